import { useEffect } from 'react';
import { announce } from '../../ui/index.ts';
import { css } from '@styled/css';
import { estimate } from '@styled/recipes';
import { visuallyHidden } from '@styled/patterns';
import { group, money, months } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { CompanyMark } from '../marks/company-name.tsx';
import { type Estimate, rangeOf, type WantedLoan } from './offers.ts';
import { spread } from './spread.ts';

/**
 * Marks stand so far from one another, of the line's length: half a mark and a little air on the narrowest line, for they
 * stand in two rows, in turn, and what leads down from the upper row passes beside the lower one.
 */
const APART = 0.08;
const ROW_PX = 36;
const MARK_PX = 32;
/** Below both rows. */
const FOOT_PX = ROW_PX + MARK_PX;

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

/** What a month costs at the banks that would lend: the range, each bank at its place in it, and whose signs these are. */
export function EstimateRange({ lending, loan }: { lending: readonly Estimate[]; loan: WantedLoan }) {
  const t = useT();
  const classes = estimate();
  return (
    <>
      <div className={classes.head}>
        <p className={classes.caption}>{t('c2c.terms.monthlyAt', { n: lending.length })}</p>
        <p className={classes.figure} data-range>
          {rangeText(lending, t)}
        </p>
        <p className={classes.caption}>{loanText(loan, t)}</p>
      </div>
      {lending.length > 1 && <Line lending={lending} />}
    </>
  );
}

const percentAt = (place: number): string => `${Math.round(place * 1000) / 10}%`;

function Line({ lending }: { lending: readonly Estimate[] }) {
  const classes = estimate();
  const first = lending[0];
  const last = lending.at(-1);
  if (first === undefined || last === undefined) return null;
  const width = last.payment - first.payment;
  const places = lending.map(({ payment }) => (width === 0 ? 0 : (payment - first.payment) / width));
  const marks = spread(places, APART);
  // Few that are far from each other all stand right above the line.
  const isOneRow = marks.every((mark, index) => index === 0 || mark - (marks[index - 1] ?? 0) >= 2 * APART);
  const rowOf = (index: number): number => (isOneRow ? 1 : index % 2);
  return (
    <div>
      <div className={css({ position: 'relative' })} style={isOneRow ? { marginTop: -ROW_PX } : undefined}>
        <svg className={classes.stems} aria-hidden="true">
          {places.map((place, index) => (
            <g key={lending[index]?.bank.alias} stroke="currentColor">
              {rowOf(index) === 0 && (
                <line x1={percentAt(marks[index] ?? 0)} y1={MARK_PX} x2={percentAt(marks[index] ?? 0)} y2={FOOT_PX} />
              )}
              <line x1={percentAt(marks[index] ?? 0)} y1={FOOT_PX} x2={percentAt(place)} y2="100%" />
            </g>
          ))}
        </svg>
        <ol className={classes.line}>
          {lending.map(({ bank, payment }, index) => (
            <li
              key={bank.alias}
              className={classes.mark}
              style={{ insetInlineStart: percentAt(marks[index] ?? 0), top: rowOf(index) * ROW_PX }}
            >
              <CompanyMark company={bank} kind="lender" out={false} />
              <span className={visuallyHidden()}>
                {bank.name}, {money(payment)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.scale} aria-hidden="true">
        {places.map((place, index) => (
          <span
            key={lending[index]?.bank.alias}
            className={classes.dot}
            style={{ insetInlineStart: percentAt(place) }}
          />
        ))}
      </div>
      {/* The range itself says the sums of both ends. */}
      <div className={classes.names} aria-hidden="true">
        {lending.map(({ bank }) => (
          <span key={bank.alias}>
            <CompanyMark company={bank} kind="lender" />
            {bank.name}
          </span>
        ))}
      </div>
    </div>
  );
}
