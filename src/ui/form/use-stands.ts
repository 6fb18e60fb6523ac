import { useSyncExternalStore } from 'react';
import { useForm } from './context.ts';
import { isRefused } from './use-has-errors.ts';

/** Whether these values stand in the form as they were given, by their paths, and none of them was refused. */
export function useStands(given: Readonly<Record<string, unknown>>): boolean {
  const { store } = useForm();
  const look = () =>
    Object.entries(given).every(
      ([key, value]) => JSON.stringify(store.value(key)) === JSON.stringify(value) && !isRefused(store, key),
    );
  return useSyncExternalStore(store.subscribe, look, look);
}
