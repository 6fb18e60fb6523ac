import { useEffect, useMemo, useRef } from 'react';
import { CodeCells } from './code-cells.tsx';
import { useField } from './context.ts';
import { type FieldProps, FormField } from './form-field.tsx';
import { digitsMask } from './masks.ts';
import { onSmsCode } from './sms-code.ts';

/**
 * A one-time code: one input, so that the phone can fill it in and a paste of "Код: 482 915" works; where the browser reads
 * the SMS, nothing is typed. A code of full length submits the form by itself, once for each distinct value. After a refusal its digits stand selected.
 */
export function CodeField({
  name,
  label,
  hint,
  length,
}: FieldProps & { /** Digits of a code, from the configuration. */ length: number }) {
  const bound = useField(name, label, { hint, secret: true });
  const sent = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const { error } = bound;
  useEffect(() => {
    if (error && document.activeElement === input.current) input.current?.select();
  }, [error]);

  const put = (text: string) => {
    bound.set(text);
    if (text.length !== length || text === sent.current) return;
    sent.current = text;
    bound.submit();
  };
  const arrives = useRef(put);
  arrives.current = put;
  const mask = useMemo(() => digitsMask(length), [length]);
  useEffect(() => onSmsCode((code) => arrives.current(mask.parse(code))), [mask]);
  return (
    <FormField bound={bound} label={label} hint={hint}>
      <CodeCells bound={bound} length={length} mask={mask} onText={put} autoComplete="one-time-code" wide ref={input} />
    </FormField>
  );
}
