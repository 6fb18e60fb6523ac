import { lazy, Suspense, useSyncExternalStore } from 'react';
import { layers } from './layers.store.ts';
import { modals } from './modals.store.ts';
import { PartBoundary } from './part-boundary.tsx';

// Not seen before Back closes it: below a visit's first page lies another site.
const DialogLayer = lazy(() =>
  Promise.all([import('./dialogs/layer.tsx'), layers.followed()]).then(([layer]) => layer),
);

/** Mounted once at the root. The dialog code is fetched when the first one opens; one that does not come is dismissed. */
export function ModalHost({ onMissing }: { onMissing: (error: Error) => void }) {
  const stack = useSyncExternalStore(modals.subscribe, modals.state, modals.state);
  return (
    <Suspense fallback={null}>
      {stack.map((modal) => (
        <PartBoundary
          key={modal.key}
          onMissing={(error) => {
            modals.close(modal.key);
            modals.drop(modal.key);
            onMissing(error);
          }}
        >
          <DialogLayer modal={modal} />
        </PartBoundary>
      ))}
    </Suspense>
  );
}
