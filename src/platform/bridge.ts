import type { Bridge, BridgeAction, BridgeActions, BridgeConfig, Host, Sent } from './bridge.types.ts';
import { transportFor, type Delivery } from './bridge.transports.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { safeUrl } from './redirect.ts';

export type * from './bridge.types.ts';

/** Two native screens opened by one double tap are worse than a lost tap. */
const REPEAT_MS = 150;

/** How long an app has to say that it does what only a browser could do instead. */
const ACK_MS = 1_500;

/** What the app may say to us: one event, nothing to evaluate. `ack`: it does the action that `id` names. */
interface NativeEvent {
  readonly id: string;
  readonly type: 'back' | 'resume' | 'ack';
}
const NATIVE: ReadonlySet<unknown> = new Set<NativeEvent['type']>(['back', 'resume', 'ack']);
/** Null: it is none. */
const nativeEvent = (event: Event): NativeEvent | null => {
  const detail: unknown = (event as CustomEvent<unknown>).detail;
  const { id, type } = (typeof detail === 'object' && detail !== null ? detail : {}) as Partial<NativeEvent>;
  return typeof id === 'string' && id.length <= 64 && type !== undefined && NATIVE.has(type) ? { id, type } : null;
};

interface Options {
  win: Window;
  /** Cookie `platform`, read once at start. */
  host: Host;
  config: BridgeConfig;
  clock: Clock;
  log: Log;
  /** Opens an address in this document. */
  assign: (url: string) => void;
  /** Shows where a document is to be opened: the page does not give way to it unasked. */
  showDocument: (url: string, title: string | undefined) => void;
  origin: string;
}

/** Nobody may be left waiting for a screen that this app does not have. */
const AWAITED: ReadonlySet<BridgeAction> = new Set(['open_aitu_biometry']);

const PHONE = /^\+?\d{3,15}$/;

/** In a frame of another origin. One of our own could do with this page what it likes anyway. */
const isFramed = (win: Window, origin: string): boolean => {
  try {
    return win.top !== win.self && win.top?.location.origin !== origin;
  } catch {
    return true;
  }
};

