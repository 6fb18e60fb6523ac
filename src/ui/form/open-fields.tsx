import { type ReactNode, useId, useMemo, useState } from 'react';
import type { FormSchema } from '../../../schemas/kit.ts';
import { FormContext, type FormContextValue } from './context.ts';
import type { Raw } from './path.ts';
import { createFormStore } from './store.ts';

const nothing = () => undefined;
const anything: FormSchema = { '~standard': { validate: (value) => ({ value }) } };

/** Fields that are never sent: what stands in them is only followed. They have the values of a form, and no rules. */
export function OpenFields({ initial, children }: { initial: Raw; children: ReactNode }) {
  const id = useId();
  const [store] = useState(() => createFormStore({ schema: anything, initial }));
  const value = useMemo<FormContextValue>(
    () => ({ store, id, busy: false, labels: new Map(), secrets: new Set(), submit: nothing }),
    [store, id],
  );
  return <FormContext value={value}>{children}</FormContext>;
}
