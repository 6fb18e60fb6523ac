import type { BridgeAction, BridgeConfig, Host } from './bridge.types.ts';
import type { Clock } from './clock.ts';

type Callable = (...args: unknown[]) => unknown;
type Box = Record<string, unknown>;

const box = (value: unknown): Box | null =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? (value as Box) : null;
const isCallable = (value: unknown): value is Callable => typeof value === 'function';

/** `handed`: the app has it, and has not said anything; `sent`: it has answered. */
export type Delivery = 'handed' | 'sent' | 'timeout' | 'refused';
/** Hands one action over; throws what the app's handler throws. */
export type Transport = (payload: object) => Promise<Delivery>;

const AITU_ANSWER_MS = 10_000;

/** Calls the method on its object: a detached method of an injected Android object throws. */
const on = (target: Box, method: string, ...args: unknown[]): Promise<Delivery> => {
  (target[method] as Callable)(...args);
  return Promise.resolve('handed');
};

const iosHandler = (win: Box, name: string): Box | null => {
  const handler = box(box(box(win.webkit)?.messageHandlers)?.[name]);
  return handler && isCallable(handler.postMessage) ? handler : null;
};

/** An Aitu bridge answers with the event `aituEvents` and the number of our request. */
const aitu = (win: Window, clock: Clock, call: (requestId: string) => void): Promise<Delivery> =>
  new Promise((resolve, reject) => {
    const requestId = crypto.randomUUID();
    const finish = (delivery: Delivery) => {
      cancel();
      win.removeEventListener('aituEvents', listen);
      resolve(delivery);
    };
    const listen = (event: Event) => {
      const detail = box((event as CustomEvent<unknown>).detail);
      if (detail?.reqId === requestId) finish(detail.error === undefined || detail.error === null ? 'sent' : 'refused');
    };
    const cancel = clock.after(AITU_ANSWER_MS, () => finish('timeout'));
    win.addEventListener('aituEvents', listen);
    try {
      call(requestId);
    } catch (error) {
      finish('refused');
      reject(error instanceof Error ? error : new Error('The handler of the app threw', { cause: error }));
    }
  });

/**
 * The way to the handler of this very action, or null. Only a handler that is really there counts: Chrome on iOS also
 * shows `window.webkit.messageHandlers`, without ours.
 */
export const transportFor = (
  win: Window,
  host: Host,
  config: BridgeConfig,
  action: BridgeAction,
  clock: Clock,
): Transport | null => {
  const globals = win as unknown as Box;
  const aituMethod = config.aitu[action];
  if (host === 'ios') {
    const own = iosHandler(globals, action);
    if (own) return (payload) => on(own, 'postMessage', payload);
    const channel = iosHandler(globals, config.iosChannel);
    if (channel) return (payload) => on(channel, 'postMessage', { action, payload });
  }
  if (host === 'android') {
    const object = box(globals[config.androidObject]);
    if (object && isCallable(object[action])) return (payload) => on(object, action, JSON.stringify(payload));
    if (object && isCallable(object.postMessage))
      return (payload) => on(object, 'postMessage', JSON.stringify({ action, payload }));
  }
  const native = box(globals.ReactNativeWebView);
  if (native && isCallable(native.postMessage))
    return (payload) => on(native, 'postMessage', JSON.stringify({ action, payload }));
  if (aituMethod !== undefined) {
    const ios = iosHandler(globals, aituMethod);
    if (ios) return (payload) => aitu(win, clock, (reqId) => (ios.postMessage as Callable)({ reqId, ...payload }));
    const android = box(globals.AndroidBridge);
    if (android && isCallable(android[aituMethod])) {
      return (payload) =>
        aitu(win, clock, (reqId) => (android[aituMethod] as Callable)(reqId, JSON.stringify(payload)));
    }
  }
  return null;
};
