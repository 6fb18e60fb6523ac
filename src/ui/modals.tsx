import { lazy, Suspense, useSyncExternalStore } from 'react';
import { modals } from './modals.store.ts';

const DialogLayer = lazy(() => import('./dialogs/layer.tsx'));

/** Mounted once at the root. The dialog code is fetched when the first one opens. */
export function ModalHost() {
  const stack = useSyncExternalStore(modals.subscribe, modals.state, modals.state);
  return (
    <Suspense fallback={null}>
      {stack.map((modal) => (
        <DialogLayer key={modal.key} modal={modal} />
      ))}
    </Suspense>
  );
}
