import { estimate } from '@styled/recipes';
import { EXTRAS, type Extra } from '../../../../schemas/shared/bank-month.ts';
import type { TextId } from '../../../../locales/ids.ts';
import { RangeHead, rangeText } from '../../../blocks/claim/estimate-range.tsx';
import type { BankMonth } from '../../../blocks/claim/months-of.ts';
import { monthsText } from '../../../blocks/claim/months-words.ts';
import type { Estimate, WantedLoan } from '../../../blocks/claim/offers.ts';
import { type Translate, useT } from '../../../i18n/index.ts';

const NAMES: Readonly<Record<Extra, TextId>> = {
  casco: 'c2c.terms.casco',
  life: 'c2c.terms.lifeShort',
  gps: 'c2c.terms.gps',
};

/** What is paid beside the payment; where not every bank wants it, at which: "КАСКО, GPS-трекер (MCF)". */
const besideAt = (all: readonly BankMonth[], t: Translate): string =>
  EXTRAS.flatMap((kind) => {
    const at = all.filter(({ beside }) => beside[kind] !== undefined);
    if (at.length === 0) return [];
    const name = t(NAMES[kind]);
    return [at.length === all.length ? name : `${name} (${at.map(({ bank }) => bank.name).join(', ')})`];
  }).join(', ');

/** The one figure that a month comes to, and what it is made of; the payment where nothing else is paid. */
export function OutlookHead({
  lending,
  loan,
  months,
}: {
  lending: readonly Estimate[];
  loan: WantedLoan;
  months: readonly BankMonth[];
}) {
  const t = useT();
  const classes = estimate();
  const what = besideAt(months, t);
  if (what === '') return <RangeHead lending={lending} loan={loan} />;
  return (
    <>
      <div className={classes.head}>
        <p className={classes.caption}>{t('dealer.review.inAll', { n: months.length })}</p>
        <p className={classes.figure} data-months>
          {monthsText(months, t)}
        </p>
        <p className={classes.caption}>{t('dealer.review.madeOf', { range: rangeText(lending, t) ?? '', what })}</p>
      </div>
      <div className={classes.rule}>
        <p className={classes.caption}>{t('c2c.terms.spread')}</p>
        <p className={classes.heads}>
          <span>{t('c2c.terms.bank')}</span>
          <span>{t('c2c.terms.month')}</span>
        </p>
      </div>
    </>
  );
}
