import type { Perform } from '../api/index.ts';
import { fail } from '../api/fail.ts';

/** The calls, whose code comes with the first of them. When it does not come nothing was sent: a Problem like any other. */
export const lazyPerform =
  (load: () => Promise<{ readonly perform: Perform }>, isOnline: () => boolean): Perform =>
  async (id, input, options) => {
    const loaded = await load().catch(() => null);
    if (loaded !== null) return loaded.perform(id, input, options);
    return fail({ kind: isOnline() ? 'network' : 'offline', operationId: id, messages: [], ambiguous: false });
  };
