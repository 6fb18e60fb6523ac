import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { instalments } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { type Instalment, instalmentPlan } from '../../../schemas/facts/insurance/instalments.ts';
import { dmy, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/index.ts';

const NONE: readonly Instalment[] = [];

/** All payments of the customer; none while there is no offer, when all is paid at once, or by a partner. */
export const planOf = ({ offer, product, policy, partner }: InsuranceClaim): readonly Instalment[] => {
  if (partner?.paysForCustomer === true) return NONE;
  const start = policy?.startDate ?? product?.startDate;
  return offer === null || offer.premium === null || offer.instalments === 1 || start === undefined
    ? NONE
    : instalmentPlan(offer.premium, offer.instalments, start, offer.termMonths);
};

interface Props {
  plan: readonly Instalment[];
  /** When the first one is, or was, paid. */
  first: string;
  /** The first one is paid: of the others nobody tells. */
  paid?: boolean;
  /** Number of the one that is due next; absent: the first one while it is not paid, else none is marked. */
  next?: number | undefined;
}

/** Every payment of a premium in parts, with its day: paid, next, later. */
export function InstalmentList({ plan, first, paid = false, next = paid ? undefined : 1 }: Props) {
  const t = useT();
  const classes = instalments();
  if (plan.length === 0) return null;
  return (
    <section className={stack({ gap: '12' })}>
      <h2 className={css({ textStyle: 'h3' })}>{t('ins.offer.plan')}</h2>
      <ol className={classes.list}>
        {plan.map(({ number, date, sum }) => {
          const isPaid = paid && number === 1;
          return (
            <li key={number} className={classes.item} data-state={isPaid ? 'paid' : number === next ? 'next' : 'later'}>
              <span
                className={classes.dot}
                data-state={isPaid ? 'paid' : number === next ? 'next' : 'later'}
                data-number={isPaid ? undefined : number}
                aria-hidden="true"
              >
                {isPaid && <Icon name="check" size={16} />}
              </span>
              <span className={visuallyHidden()}>{`${t('ins.plan.number', { n: number })}: `}</span>
              <span className={classes.sum}>{money(sum)}</span>
              <span className={visuallyHidden()}>, </span>
              <span className={classes.when}>{number === 1 ? first : t('ins.plan.by', { date: dmy(date) })}</span>
              {number === next && number > 1 && <span className={classes.when}>{t('ins.plan.next')}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
