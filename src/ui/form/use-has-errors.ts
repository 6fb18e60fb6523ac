import { useSyncExternalStore } from 'react';
import { useForm } from './context.ts';

/** Whether one of these fields was refused: what they are folded into has to be opened. */
export function useHasErrors(paths: readonly string[]): boolean {
  const { store } = useForm();
  const look = () => paths.some((path) => store.error(path) !== undefined);
  return useSyncExternalStore(store.subscribe, look, look);
}
