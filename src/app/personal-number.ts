import { isDesk } from '../../machines/kit/shared.ts';
import type { Memory } from '../platform/memory.ts';
import type { SessionView } from './session-view.ts';

interface Parts {
  readonly memory: Pick<Memory, 'personalNumber' | 'savePersonalNumber'>;
  /** From the address; it is not known yet whose it is. */
  readonly arrived: string | null;
  readonly session: () => Pick<SessionView, 'phase' | 'profile'>;
}

/**
 * The personal number of who applies. A customer's own is kept under the specification's key. At a desk it is a customer's:
 * it stands in the first form that it came for, and is kept nowhere.
 */
export const createPersonalNumber = ({ memory, arrived, session }: Parts) => {
  let unsaved = arrived;
  /** Of the address, until it was of use at a desk. */
  let once = arrived;
  let inUse = false;
  const atDesk = () => isDesk(session().profile?.role ?? null);
  const settle = () => {
    const { phase } = session();
    if (phase === 'signedIn' && atDesk()) memory.savePersonalNumber(null);
    else if (phase !== 'guest' && phase !== 'signedIn') return;
    else if (unsaved !== null) memory.savePersonalNumber(unsaved);
    unsaved = null;
  };
  return {
    number: (): string | null => (atDesk() ? once : (unsaved ?? memory.personalNumber())),
    /** The person has said their number. */
    keep: (number: string): void => {
      unsaved = number;
      settle();
    },
    /** A screen is entered; `ofFlow`: one of a product. */
    entered: (ofFlow: boolean): void => {
      if (!atDesk()) return;
      if (inUse) once = null;
      inUse ||= ofFlow;
    },
    /** It may be known by now who is signed in. */
    settle,
  };
};
