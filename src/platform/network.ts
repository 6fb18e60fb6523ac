import { createEmitter } from './emitter.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface Network {
  /** False is believed; true may be wrong (Android webviews): the truth is a call that failed. */
  isOnline: () => boolean;
  /**
   * 2g, data saver or no network at all: nothing is fetched ahead; a part that does not come cannot be asked for again in
   * the page's life. A browser that does not tell counts as fast.
   */
  isSlow: () => boolean;
  onChange: (listener: (online: boolean) => void) => () => void;
}

export const createNetwork = (win: Window): Network => {
  const changes = createEmitter<boolean>();
  win.addEventListener('online', () => changes.emit(true));
  win.addEventListener('offline', () => changes.emit(false));
  const connection = (): Connection => (win.navigator as Navigator & { connection?: Connection }).connection ?? {};
  const isOnline = () => win.navigator.onLine !== false;
  return {
    isOnline,
    isSlow: () => !isOnline() || connection().saveData === true || /(^|-)2g$/.test(connection().effectiveType ?? ''),
    onChange: changes.on,
  };
};
