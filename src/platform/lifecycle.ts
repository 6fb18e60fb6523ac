import { createEmitter } from './emitter.ts';

export interface Lifecycle {
  isHidden: () => boolean;
  /** The page is seen again: tab chosen, webview resumed. */
  onShow: (listener: () => void) => () => void;
  /** Out of sight or about to go; the last moment that is promised. Flush here. */
  onHide: (listener: () => void) => () => void;
  /** Back from the browser's page cache: the session and the claim may be another by now. */
  onRestore: (listener: () => void) => () => void;
}

export const createLifecycle = (win: Window, doc: Document): Lifecycle => {
  const shown = createEmitter<void>();
  const hidden = createEmitter<void>();
  const restored = createEmitter<void>();
  doc.addEventListener('visibilitychange', () => (doc.visibilityState === 'hidden' ? hidden : shown).emit());
  win.addEventListener('pagehide', () => hidden.emit());
  win.addEventListener('pageshow', (event) => {
    if (event.persisted) restored.emit();
  });
  return {
    isHidden: () => doc.visibilityState === 'hidden',
    onShow: shown.on,
    onHide: hidden.on,
    onRestore: restored.on,
  };
};
