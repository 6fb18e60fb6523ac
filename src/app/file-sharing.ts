import { fetchPaper } from '../api/paper.ts';
import type { Progress } from '../api/progress.ts';
import { systemClock } from '../platform/clock.ts';
import { meansOf, saveFile, shareFile } from '../platform/file-sharing.ts';
import type { FileSharing } from '../blocks/props.ts';

/** Papers on their way to others, as this device can; comes with the screens that read. */
export const createFileSharing = (webview: boolean, progress: Progress): FileSharing | null => {
  const clock = systemClock;
  // Nothing is handed on while pages are drawn.
  const means = typeof navigator === 'undefined' ? null : meansOf(navigator, webview);
  return (
    means && {
      means,
      hand: async ({ address, name }, signal) => {
        const file = await fetchPaper(address, name, signal, { clock, progress }).catch(() => null);
        // Who has left the page in the meantime is not followed by a sheet.
        if (signal.aborted) return { end: 'done' };
        if (file === null) return { end: 'unfetched' };
        return means === 'share' ? shareFile(file, navigator, true) : saveFile(file, document, clock.after);
      },
    }
  );
};
