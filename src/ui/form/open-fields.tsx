import { type ReactNode, useId, useMemo, useState } from 'react';
import * as v from 'valibot';
import { FormContext, type FormContextValue } from './context.ts';
import type { Raw } from './path.ts';
import { createFormStore } from './store.ts';

const nothing = () => undefined;

/** Fields that are never sent: what stands in them is only followed. They have the values of a form, and no rules. */
export function OpenFields({ initial, children }: { initial: Raw; children: ReactNode }) {
  const id = useId();
  const [store] = useState(() => createFormStore({ schema: v.custom<unknown>(() => true), initial }));
  const value = useMemo<FormContextValue>(
    () => ({ store, id, busy: false, labels: new Map(), secrets: new Set(), submit: nothing }),
    [store, id],
  );
  return <FormContext value={value}>{children}</FormContext>;
}
