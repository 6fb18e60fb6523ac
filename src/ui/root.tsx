import type { ReactNode } from 'react';
import { TextProvider } from '../i18n/index.ts';
import { Announcer } from './announce.tsx';
import { ModalHost } from './modals.tsx';
import { ProgressBar } from './parts/progress-bar.tsx';
import { SnackbarHost } from './snackbar.tsx';

/** What stands around every page, once: texts, progress bar, snackbar, dialogs, the voice for screen readers. */
export function UiRoot({
  loading,
  onMissing,
  children,
}: {
  /** Requests are running. */
  loading: boolean;
  /** A dialog's code did not come. */
  onMissing: (error: Error) => void;
  children: ReactNode;
}) {
  return (
    <TextProvider>
      <ProgressBar active={loading} />
      {children}
      <SnackbarHost />
      <ModalHost onMissing={onMissing} />
      <Announcer />
    </TextProvider>
  );
}
