import { useEffect } from 'react';
import { announce } from '../../ui/index.ts';
import { estimate } from '@styled/recipes';
import { group, money, months, percent, unbroken } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { CompanyMark } from '../marks/company-name.tsx';
import { type Estimate, rangeOf, type WantedLoan } from './offers.ts';

/** "217 314 – 282 306 ₸"; one sum where all are the same, null where nobody lends. */
export const rangeText = (lending: readonly Estimate[], t: Translate): string | null => {
  const range = rangeOf(lending, (one) => one.payment);
  if (range === null) return null;
  const { from, to } = range;
  return from === to ? money(from) : t('c2c.terms.range', { from: group(from), to: money(to) });
};

/** A figure is read out when typing, or a slider, has paused for so long. */
const SAY_AFTER_MS = 1_500;

/** Tells screen readers the range once it has settled. */
export function useSpokenRange(words: string | null): void {
  const t = useT();
  useEffect(() => {
    if (!words) return;
    const timer = setTimeout(() => announce(`${t('loan.monthly')}: ${words}`), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [words, t]);
}

/** "Кредит 8 100 000 ₸ на 60 месяцев". */
export const loanText = ({ price, fee, term }: WantedLoan, t: Translate): string =>
  t('c2c.terms.loan', { sum: money(price - fee), term: months(term, t) });

/** What a month costs at the banks that would lend: from the lowest to the highest, and for which loan. */
export function RangeHead({ lending, loan }: { lending: readonly Estimate[]; loan: WantedLoan }) {
  const t = useT();
  const classes = estimate();
  return (
    <div className={classes.head}>
      <p className={classes.caption}>{t('c2c.terms.monthlyAt', { n: lending.length })}</p>
      <p className={classes.figure} data-range>
        {rangeText(lending, t)}
      </p>
      <p className={classes.caption}>{loanText(loan, t)}</p>
    </div>
  );
}

/** A bank a row, the lowest payment first: one alone has its sum above. */
export function Payments({ lending }: { lending: readonly Estimate[] }) {
  const t = useT();
  const classes = estimate();
  if (lending.length < 2) return null;
  return (
    <ol className={classes.payments}>
      {lending.map(({ bank, payment, gesv }, index) => (
        <li key={bank.alias}>
          <CompanyMark company={bank} kind="lender" />
          <span>
            {bank.name}
            {gesv !== null && (
              <>
                <br />
                <span className={classes.caption}>{unbroken(`${t('loan.gesv')} ${percent(gesv)}`)}</span>
              </>
            )}
          </span>
          <span>
            {money(payment)}
            {index === 0 && payment < (lending[1]?.payment ?? payment) && <small>{t('c2c.terms.lowest')}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
