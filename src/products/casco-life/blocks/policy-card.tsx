import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { CascoLifeClaim } from '../../../../openapi/index.ts';
import { DocumentButton } from '../../../blocks/document-button.tsx';
import { CompanyName } from '../../../blocks/marks/company-name.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, SummaryList } from '../../../ui/index.ts';
import { policyRows } from './words.ts';

/** A policy that is made: whose, which, and its paper. */
export function PolicyCard({
  policy,
  priced,
  host,
  documentAt,
}: {
  policy: CascoLifeClaim['policies'][number];
  /** It is one of several: the only one costs what the page says above. */
  priced: boolean;
} & Pick<ScreenProps<'casco-life-complete' | 'centras-success'>, 'host' | 'documentAt'>) {
  const t = useT();
  const title = t(`cl.${policy.kind}`);
  return (
    <Card>
      <div className={stack({ gap: '12' })}>
        <CompanyName company={policy.company} kind="insurer">
          <h3 className={css({ textStyle: 'h3' })}>{title}</h3>
        </CompanyName>
        <SummaryList rows={policyRows(policy, priced, t)} />
        <DocumentButton
          address={documentAt('insuranceV1', policy.documentUrl)}
          title={title}
          label={t('cl.policy.openNamed', { what: title })}
          host={host}
        >
          {t('cl.policy.open')}
        </DocumentButton>
      </div>
    </Card>
  );
}
