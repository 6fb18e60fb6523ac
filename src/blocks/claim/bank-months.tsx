import type { Bank } from '../../../openapi/index.ts';
import { arranged, estimate } from '@styled/recipes';
import { money, months, percent, unbroken } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { CompanyMark } from '../marks/company-name.tsx';
import { RangeHead, rangeText } from './estimate-range.tsx';
import type { BankMonth } from './months-of.ts';
import type { WantedLoan } from './offers.ts';
import { besideText, monthsText } from './months-words.ts';
import { bankNeeds, type Taken } from './bank-needs.ts';

/** Of which the payment is one part, where it is not all; and the yearly rate by which loans are compared. */
export const partsText = ({ payment, month, gesv }: BankMonth, t: Translate): string =>
  [
    ...(month === payment ? [] : [unbroken(t('c2c.terms.paymentIs', { sum: money(payment) }))]),
    ...(gesv === null ? [] : [unbroken(`${t('loan.gesv')} ${percent(gesv)}`)]),
  ].join(', ');

/** What a bank demands, in a line of its own; nothing where it demands nothing. */
export function Needs({
  of,
  provesIncome,
  taken,
}: {
  of: BankMonth;
  provesIncome: boolean;
  taken?: Taken | undefined;
}) {
  const needs = bankNeeds(of, provesIncome, useT(), taken);
  return needs.length === 0 ? null : <span className={arranged({ as: 'needs' })}>{needs.join('. ')}</span>;
}

/** What a month takes in all at those that would lend, and of that the payment; nothing paid beside it, the payment alone. */
export function MonthHead({ of, loan }: { of: readonly BankMonth[]; loan: WantedLoan }) {
  const t = useT();
  const classes = estimate();
  const what = besideText(of, t);
  if (what === '') return <RangeHead lending={of} loan={loan} />;
  return (
    <div className={classes.head}>
      <p className={classes.caption}>{t('c2c.terms.inAllAt', { n: of.length })}</p>
      <p className={classes.figure} data-range>
        {monthsText(of, t)}
      </p>
      <p className={classes.caption}>{t('c2c.terms.parts', { range: rangeText(of, t) ?? '', what })}</p>
      <p className={classes.caption}>
        {t('c2c.terms.loanOnly', { sum: money(loan.price - loan.fee), term: months(loan.term, t) })}
      </p>
    </div>
  );
}

/** Above the rows of banks, where more than the payment is counted in: how, and what stands at the end of a row. */
export function MonthRule({ of }: { of: readonly BankMonth[] }) {
  const t = useT();
  const classes = estimate();
  return besideText(of, t) === '' ? null : (
    <div className={classes.rule}>
      <p className={classes.caption}>{t('c2c.terms.spread')}</p>
      <p className={classes.heads}>
        <span>{t('c2c.terms.bank')}</span>
        <span>{t('c2c.terms.month')}</span>
      </p>
    </div>
  );
}

/** A bank a row, the lowest month first. */
export function BankMonths({
  of,
  provesIncome,
  taken,
  also = [],
}: {
  of: readonly BankMonth[];
  provesIncome: boolean;
  taken?: Taken;
  /** Named after them: what these would take is not known. */
  also?: readonly Bank[];
}) {
  const t = useT();
  const classes = estimate();
  return (
    <ol className={classes.payments}>
      {of.map((one) => (
        <li key={one.bank.alias}>
          <CompanyMark company={one.bank} kind="lender" />
          <span>
            {one.bank.name}
            <br />
            <span className={classes.caption}>{partsText(one, t)}</span>
            <Needs of={one} provesIncome={provesIncome} taken={taken} />
          </span>
          <span>{money(one.month)}</span>
        </li>
      ))}
      {also.map((bank) => (
        <li key={bank.alias}>
          <CompanyMark company={bank} kind="lender" />
          <span>{bank.name}</span>
        </li>
      ))}
    </ol>
  );
}
