import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { InsuranceClaim } from '../../../../openapi/index.ts';
import { nextInstalment } from '../../../../schemas/facts/insurance/instalments.ts';
import { planOf } from '../../../blocks/insurance/instalment-list.tsx';
import { dateTimeKz, dmy, money } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { SummaryList, type SummaryRow } from '../../../ui/index.ts';

/** What the first payment is of the whole: one of several, or all there is to pay. */
export const partWords = (claim: InsuranceClaim, t: Translate): string | null => {
  const { offer } = claim;
  if (offer === null || offer.premium === null) return null;
  const n = planOf(claim).length;
  return n > 1 ? t('ins.pay.part', { n, total: money(offer.premium) }) : t('ins.pay.whole', { n: offer.termMonths });
};

/** The next payment after the first one: its sum and the last day for it; null: nothing more is to be paid. */
export const nextWords = (claim: InsuranceClaim, today: string, t: Translate): string | null => {
  const next = nextInstalment(planOf(claim), today);
  return next && t('ins.plan.value', { sum: money(next.sum), when: t('ins.plan.by', { date: dmy(next.date) }) });
};

/** Until when it has to be paid, or the claim is over; null: there is no such time. */
export const untilRow = ({ status, expiresAt }: InsuranceClaim, t: Translate): SummaryRow | null =>
  status.alias === 'payment_pending' && expiresAt !== null
    ? { label: t('ins.pay.until'), value: dateTimeKz(expiresAt) }
    : null;

/** Until when, and what comes after it. */
export const dueRows = (
  claim: InsuranceClaim,
  today: string | undefined,
  until: SummaryRow | null,
  t: Translate,
): SummaryRow[] => {
  const next = today === undefined ? null : nextWords(claim, today, t);
  return [
    ...(until === null ? [] : [until]),
    ...(next === null ? [] : [{ label: t('ins.plan.nextLabel'), value: next }]),
  ];
};

interface Props {
  claim: InsuranceClaim;
  sum: number;
  /** 'YYYY-MM-DD'; absent: the payments after it stand on the page. */
  today?: string;
  /** Other words for it than what is to be paid today. */
  label?: string;
  /** The time that there is for it. */
  until?: SummaryRow | null;
}

/** What is paid now, what it is of the whole; in rows below it until when, and what comes after it. */
export function PaymentSum({ claim, sum, today, label, until = null }: Props) {
  const t = useT();
  const part = partWords(claim, t);
  const rows = dueRows(claim, today, until, t);
  return (
    <div className={arranged({ as: 'due' })}>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{label ?? t('ins.pay.sum')}</p>
      <p className={css({ textStyle: 'amount.lg' })} data-sum>
        {money(sum)}
      </p>
      {part !== null && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{part}</p>}
      {rows.length > 0 && <SummaryList rows={rows} />}
    </div>
  );
}
