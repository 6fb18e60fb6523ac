import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../../openapi/index.ts';
import { personName } from '../../../blocks/claim/person-name.ts';
import { useT } from '../../../i18n/index.ts';

const whose = css({ textStyle: 'body.strong', color: 'fg' });

/** Which claim, and whose, above what a page says of it: a dealer has several open. */
export function Whose({ claim, children }: { claim: Claim | undefined; children: string }) {
  const t = useT();
  return (
    <div className={stack({ gap: '8' })}>
      {claim && (
        <p className={whose}>{t('dealer.whose', { number: claim.number, name: personName(claim.borrower) })}</p>
      )}
      <p>{children}</p>
    </div>
  );
}
