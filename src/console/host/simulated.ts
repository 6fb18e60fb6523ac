import type { BridgeAction } from '../../platform/bridge.types.ts';
import { createEmitter } from '../../platform/emitter.ts';
import { ACTIONS, type Mode, type Platform, SLOW_MS } from './actions.ts';

/** One line of the log: what went over the bridge, whence, and what became of it. */
export interface Line {
  readonly key: number;
  /** `own`: the app does it, for itself. */
  readonly from: 'page' | 'app' | 'own';
  /** An action, or the type of what the app says. */
  readonly name: string;
  /** What was handed over, as text. */
  readonly payload: string;
  readonly end: 'taken' | 'threw' | 'acted' | 'said' | 'handled' | 'unhandled';
}

/** What the app shows over the page. */
export interface Shown {
  readonly action: BridgeAction;
  readonly payload: string;
}

interface State {
  readonly platform: Platform;
  readonly modes: Readonly<Record<BridgeAction, Mode>>;
  /** The newest first. */
  readonly lines: readonly Line[];
  /** A screen of the app that lies over the page; null: none does. */
  readonly shown: Shown | null;
}

/** Names under which an app listens: `bridge` of config.json. */
export interface Names {
  readonly androidObject: string;
}

/** As the window of the page has them: an object injected by Android, or WebKit's message handlers. */
type Globals = Window & Record<string, unknown>;

const MOST_LINES = 100;
const allWork = Object.fromEntries(ACTIONS.map((action) => [action, 'works'])) as Record<BridgeAction, Mode>;

/**
 * A mobile app around the page in the frame. To the page it is one: the globals that a real app injects, before the page's
 * first script, on every document of the frame.
 */
export const createSimulatedHost = (names: Names) => {
  let state: State = { platform: 'Android', modes: allWork, lines: [], shown: null };
  let page: Globals | null = null;
  let lines = 0;
  let said = 0;
  const changed = createEmitter<void>();
  const put = (next: Partial<State>): void => {
    state = { ...state, ...next };
    changed.emit();
  };
  const note = (line: Omit<Line, 'key'>): void =>
    put({ lines: [{ ...line, key: (lines += 1) }, ...state.lines].slice(0, MOST_LINES) });

  /** False: the page has handled it. */
  const dispatch = (id: string, type: string): boolean => {
    if (page === null) return true;
    const { CustomEvent: Event } = page as unknown as { CustomEvent: typeof CustomEvent };
    return page.dispatchEvent(new Event('app:bridge', { detail: { id, type }, cancelable: true }));
  };
  const act = (action: BridgeAction, payload: string): void => {
    if (action === 'open_aitu_biometry') {
      dispatch(action, 'ack');
      note({ from: 'app', name: 'ack', payload: action, end: 'said' });
    }
    if (action === 'clicked_to_biometria') return;
    put({ shown: { action, payload } });
    note({ from: 'own', name: action, payload: '', end: 'acted' });
  };
  const take = (action: BridgeAction, payload: string): void => {
    const mode = state.modes[action];
    note({ from: 'page', name: action, payload, end: mode === 'throws' ? 'threw' : 'taken' });
    if (mode === 'throws') throw new Error(`The simulated app throws at ${action}`);
    if (mode === 'slow') return void setTimeout(() => act(action, payload), SLOW_MS);
    act(action, payload);
    if (mode === 'doubled') act(action, payload);
  };

  /** A handler that is there, or not, as it is chosen just now. */
  const handlers = (one: (action: BridgeAction) => unknown): object =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        ACTIONS.map((action) => [
          action,
          { enumerable: true, get: () => (state.modes[action] === 'missing' ? undefined : one(action)) },
        ]),
      ),
    );

  return {
    state: () => state,
    subscribe: changed.on,
    setPlatform: (platform: Platform) => put({ platform }),
    setMode: (action: BridgeAction | 'all', mode: Mode) =>
      put({
        modes:
          action === 'all'
            ? (Object.fromEntries(ACTIONS.map((one) => [one, mode])) as Record<BridgeAction, Mode>)
            : { ...state.modes, [action]: mode },
      }),
    /** Called by the script that stands before all of the page's. */
    enter: (win: Window): void => {
      page = win as Globals;
      // What is pressed in the console is not pressed beside a dialog of the page.
      Object.defineProperty(win, 'frameElement', { value: null });
      if (state.platform === 'Android')
        page[names.androidObject] = handlers((action) => (json: string) => take(action, json));
      else
        page.webkit = {
          messageHandlers: handlers((action) => ({
            postMessage: (body: unknown) => take(action, JSON.stringify(body)),
          })),
        };
    },
    /** The phone's Back, or the app brought to the front again; `times`: the same message so often. */
    say: (type: 'back' | 'resume', times = 1): void => {
      const id = `host-${(said += 1)}`;
      for (let time = 0; time < times; time += 1) {
        const isHandled = !dispatch(id, type);
        note({
          from: 'app',
          name: type,
          payload: id,
          end: type === 'resume' ? 'said' : isHandled ? 'handled' : 'unhandled',
        });
      }
    },
    /** The app's screen is left; the page is told that it is seen again. */
    leaveScreen(): void {
      put({ shown: null });
      this.say('resume');
    },
    clear: () => put({ lines: [] }),
    /** No page stands in the frame any more. */
    stop: () => {
      page = null;
      put({ shown: null });
    },
  };
};

export type SimulatedHost = ReturnType<typeof createSimulatedHost>;
