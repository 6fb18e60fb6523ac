import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { type Instalment, instalmentPlan } from '../../../schemas/facts/insurance/instalments.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { SummaryList } from '../../ui/index.ts';

const NONE: readonly Instalment[] = [];

/** All payments of the customer; none while there is no offer, when all is paid at once, or by a partner. */
export const planOf = ({ offer, product, policy, partner }: InsuranceClaim): readonly Instalment[] => {
  if (partner?.paysForCustomer === true) return NONE;
  const start = policy?.startDate ?? product?.startDate;
  return offer === null || offer.premium === null || offer.instalments === 1 || start === undefined
    ? NONE
    : instalmentPlan(offer.premium, offer.instalments, start, offer.termMonths);
};

/** Every payment of a premium in parts, with its day. `first`: when the first one is, or was, paid. */
export function InstalmentList({ plan, first }: { plan: readonly Instalment[]; first: string }) {
  const t = useT();
  if (plan.length === 0) return null;
  return (
    <section className={stack({ gap: '8' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t('ins.offer.plan')}</h2>
      <SummaryList
        rows={plan.map(({ number, date, sum }) => ({
          label: t('ins.plan.number', { n: number }),
          value: t('ins.plan.value', {
            sum: money(sum),
            when: number === 1 ? first : t('ins.plan.by', { date: dmy(date) }),
          }),
        }))}
      />
    </section>
  );
}
