import { useSyncExternalStore } from 'react';
import { useForm } from './context.ts';

/** How often this form was refused: what is right may fold again with it. */
export function useRefusals(): number {
  const { store } = useForm();
  const look = () => store.state().refusals;
  return useSyncExternalStore(store.subscribe, look, look);
}
