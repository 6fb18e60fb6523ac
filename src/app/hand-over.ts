import { fetchPaper } from '../api/paper.ts';
import type { Progress } from '../api/progress.ts';
import type { Clock } from '../platform/clock.ts';
import { saveFile, shareFile } from '../platform/handing.ts';
import type { HandFile } from '../screens/props.ts';

/** Fetches a document and hands it over, as this device can. */
export const createHandFile =
  (means: 'share' | 'save', { clock, progress }: { clock: Clock; progress: Progress }): HandFile =>
  async ({ address, name }, signal) => {
    const file = await fetchPaper(address, name, signal, { clock, progress }).catch(() => null);
    // Who has left the page in the meantime is not followed by a sheet.
    if (signal.aborted) return { end: 'done' };
    if (file === null) return { end: 'unfetched' };
    return means === 'share' ? shareFile(file, window.navigator, true) : saveFile(file, document, clock.after);
  };
