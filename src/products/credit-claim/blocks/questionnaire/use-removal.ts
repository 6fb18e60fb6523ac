import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FileInfo } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import type { Uploads } from '../../../../blocks/props.ts';
import { snackbar } from '../../../../ui/index.ts';
import { createRemoval, type Removal, type RemovalState } from './removal.ts';

/** Removing with a way back. What waits is sent when the page is left, or goes out of sight. */
export const useRemoval = (remove: Uploads['remove']): Removal & RemovalState => {
  const t = useT();
  const [removal] = useState(() =>
    createRemoval(remove, (file: FileInfo, cause) =>
      snackbar.error(() => t('st.removeFailed', { name: file.name, cause: cause() })),
    ),
  );
  const state = useSyncExternalStore(removal.subscribe, removal.state);
  useEffect(() => {
    const leave = () => void removal.finish();
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [removal]);
  return { ...removal, ...state };
};
