import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FileInfo } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import type { Uploads } from '../../../../blocks/props.ts';
import { snackbar } from '../../../../ui/index.ts';
import { createRemoval, type Removal, type RemovalState } from './removal.ts';

/** Why files stand in the list again. */
interface Failures {
  /** What is said at the file; null: nothing failed. */
  readonly problemOf: (file: FileInfo) => string | null;
  readonly failed: (file: FileInfo, cause: () => string) => void;
}

/** Removing with a way back. What waits is sent when the page is left, or goes out of sight. */
export const useRemoval = (remove: Uploads['remove']): Removal & RemovalState & Failures => {
  const t = useT();
  const [failures, setFailures] = useState<Readonly<Record<string, () => string>>>({});
  const onShow = useRef(true);
  const failed = (file: FileInfo, cause: () => string) =>
    onShow.current
      ? setFailures((others) => ({ ...others, [file.id]: cause }))
      : // The page that would say it is gone.
        snackbar.error(() => t('st.removeFailed', { name: file.name, cause: cause() }));
  const [removal] = useState(() => createRemoval(remove, failed));
  const state = useSyncExternalStore(removal.subscribe, removal.state, removal.state);
  useEffect(() => {
    const leave = () => void removal.finish();
    const hide = () => document.visibilityState === 'hidden' && leave();
    onShow.current = true;
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      onShow.current = false;
      leave();
    };
  }, [removal]);
  return {
    ...removal,
    ...state,
    start: (file, timed) => {
      setFailures(({ [file.id]: _tried, ...others }) => others);
      removal.start(file, timed);
    },
    failed,
    problemOf: (file) => {
      const cause = failures[file.id];
      return cause ? t('st.removeFailed', { name: file.name, cause: cause() }) : null;
    },
  };
};
