import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { DoneSum } from '../../../blocks/done-sum.tsx';
import { money, percent } from '../../../i18n/format.ts';
import { type Translate, useT } from '../../../i18n/index.ts';
import { SummaryList, type SummaryRow } from '../../../ui/index.ts';
import { paidOut } from './next.ts';
import { carName, choiceLine, pocketWords, totalWords } from './words.ts';

/** What was bought: its price, and out of which pocket; where nothing was, what a month of the loan costs now. */
export function Bought({ claim }: { claim: CascoLifeClaim | undefined }) {
  const t = useT();
  if (claim === undefined) return null;
  if (claim.policies.length > 0) return <DoneSum label={totalWords(claim, t)} sum={premiums(claim)} />;
  return claim.insuredPayment == null ? null : <DoneSum label={t('cl.loanPayment')} sum={claim.insuredPayment} />;
}

const premiums = ({ policies }: CascoLifeClaim): number => policies.reduce((all, { premium }) => all + premium, 0);

/** Below it: what a month of the loan costs now, and how it was decided about life. `conditions`: of life. */
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
    // A policy of casco has it.
    ...(policies.some(({ kind }) => kind === 'casco') ? [] : [{ label: t('cl.car'), value: carName(claim) }]),
    ...(policies.length > 0 ? pocketRows(claim, t) : []),
    ...(insuredPayment != null && policies.length > 0
      ? [{ label: t('cl.loanPayment'), value: t('cl.way.monthly', { sum: money(insuredPayment) }) }]
      : []),
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

/** Where there are two pockets, what is paid out of each. */
const pocketRows = (claim: CascoLifeClaim, t: Translate): SummaryRow[] =>
  pocketWords(claim, t) !== null
    ? []
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
