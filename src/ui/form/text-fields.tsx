import { useState } from 'react';
import { field } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { IconButton } from '../button.tsx';
import { iconsOf } from '../icons.tsx';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';

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

const LID = 'M1.75 10S4.5 4.75 10 4.75 18.25 10 18.25 10 15.5 15.25 10 15.25 1.75 10 1.75 10z';
const Eye = iconsOf({ open: `${LID}M7.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z`, shut: `${LID}M4 16 16 4` });

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
            <Eye name={visible ? 'shut' : 'open'} />
          </IconButton>
        </div>
      </div>
    </FormField>
  );
}
