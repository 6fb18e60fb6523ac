import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useFieldValue, useSetField } from '../../ui/form/index.ts';
import { announce } from '../../ui/index.ts';

interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Of what stands around all rows, a `fieldset` each. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Of the button that adds one. */
  readonly adds: RefObject<HTMLButtonElement | null>;
  add(): void;
  remove(at: number): void;
}

/**
 * Rows of a form that come and go. The control that was pressed goes with its row: the focus then stands where another can be
 * added; a new row takes it.
 * @param removed what is said of a row that went, by its number from 1
 */
export function useRows<Row>(path: string, empty: Row, removed: (n: number) => string): Rows<Row> {
  const rows = (useFieldValue(path) ?? [empty]) as readonly Row[];
  const set = useSetField();
  const list = useRef<HTMLDivElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'add' | 'remove' | null>(null);
  useLayoutEffect(() => {
    const what = pressed.current;
    pressed.current = null;
    if (what === 'remove') adds.current?.focus();
    if (what === 'add')
      [...(list.current?.querySelectorAll('fieldset') ?? [])]
        .at(-1)
        ?.querySelector<HTMLElement>('input, select, button')
        ?.focus();
  }, [rows.length]);
  return {
    rows,
    list,
    adds,
    add: () => {
      pressed.current = 'add';
      set(path, [...rows, empty]);
    },
    remove: (at) => {
      pressed.current = 'remove';
      set(
        path,
        rows.filter((_, row) => row !== at),
      );
      announce(removed(at + 1));
    },
  };
}
