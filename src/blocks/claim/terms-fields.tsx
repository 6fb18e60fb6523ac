import { amount, percentOf, shareOf } from '../../../schemas/facts/money.ts';
import { PAYMENT_TYPES, TERM } from '../../../schemas/shared/terms.form.ts';
import { css } from '@styled/css';
import { grid, stack } from '@styled/patterns';
import { group, money, months, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  FieldSet,
  PriceField,
  RadioCardsField,
  SelectField,
  useFieldValue,
  useSetField,
} from '../../ui/form/index.ts';

/** Usual shares of the price, percent: one tap instead of arithmetic. */
const SHARES = [20, 30, 40, 50] as const;
const termsUpTo = (longest: number): number[] =>
  Array.from({ length: Math.floor((longest - TERM.min) / TERM.step) + 1 }, (_, index) => TERM.min + index * TERM.step);

const chip = css({
  minHeight: 'target',
  border: '1px solid {colors.border.control}',
  borderRadius: 'l2',
  bg: 'surface',
  color: 'link',
  cursor: 'pointer',
  textStyle: 'label',
  _hover: { borderColor: 'accent.solid', bg: 'accent.wash' },
  '&[aria-pressed=true]': { borderColor: 'accent.solid', bg: 'accent.solid', color: 'accent.on' },
});

interface Props {
  /** What the car costs, tenge. */
  price: number;
  /** The smallest down payment that any bank takes, percent of the price. */
  minFeePercent: number;
}
interface LoanProps extends Props {
  /** The longest term that any bank gives, months. */
  maxTerm: number;
}

/** Down payment, term, kind of payments: what the monthly payment depends on. */
export function LoanFields({ price, minFeePercent, maxTerm }: LoanProps) {
  const t = useT();
  return (
    <>
      <Fee price={price} minFeePercent={minFeePercent} />
      <SelectField
        name="term"
        label={t('loan.termOnly')}
        options={termsUpTo(maxTerm).map((term) => ({ value: String(term), label: months(term, t) }))}
      />
      <RadioCardsField
        name="paymentType"
        label={t('loan.payment')}
        options={PAYMENT_TYPES.map((value) => ({ value, label: t(`loan.${value}`), note: t(`loan.${value}Note`) }))}
      />
    </>
  );
}

/** What may come with the loan. Ticked beforehand are casco and the proof of the income: without them part of the banks say no. */
export function ExtraFields() {
  const t = useT();
  return (
    <>
      <FieldSet legend={t('c2c.terms.insurance')}>
        <CheckboxField name="cascoInsurance" label={t('c2c.terms.casco')} hint={t('c2c.terms.cascoNote')} />
        <CheckboxField name="lifeInsurance" label={t('c2c.terms.life')} hint={t('c2c.terms.lifeNote')} />
        <CheckboxField name="gpsTracker" label={t('c2c.terms.gps')} hint={t('c2c.terms.gpsNote')} />
      </FieldSet>
      <FieldSet legend={t('c2c.terms.income')}>
        <CheckboxField name="provesIncome" label={t('c2c.terms.provesIncome')} hint={t('c2c.terms.incomeNote')} />
      </FieldSet>
    </>
  );
}

function Fee({ price, minFeePercent }: Props) {
  const t = useT();
  const set = useSetField();
  const typed = useFieldValue('initialFee');
  const fee = typeof typed === 'string' || typeof typed === 'number' ? amount(typed) : null;
  return (
    <div className={stack({ gap: '12' })}>
      <PriceField
        name="initialFee"
        label={t('loan.fee')}
        hint={
          minFeePercent > 0
            ? t('c2c.terms.min', { min: `${money(percentOf(price, minFeePercent))} (${percent(minFeePercent)})` })
            : undefined
        }
      />
      {fee !== null && fee > 0 && (
        <p className={css({ textStyle: 'body.strong', fontVariantNumeric: 'tabular-nums' })}>
          {t('loan.feeShare', { p: percent(shareOf(fee, price)) })}
        </p>
      )}
      <div role="group" aria-label={t('loan.fee')} className={grid({ columns: 4, gap: '8' })}>
        {SHARES.filter((share) => share >= minFeePercent).map((share) => (
          <button
            key={share}
            type="button"
            className={chip}
            aria-pressed={fee === percentOf(price, share)}
            onClick={() => set('initialFee', group(percentOf(price, share)))}
          >
            {percent(share)}
          </button>
        ))}
      </div>
    </div>
  );
}
