import { createEmitter } from '../platform/emitter.ts';

/** Messages between tabs. Tokens are never among it: they lie in the cookies that all tabs share. */
export type TabMessage = 'signed-in' | 'signed-out' | 'lost';
const MESSAGES: ReadonlySet<unknown> = new Set<TabMessage>(['signed-in', 'signed-out', 'lost']);

export interface Tabs {
  broadcast: (message: TabMessage) => void;
  onMessage: (listener: (message: TabMessage) => void) => () => void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** @param open absent or throwing: the tab is alone (the cookies are looked at when it is shown again). */
export const createTabs = (open: (() => Channel) | undefined): Tabs => {
  const heard = createEmitter<TabMessage>();
  let channel: Channel | null = null;
  try {
    channel = open?.() ?? null;
    channel?.addEventListener('message', (event) => {
      if (MESSAGES.has(event.data)) heard.emit(event.data as TabMessage);
    });
  } catch {
    channel = null;
  }
  return {
    broadcast: (message) => {
      try {
        channel?.postMessage(message);
      } catch {
        // the channel was closed by the browser: the tab is alone
      }
    },
    onMessage: heard.on,
  };
};

export const browserTabs = (): Tabs =>
  createTabs(typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel('session'));
