import * as v from 'valibot';
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
const nativeEvent = v.object({ id: v.pipe(v.string(), v.maxLength(64)), type: v.picklist(['back', 'resume', 'ack']) });

interface Options {
  win: Window;
  /** Cookie `platform`, read once at start. */
  host: Host;
  config: BridgeConfig;
  clock: Clock;
  log: Log;
  /** Opens an address in this document. */
  assign: (url: string) => void;
  origin: string;
}

/** Nobody may be left waiting for a screen that this app does not have. */
const AWAITED: ReadonlySet<BridgeAction> = new Set(['open_aitu_biometry']);

const PHONE = /^\+?\d{3,15}$/;

/** Everything between the page and the app around it (ux 4.2). In a browser every action has its fallback. */
export const createBridge = ({ win, config, clock, log, assign, origin, ...options }: Options): Bridge => {
  const framed = win.top !== win.self;
  // A foreign frame could lend us its handlers, or get ours: then there is no app.
  const host: Host = framed ? 'web' : options.host;
  const rules = { origin, hosts: config.hosts };
  let backs: (() => boolean)[] = [];
  const resumes = new Set<() => void>();
  const last = new Map<BridgeAction, { at: number; sent: Promise<Sent> }>();
  const reported = new Set<BridgeAction>();

  const leave = (url: string | null, did: 'navigate' | 'tel' | 'open'): Sent => {
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
    open_document: ({ url }) => leave(safeUrl(url, rules), 'open'),
    call: ({ phone }) => leave(PHONE.test(phone) ? `tel:${phone.startsWith('7') ? '+' : ''}${phone}` : null, 'tel'),
  };

  /** The payload as the app gets it; null when it holds an address or a number that must not leave. */
  const checked = (payload: object): object | null => {
    const { url, phone } = payload as { url?: string; phone?: string };
    if (phone !== undefined && !PHONE.test(phone)) return null;
    if (url === undefined) return payload;
    const safe = safeUrl(url, rules);
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
        const parsed = v.safeParse(nativeEvent, (event as CustomEvent<unknown>).detail);
        if (parsed.success && parsed.output.type === 'ack' && parsed.output.id === action) finish('sent');
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
  ): Promise<Sent> => {
    const clean = checked(payload);
    if (clean === null) return { kind: 'failed', why: 'unsupported' };
    try {
      const send = transport(action);
      if (!send) {
        if (host !== 'web' && !reported.has(action)) {
          reported.add(action);
          log.write({ event: 'bridge.missing', action });
        }
        return fallbacks[action](clean);
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
    return fallbacks[action](clean);
  };

  win.addEventListener('app:bridge', (event) => {
    const parsed = v.safeParse(nativeEvent, (event as CustomEvent<unknown>).detail);
    if (!parsed.success) return;
    if (parsed.output.type === 'ack') return;
    if (parsed.output.type === 'resume') for (const listener of resumes) listener();
    // `dispatchEvent` gives false to the app: handled, do not leave.
    else if ([...backs].reverse().some((listener) => listener())) event.preventDefault();
  });

  return {
    host,
    can: (action) => transport(action) !== null,
    send: (action, payload) => {
      const before = last.get(action);
      const at = clock.monotonic();
      if (before && at - before.at < REPEAT_MS) return before.sent;
      const sent = deliver(action, payload);
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