/** Everything between the page and the app around it (docs/webview.md). In a browser every action has its fallback. */
export const createBridge = ({
  win,
  config,
  clock,
  log,
  assign,
  showDocument,
  origin,
  ...options
}: Options): Bridge => {
  // A foreign frame could lend us its handlers, or get ours: then there is no app.
  const host: Host = isFramed(win, origin) ? 'web' : options.host;
  const rules = { origin, hosts: config.hosts };
  let backs: (() => boolean)[] = [];
  const resumes = new Set<() => void>();
  const last = new Map<BridgeAction, { at: number; sent: Promise<Sent> }>();
  const reported = new Set<BridgeAction>();

  const leave = (url: string | null, did: 'navigate' | 'tel'): Sent => {
    if (url === null) return { kind: 'failed', why: 'unsupported' };
    assign(url);
    return { kind: 'fallback', did };
  };

  const fallbacks: { [Action in BridgeAction]: (payload: BridgeActions[Action]['in']) => Sent } = {
    clicked_return_main: ({ productId }) =>
      leave(
        productId === undefined
          ? config.publicSite
          : config.announcement.replace('{productId}', encodeURIComponent(productId)),
        'navigate',
      ),
    clicked_return_link: ({ url }) => leave(safeUrl(url, rules), 'navigate'),
    clicked_to_biometria: () => ({ kind: 'fallback', did: 'screen' }),
    open_aitu_biometry: ({ url }) => leave(safeUrl(url, rules), 'navigate'),
    // Checked already.
    open_document: ({ url, title }) => {
      showDocument(url, title);
      return { kind: 'fallback', did: 'open' };
    },
    call: ({ phone }) => leave(PHONE.test(phone) ? `tel:${phone.startsWith('7') ? '+' : ''}${phone}` : null, 'tel'),
  };

  /** The payload as the app gets it; null when it holds an address or a number that must not leave. */
  const checked = <Action extends BridgeAction>(
    action: Action,
    payload: BridgeActions[Action]['in'],
  ): BridgeActions[Action]['in'] | null => {
    const { url, phone } = payload as { url?: string; phone?: string };
    if (phone !== undefined && !PHONE.test(phone)) return null;
    if (url === undefined) return payload;
    const safe = safeUrl(url, action === 'open_document' ? { ...rules, origins: config.origins } : rules);
    return safe === null ? null : { ...payload, url: safe };
  };

  /** `sent`: the app does it. It says so, or its own screen lies over the page by now. */
  const acknowledged = (action: BridgeAction): Promise<Delivery> =>
    new Promise((resolve) => {
      const finish = (taken: Delivery) => {
        cancel();
        win.removeEventListener('app:bridge', listen);
        win.document.removeEventListener('visibilitychange', look);
        resolve(taken);
      };
      const listen = (event: Event) => {
        const said = nativeEvent(event);
        if (said?.type === 'ack' && said.id === action) finish('sent');
      };
      const look = () => {
        if (win.document.hidden) finish('sent');
      };
      const cancel = clock.after(ACK_MS, () => finish('timeout'));
      win.addEventListener('app:bridge', listen);
      win.document.addEventListener('visibilitychange', look);
    });

  const transport = (action: BridgeAction) => (host === 'web' ? null : transportFor(win, host, config, action, clock));

  const deliver = async <Action extends BridgeAction>(
    action: Action,
    payload: BridgeActions[Action]['in'],
    instead: (() => boolean) | undefined,
  ): Promise<Sent> => {
    const clean = checked(action, payload);
    if (clean === null) {
      log.write({ event: 'bridge.refused', action });
      return { kind: 'failed', why: 'unsupported' };
    }
    const inPage = (): Sent => (instead?.() ? { kind: 'fallback', did: 'back' } : fallbacks[action](clean));
    try {
      const send = transport(action);
      if (!send) {
        if (host !== 'web' && !reported.has(action)) {
          reported.add(action);
          log.write({ event: 'bridge.missing', action });
        }
        return inPage();
      }
      // Listened for before it is sent: an app may answer at once.
      const taken = AWAITED.has(action) ? acknowledged(action) : null;
      const answer = send(clean).then((delivery) => (delivery === 'handed' && taken ? taken : delivery));
      const delivery = await (taken ? Promise.race([answer, taken]) : answer);
      if (delivery === 'sent' || delivery === 'handed') return { kind: 'sent' };
      // Its own screen may well be open by now: the page would do it a second time.
      if (delivery === 'timeout' && !taken) return { kind: 'failed', why: 'timeout' };
    } catch {
      log.write({ event: 'bridge.threw', action });
    }
    return inPage();
  };

  let heard = { id: '', type: '', at: -REPEAT_MS, handled: false };
  win.addEventListener('app:bridge', (event) => {
    const said = nativeEvent(event);
    if (said === null || said.type === 'ack') return;
    const { id, type } = said;
    const at = clock.monotonic();
    // Said twice it is still one: two steps back would be one too many.
    if (heard.id !== id || heard.type !== type || at - heard.at >= REPEAT_MS) {
      heard = { id, type, at, handled: false };
      if (type === 'resume') for (const listener of resumes) listener();
      else heard.handled = [...backs].reverse().some((listener) => listener());
    }
    // `dispatchEvent` gives false to the app: handled, do not leave.
    if (heard.handled) event.preventDefault();
  });

  return {
    host,
    can: (action) => transport(action) !== null,
    send: (action, payload, instead) => {
      const before = last.get(action);
      const at = clock.monotonic();
      if (before && at - before.at < REPEAT_MS) return before.sent;
      const sent = deliver(action, payload, instead);
      last.set(action, { at, sent });
      return sent;
    },
    onBack: (listener) => {
      backs = [...backs, listener];
      return () => {
        backs = backs.filter((known) => known !== listener);
      };
    },
    onResume: (listener) => {
      resumes.add(listener);
      return () => void resumes.delete(listener);
    },
  };
};
