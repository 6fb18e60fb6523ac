import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { DoneSum } from '../../../blocks/done-sum.tsx';
import { money, percent } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { SummaryList, type SummaryRow } from '../../../ui/index.ts';
import { paidOut } from './next.ts';
import { carName, choiceLine, pocketWords, totalWords } from './words.ts';

/** What a month of the loan costs now; of a bank that does not say it, what the policies cost, and out of which pocket. */
export function Bought({ claim }: { claim: CascoLifeClaim | undefined }) {
  const t = useT();
  if (claim === undefined) return null;
  if (claim.insuredPayment != null) return <DoneSum label={t('cl.payment')} sum={claim.insuredPayment} />;
  return claim.policies.length === 0 ? null : <DoneSum label={totalWords(claim, t)} sum={premiums(claim)} />;
}

const premiums = ({ policies }: CascoLifeClaim): number => policies.reduce((all, { premium }) => all + premium, 0);

/** Below it: the price where the payment is told above, and how it was decided about life. `conditions`: of life. */
export function BoughtRows({
  claim,
  life: conditions,
}: {
  claim: CascoLifeClaim;
  life: CascoLifeConditions | undefined;
}) {
  const t = useT();
  const { life, policies, insuredPayment } = claim;
  const rows = [
    { label: t('cl.car'), value: carName(claim) },
    ...(insuredPayment != null && policies.length > 0 ? pocketRows(claim, t) : []),
    ...(life === null
      ? []
      : [
          {
            label: t('cl.life'),
            value: lifeWords(life, conditions, t),
          },
        ]),
  ];
  return <SummaryList rows={rows} />;
}

/** What all policies cost, and out of which pocket; where there are two, what is paid out of each. */
const pocketRows = (claim: CascoLifeClaim, t: Translate): SummaryRow[] =>
  pocketWords(claim, t) !== null
    ? [{ label: totalWords(claim, t), value: money(premiums(claim)) }]
    : (['financed', 'own'] as const)
        .filter((payer) => paidOut(claim, payer) > 0)
        .map((payer) => ({
          label: `${t('cl.bar.total')}, ${t(`cl.in.${payer}`)}`,
          value: money(paidOut(claim, payer)),
        }));

/** Who insures life; or at which rate the bank lends without. */
const lifeWords = (
  life: NonNullable<CascoLifeClaim['life']>,
  conditions: CascoLifeConditions | undefined,
  t: Translate,
): string => {
  if (life.decision === 'insure') return life.company?.name ?? '—';
  const dearer = life.decision === 'decline' ? conditions?.termsIfDeclined : null;
  return dearer ? t('cl.declinedShort', { r: percent(dearer.rate) }) : choiceLine(life, conditions, t);
};
