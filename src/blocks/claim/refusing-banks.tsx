import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { CompanyName } from '../marks/company-name.tsx';
import type { Offers } from './offers.ts';
import { refusalsText } from './refusal-text.ts';

/** Banks that would not lend on these terms, each with its reasons. */
export function RefusingBanks({ refusing }: Pick<Offers, 'refusing'>) {
  const t = useT();
  return refusing.map(({ bank, refusals }) => (
    <div key={bank.alias}>
      <CompanyName company={bank} kind="lender" out>
        <div>
          <p className={css({ textStyle: 'body.strong' })}>{bank.name}</p>
          <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{refusalsText(refusals, t)}</p>
        </div>
      </CompanyName>
    </div>
  ));
}
