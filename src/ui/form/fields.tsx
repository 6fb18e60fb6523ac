import { useState } from 'react';
import { personalNumber } from '../../../schemas/facts/iin.ts';
import { field } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { dmy } from '../../i18n/format.ts';
import { IconButton } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { useField } from './context.ts';
import { FieldError, type FieldProps, FormField } from './form-field.tsx';
import type { Mask } from './caret.ts';
import { MaskedInput } from './masked-input.tsx';
import { dateMask, digitsMask, moneyMask, personalNumberMask, phoneMask } from './masks.ts';

interface TextFieldProps extends FieldProps {
  /** A token of the HTML standard; `off` where a browser must not offer anything. */
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'url' | 'numeric' | undefined;
  type?: 'text' | 'url' | 'email' | undefined;
  /** Latin letters in capitals are expected (VIN, plate, document): the keyboard shows capitals. */
  capitals?: boolean | undefined;
  /** More than one line. */
  rows?: number | undefined;
  /** Longest text the control takes; a limit that a person can meet belongs into the schema. */
  maxLength?: number | undefined;
}

/** Text as typed. */
export function TextField({
  name,
  label,
  hint,
  optional,
  autoComplete,
  inputMode,
  type = 'text',
  capitals,
  rows,
  maxLength = 500,
}: TextFieldProps) {
  const bound = useField(name, label, { hint });
  const shared = {
    ...bound.aria,
    id: bound.ids.control,
    className: field().control,
    value: bound.text,
    autoComplete,
    inputMode,
    maxLength,
    autoCapitalize: capitals ? 'characters' : undefined,
    spellCheck: capitals || type !== 'text' ? false : undefined,
  };
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => bound.set(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => bound.set(event.target.value)} />
      )}
    </FormField>
  );
}

/** A password with a button that shows it. Pasting is allowed; it reaches no draft. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete = 'current-password',
}: FieldProps & { autoComplete?: 'current-password' | 'new-password' }) {
  const t = useT();
  const bound = useField(name, label, { hint, secret: true });
  const [visible, setVisible] = useState(false);
  const classes = field({ affix: 'end' });
  return (
    <FormField bound={bound} label={label} hint={hint}>
      <div className={classes.box}>
        <input
          {...bound.aria}
          id={bound.ids.control}
          className={classes.control}
          type={visible ? 'text' : 'password'}
          value={bound.text}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => bound.set(event.target.value)}
        />
        <div className={classes.action}>
          <IconButton label={t(visible ? 'password.hide' : 'password.show')} onClick={() => setVisible(!visible)}>
            <Icon name={visible ? 'eyeOff' : 'eye'} />
          </IconButton>
        </div>
      </div>
    </FormField>
  );
}

interface MaskedProps extends FieldProps {
  mask: Mask;
  inputMode: 'numeric' | 'tel' | 'decimal';
  autoComplete?: string | undefined;
  type?: 'text' | 'tel' | undefined;
  suffix?: string | undefined;
  spaced?: 'yes' | undefined;
  onLeave?: ((text: string) => string) | undefined;
}

function Masked({ name, label, hint, optional, mask, suffix, spaced, onLeave, ...input }: MaskedProps) {
  const bound = useField(name, label, { hint });
  const classes = field({ figures: 'yes', spaced: spaced ?? 'no', affix: suffix ? 'end' : 'none' });
  return (
    <FormField bound={bound} label={label} hint={hint} optional={optional}>
      <div className={classes.box}>
        <MaskedInput
          {...input}
          {...bound.aria}
          id={bound.ids.control}
          className={classes.control}
          mask={mask}
          value={bound.text}
          onText={bound.set}
          onBlur={onLeave && (() => bound.set(onLeave(bound.text)))}
        />
        {suffix && (
          <span className={classes.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </FormField>
  );
}

/** A phone of Kazakhstan: `+7 (701) 234-55-67`, however it is typed, pasted or filled in. */
export function PhoneField({
  autoComplete = 'tel',
  ...props
}: FieldProps & { autoComplete?: 'tel' | 'off' | undefined }) {
  return <Masked {...props} mask={phoneMask} type="tel" inputMode="tel" autoComplete={autoComplete} />;
}

const withoutDecimals = (text: string) => moneyMask.format(moneyMask.parse(text).replace(/[.,].*$/, ''));

/** A sum in whole tenge, in groups, with ₸ behind it. */
export function PriceField(props: FieldProps) {
  return (
    <Masked {...props} mask={moneyMask} inputMode="numeric" autoComplete="off" suffix="₸" onLeave={withoutDecimals} />
  );
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

interface NumberFieldProps extends FieldProps {
  /** Most digits. */
  digits?: number | undefined;
  /** A unit behind the number: "мес.", "км". */
  suffix?: string | undefined;
}

/** A whole number: a term, a count, a year. */
export function NumberField({ digits = 9, ...props }: NumberFieldProps) {
  return <Masked {...props} mask={digitsMask(digits)} inputMode="numeric" autoComplete="off" />;
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
