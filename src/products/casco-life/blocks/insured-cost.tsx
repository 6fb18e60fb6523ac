import { css } from '@styled/css';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { paidInAll } from '../../../../schemas/facts/cost.ts';
import { loanRows, overRow } from '../../../blocks/cost/loan-rows.ts';
import { WholeCost } from '../../../blocks/cost/whole-cost.tsx';
import { money, percent } from '../../../i18n/format.ts';
import { useT, type Translate } from '../../../i18n/index.ts';
import { Card, Fold, SummaryList, type SummaryRow } from '../../../ui/index.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { financedInAll } from './payment.ts';
import { costNote, renewalRows, totalWords } from './words.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The rate that the other decision about life would have made. */
const otherRate = (
  { insuredLoan, loan, life }: CascoLifeClaim,
  conditions: CascoLifeConditions | undefined,
  t: Translate,
): SummaryRow | null => {
  const without = conditions?.termsIfDeclined?.rate;
  if (life?.decision === 'decline' && insuredLoan?.rate !== loan.rate)
    return { label: t('cl.rateWith'), value: percent(loan.rate) };
  if (life?.decision === 'insure' && without !== undefined && without !== insuredLoan?.rate)
    return { label: t('cl.rateWithout'), value: percent(without) };
  return null;
};

interface Props {
  claim: CascoLifeClaim;
  casco: CascoLifeConditions | undefined;
  life: CascoLifeConditions | undefined;
}

/** What all policies cost, as the largest; below it, what comes of it in the loan. */
function PremiumSum({ claim, casco, life }: Props) {
  const t = useT();
  if (claim.premiumTotal === null) return null;
  const inAll = financedInAll(claim, { casco, life });
  return (
    <div>
      <p className={small}>{totalWords(claim, t)}</p>
      <p className={css({ textStyle: 'amount.lg' })}>{money(claim.premiumTotal)}</p>
      {inAll !== null && <p className={small}>{t('cl.inLoanSum', { sum: money(inAll) })}</p>}
    </div>
  );
}

/**
 * What is bought, the loan as this insurance makes it, and all that is paid with it; nothing once it is signed. `accepted`: it was read
 * a step before, and one line says it again.
 */
export function InsuredCost({
  claim,
  casco: cascoConditions,
  life: conditions,
  accepted = false,
}: Props & {
  accepted?: boolean;
}) {
  const t = useT();
  const isWide = useWide();
  const { insuredLoan: loan, casco, life } = claim;
  if (loan === null) return null;
  const own = [casco, life].flatMap((choice) =>
    choice?.payer === 'own' && choice.premium !== null ? [{ sum: choice.premium, period: 'once' as const }] : [],
  );
  // First what adds up to the total, then how it is lent.
  const rows = [
    ...(loan.initialFee === 0 ? [] : [{ label: t('cost.fee'), value: money(loan.initialFee) }]),
    { label: t('cost.loan'), value: money(loan.amount) },
    overRow(loan.overpayment, t),
    ...(own.length === 0 ? [] : [{ label: t('cl.apart'), value: money(own.reduce((all, { sum }) => all + sum, 0)) }]),
    ...loanRows(
      {
        ...loan,
        sum: null,
        overpayment: null,
        totalToPay: null,
        gesv: accepted ? loan.gesv : null,
        // The terms that are signed: of the decision that was not taken none holds.
        otherRate: accepted ? null : otherRate(claim, conditions, t),
      },
      t,
    ),
  ];
  const total = paidInAll({
    initialFee: loan.initialFee,
    totalToPay: loan.totalToPay,
    months: loan.term,
    beside: own,
  });
  if (accepted)
    return (
      <Card>
        <Fold
          look="card"
          open={isWide}
          title={
            <span>
              <span className={small}>{t('cl.costWith')}</span>
              <br />
              {t('cl.costLine', { sum: money(loan.monthlyPayment), total: money(total) })}
            </span>
          }
        >
          <SummaryList rows={[...rows, ...renewalRows(claim, t)]} />
          <p className={small}>
            {costNote(claim, t)} {t('cost.gesvLong')}.
          </p>
        </Fold>
      </Card>
    );
  return (
    <WholeCost
      first={<PremiumSum claim={claim} casco={cascoConditions} life={conditions} />}
      monthly={loan.monthlyPayment}
      payments={loan.term}
      rows={rows}
      total={total}
      withFee={loan.initialFee > 0}
      note={costNote(claim, t)}
      gesv={loan.gesv}
      later={renewalRows(claim, t)}
    />
  );
}
