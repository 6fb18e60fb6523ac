import { personalNumber } from '../../../schemas/facts/iin.ts';
import { field } from '@styled/recipes';
import { dmy } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useField } from './context.ts';
import { FieldError, type FieldProps, FormField } from './form-field.tsx';
import { Masked } from './masked-field.tsx';
import { MaskedInput } from './masked-input.tsx';
import { dateMask, personalNumberMask, phoneMask } from './person-masks.ts';

/** A phone of Kazakhstan: `+7 (701) 234-55-67`, however it is typed, pasted or filled in. */
export function PhoneField({
  autoComplete = 'tel',
  ...props
}: FieldProps & { autoComplete?: 'tel' | 'off' | undefined }) {
  return <Masked {...props} mask={phoneMask} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}

/** A date as DD/MM/YYYY in one field. Nothing is corrected: 31/02/2026 stays as typed. */
export function DateField({
  autoComplete = 'off',
  hint,
  ...props
}: FieldProps & { autoComplete?: 'bday' | 'off' | undefined }) {
  const t = useT();
  return (
    <Masked
      {...props}
      hint={hint ?? t('form.dateHint')}
      mask={dateMask}
      inputMode="numeric"
      autoComplete={autoComplete}
    />
  );
}

/**
 * ИИН / ЖСН. As soon as twelve digits stand (the one exception to "judged on Continue") it tells the birth date in them,
 * or that there is no such number. It never says that a number is right: its eleventh digit is barely checked.
 */
export function PersonalNumberField({ name, label, hint, optional }: FieldProps) {
  const t = useT();
  const bound = useField(name, label, { hint, note: true });
  const facts = bound.text.length === 12 ? personalNumber(bound.text) : null;
  const early =
    !bound.error && facts && !facts.valid
      ? t(facts.reason === 'business' ? 'form.iinBusiness' : 'form.iin')
      : undefined;
  const judged = { ...bound, error: bound.error ?? early };
  const classes = field({ spaced: 'yes', figures: 'yes' });
  return (
    <FormField bound={early ? { ...bound, error: undefined } : bound} label={label} hint={hint} optional={optional}>
      <MaskedInput
        {...bound.aria}
        aria-invalid={judged.error ? true : undefined}
        id={bound.ids.control}
        className={classes.control}
        mask={personalNumberMask}
        value={bound.text}
        onText={bound.set}
        inputMode="numeric"
        autoComplete="off"
      />
      <div id={bound.ids.note} role="status" className={classes.live}>
        {early && <FieldError bound={{ ...judged, ids: { ...bound.ids, error: `${bound.ids.error}-early` } }} />}
        {facts?.valid && facts.birthDate && (
          <span className={classes.note}>{t('iin.dob', { date: dmy(facts.birthDate) })}</span>
        )}
      </div>
    </FormField>
  );
}
