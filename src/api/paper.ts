import type { Clock } from '../platform/clock.ts';
import { follow } from './abort.ts';
import type { Progress } from './progress.ts';

const PDF = 'application/pdf';
/** A file that takes longer than this does not come. */
const LATE_MS = 30_000;

/**
 * The bytes of a document at a signed address.
 * @param name of the file, with its ending
 * @throws Error when it does not come, or when it is no PDF
 */
export const fetchPaper = async (
  address: string,
  name: string,
  signal: AbortSignal,
  { clock, progress, fetch = globalThis.fetch }: { clock: Clock; progress: Progress; fetch?: typeof globalThis.fetch },
): Promise<File> => {
  const { controller, release } = follow(signal);
  const cancel = clock.after(LATE_MS, () => controller.abort());
  const ended = progress.begin();
  try {
    // The signature opens it: nobody's cookies are needed.
    const response = await fetch(address, { credentials: 'omit', signal: controller.signal });
    if (!response.ok || !response.headers.get('content-type')?.startsWith(PDF)) throw new Error('No PDF');
    return new File([await response.blob()], name, { type: PDF });
  } finally {
    ended();
    cancel();
    release();
  }
};
