import type { Entrance } from '../../machines/kit/meta.ts';
import type { SessionEvent } from '../../machines/session.types.ts';
import type { Memory } from '../platform/memory.ts';
import { FROM_COMPUTER } from '../../machines/kit/address.ts';
import { tokenIn } from '../platform/start.ts';

interface Door {
  readonly memory: Pick<Memory, 'saveEntrance' | 'saveFromComputer' | 'saveProductId' | 'saveSmsRedirect'>;
  /** The query of the link, as this page was opened. */
  readonly query: string;
  readonly session: { send(event: SessionEvent): void };
  readonly signedIn: () => boolean;
  /** To an address of ours, in this document. */
  readonly go: (path: string) => void;
  /** The same in a new document, in the place of this entry of the history. */
  readonly replace: (url: string) => void;
}

/**
 * Somebody comes in by a link of an SMS. A token goes the way of the specification: as the fragment of the address that is
 * opened anew; the start of the page takes it out of there before anything else runs. By the mark it sees that we have led
 * there, and only asks where somebody else is signed in.
 */
export const openEntrance = ({ path, refreshToken, productId }: Entrance, door: Door): void => {
  if (door.query === FROM_COMPUTER) door.memory.saveFromComputer(path);
  if (productId !== null) door.memory.saveProductId(productId);
  // What is no token by its shape would stay in the address.
  if (refreshToken !== null && tokenIn(`#${refreshToken}`) !== null) {
    door.memory.saveSmsRedirect(true);
    door.memory.saveEntrance(path);
    return door.replace(`${path}#${refreshToken}`);
  }
  // Whose profile is known already has nothing to come back from.
  if (!door.signedIn()) door.session.send({ type: 'SMS_REDIRECT' });
  door.go(path);
};
