import { percentOf, shareOf } from '../../../schemas/facts/money.ts';
import { PAYMENT_TYPES, TERM } from '../../../schemas/shared/terms.form.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, slider } from '@styled/recipes';
import { group, money, months, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { RadioCardsField, SliderField, useSetField } from '../../ui/form/index.ts';
import { ChoiceEnd } from '../choice-end.tsx';
import { countedOf } from './counted.ts';
import { useLiveOffers, useProves, useSum } from './live-offers.tsx';
import { refusalsOf } from './offers.ts';
import { useOfferedBanks } from './use-offered-banks.ts';

/** Usual shares of the price, percent: one tap instead of arithmetic. */
const SHARES = [20, 30, 40, 50] as const;
/** The slider's end: more is typed. */
const MOST_PERCENT = 80;

/** By how much the slider of a down payment moves for a car of this price, tenge. */
const feeStep = (price: number): number => (price < 3_000_000 ? 10_000 : 50_000);

interface FeeProps {
  /** What the car costs, tenge. */
  price: number;
  /** The smallest down payment that any bank takes, percent of the price. */
  minFeePercent: number;
}
interface TermProps {
  /** The longest term that any bank gives, months. */
  maxTerm: number;
}

/** Down payment, term, kind of payments: what the monthly payment depends on. Stands in `OffersOfForm`. */
export function LoanFields({ price, minFeePercent, maxTerm }: FeeProps & TermProps) {
  return (
    <>
      <div className={stack({ gap: '12' })}>
        <FeeField price={price} minFeePercent={minFeePercent} shares />
        <Shares price={price} minFeePercent={minFeePercent} />
      </div>
      <TermField maxTerm={maxTerm} />
      <PaymentTypes />
    </>
  );
}

/** The down payment in tenge, with its share of the price. */
export function FeeField({
  price,
  minFeePercent,
  shares = false,
}: FeeProps & { /** Usual shares stand below: one that is pressed says itself. */ shares?: boolean }) {
  const t = useT();
  const fee = useSum('initialFee');
  const classes = slider();
  const share = (sum: number) => percent(shareOf(sum, price));
  const isPressed = shares && SHARES.some((one) => one >= minFeePercent && fee === percentOf(price, one));
  return (
    <SliderField
      name="initialFee"
      label={t('loan.fee')}
      hint={
        minFeePercent > 0
          ? t('c2c.terms.min', { min: `${money(percentOf(price, minFeePercent))} (${percent(minFeePercent)})` })
          : undefined
      }
      kind="sum"
      scale={{
        min: percentOf(price, minFeePercent),
        max: percentOf(price, Math.max(MOST_PERCENT, minFeePercent)),
        step: feeStep(price),
      }}
      unit={
        <span className={classes.said}>
          ₸{fee !== null && fee > 0 && price > 0 && !isPressed && <span>{share(fee)}</span>}
        </span>
      }
      say={(sum) => (sum === null ? t('c2c.terms.nothing') : `${money(sum)}, ${share(sum)}`)}
      ends={[percent(minFeePercent), percent(Math.max(MOST_PERCENT, minFeePercent))]}
    />
  );
}

/** The term in months. */
export function TermField({ maxTerm }: TermProps) {
  const t = useT();
  return (
    <SliderField
      name="term"
      label={t('loan.termOnly')}
      kind="count"
      scale={{ min: TERM.min, max: maxTerm, step: TERM.step }}
      unit={t('c2c.terms.months')}
      say={(term) => (term === null ? t('c2c.terms.nothing') : months(term, t))}
      ends={[months(TERM.min, t), months(maxTerm, t)]}
    />
  );
}

/** Kinds of payments, each with what it would cost at one bank. */
function PaymentTypes() {
  const t = useT();
  const { example } = useLiveOffers();
  const notes = example && {
    annuity: t('c2c.terms.equal', { sum: money(example.annuity.payment) }),
    differentiated: t('c2c.terms.falling', {
      from: money(example.differentiated.payment),
      to: money(example.differentiated.last),
    }),
  };
  return (
    <div className={stack({ gap: '8' })}>
      <RadioCardsField
        name="paymentType"
        label={t('loan.payment')}
        options={PAYMENT_TYPES.map((value) => ({
          value,
          label: t(`loan.${value}`),
          note: notes?.[value] ?? t(`loan.${value}Note`),
          end: example && <ChoiceEnd label={t('loan.over')} value={money(example[value].overpayment)} />,
        }))}
      />
      {example && (
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t('c2c.terms.example', { bank: example.annuity.bank.name, rate: percent(example.annuity.rate) })}
        </p>
      )}
    </div>
  );
}

/** How many banks would lend with a down payment; nothing until it is known. */
function Lenders({ n }: { n: number | undefined }) {
  const t = useT();
  return n === undefined ? null : <span> {t('c2c.terms.lenders', { n })}</span>;
}

function Shares({ price, minFeePercent }: FeeProps) {
  const t = useT();
  const set = useSetField();
  const fee = useSum('initialFee');
  // As the figures beside it count them.
  const proves = useProves();
  const { banks, loan, sample } = useLiveOffers();
  const offered = useOfferedBanks(banks.data);
  const wanted = loan ?? sample?.loan;
  const lendersAt = (sum: number) =>
    wanted &&
    offered &&
    countedOf(
      offered.filter((bank) => refusalsOf(bank, { ...wanted, fee: sum }).length === 0).map((bank) => ({ bank })),
      proves,
    ).length;
  const shares = SHARES.filter((share) => share >= minFeePercent);
  const counts = shares.map((share) => lendersAt(percentOf(price, share)));
  // The same of each: the estimate tells it.
  const differ = new Set(counts).size > 1;
  return (
    <div role="group" aria-label={t('loan.fee')} className={arranged({ as: 'usual' })}>
      {shares.map((share, at) => (
        <button
          key={share}
          type="button"
          aria-pressed={fee === percentOf(price, share)}
          onClick={() => set('initialFee', group(percentOf(price, share)))}
        >
          {percent(share)}
          <Lenders n={differ ? counts[at] : undefined} />
        </button>
      ))}
    </div>
  );
}
