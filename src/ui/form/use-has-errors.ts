import { useSyncExternalStore } from 'react';
import { useForm } from './context.ts';
import type { FormStore } from './store.ts';

/** At the path, or below it. */
export const isRefused = (store: FormStore, path: string): boolean =>
  Object.keys(store.state().errors).some((at) => at === path || at.startsWith(`${path}.`));

/** Whether one of these fields was refused: what they are folded into has to be opened. */
export function useHasErrors(paths: readonly string[]): boolean {
  const { store } = useForm();
  const look = () => paths.some((path) => isRefused(store, path));
  return useSyncExternalStore(store.subscribe, look, look);
}
