import { css, cx } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { coverByYear } from '../../../schemas/facts/cover.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CardSection } from '../claim/card-section.tsx';
import { ShareBar } from '../cost/share-bar.tsx';
import { shortMoney } from '../cost/short-money.ts';

/** How what the insurer pays falls with the debt: a bar for each year of the loan. Nothing where that is not known. */
export function Cover({ insurance: { loan, sumInsured } }: { insurance: CreditInsurance }) {
  const t = useT();
  const years = coverByYear(loan, sumInsured);
  const last = years.at(-1);
  if (last === undefined) return null;
  const short = shortMoney(years, t);
  return (
    <CardSection title={t('ci.cover')}>
      <table className={cx(arranged({ as: 'bars' }), arranged({ as: 'shortNames' }))}>
        <caption className={css({ srOnly: true })}>
          {t('ci.cover.all', { first: money(sumInsured), last: money(last), n: years.length })}
        </caption>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {t('ci.cover.year')}
            </th>
            <th scope="col">{t('ci.cover.upTo')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((sum, at) => (
            <tr key={sum}>
              <th scope="row">{t('cost.chartYear', { n: at + 1 })}</th>
              <td>
                <div style={{ width: `${(sum / sumInsured) * 100}%` }}>
                  <ShareBar part={sum} whole={sum} />
                </div>
              </td>
              <td>{short(sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.cover.note')}</p>
    </CardSection>
  );
}
