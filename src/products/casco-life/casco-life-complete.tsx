import { stack } from '@styled/patterns';
import { DocumentButton } from '../../blocks/document-button.tsx';
import { PaperName } from '../../blocks/paper.tsx';
import type { ScreenProps } from '../../blocks/props.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card } from '../../ui/index.ts';
import { Done, useInsured } from './blocks/done.tsx';

/** Insured: the documents, and the way back to the loan. */
export default function CascoLifeComplete(props: ScreenProps<'casco-life-complete'>) {
  const t = useT();
  const { context, useRead, host, documentAt } = props;
  const insured = useInsured(context, useRead);
  const agreement = insured.claim?.agreement;
  return (
    <Done
      {...props}
      title={t('cl.complete.title')}
      insured={insured}
      more={
        agreement && (
          <Card>
            <div className={stack({ gap: '12' })}>
              <PaperName
                title={t('cl.agreement.title')}
                note={`${agreement.number}, ${dateTimeKz(agreement.createdAt)}`}
              />
              <DocumentButton
                address={documentAt('insuranceV1', agreement.documentUrl)}
                title={t('cl.agreement.title')}
                label={`${t('doc.open')}: ${t('cl.agreement.title')}`}
                host={host}
              >
                {t('doc.open')}
              </DocumentButton>
            </div>
          </Card>
        )
      }
    />
  );
}
