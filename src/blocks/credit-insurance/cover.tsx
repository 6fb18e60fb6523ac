import { css } from '@styled/css';
import type { CreditInsurance } from '../../../openapi/index.ts';
import { coverByYear } from '../../../schemas/facts/cover.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CardSection } from '../claim/card-section.tsx';
import { BarTable } from '../cost/bar-table.tsx';
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
      <BarTable
        short
        caption={t('ci.cover.all', { first: money(sumInsured), last: money(last), n: years.length })}
        name={t('ci.cover.year')}
        value={t('ci.cover.upTo')}
        bars={years.map((sum, at) => ({
          name: t('cost.chartYear', { n: at + 1 }),
          length: (sum / sumInsured) * 100,
          bar: <ShareBar part={sum} whole={sum} />,
          value: short(sum),
        }))}
      />
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('ci.cover.note')}</p>
    </CardSection>
  );
}
