/**
 * The six actions of the mobile app and what each carries; `out` is void: nothing is answered. For app teams: docs/webview.md. Nothing sends
 * `clicked_return_link` yet: nobody names an address to return to (docs/decisions/0017).
 * `clicked_return_main` carries the announcement that is kept in the session, if one is.
 * `open_aitu_biometry` alone is waited for: an app that shows a screen of its own says `{ id: 'open_aitu_biometry', type: 'ack' }`
 * by the event `app:bridge`, or covers the page; after 1.5 s without either the page opens the partner's address itself.
 */
export interface BridgeActions {
  clicked_return_main: { in: { productId?: string }; out: void };
  clicked_return_link: { in: { url: string }; out: void };
  clicked_to_biometria: { in: { claimId: string; url?: string }; out: void };
  open_aitu_biometry: { in: { url: string }; out: void };
  open_document: { in: { url: string; title?: string }; out: void };
  call: { in: { phone: string }; out: void };
}
export type BridgeAction = keyof BridgeActions;

export type Host = 'ios' | 'android' | 'web';

export type Sent =
  | { kind: 'sent' }
  /**
   * There is no app, or it did not do it: the page did it instead. `screen`: the screen itself must show the way (a QR code,
   * a link); `back`: by a way of its own, which the sender named.
   */
  | { kind: 'fallback'; did: 'navigate' | 'tel' | 'open' | 'screen' | 'back' }
  | { kind: 'failed'; why: 'unsupported' | 'threw' | 'timeout' };

export interface Bridge {
  /** By the cookie `platform`: decides how the page looks and what Back does. */
  host: Host;
  /** Is the app's own handler of this action there? */
  can: <Action extends BridgeAction>(action: Action) => boolean;
  /**
   * Never rejects and never hangs.
   * @param instead tried before the browser's way where the app does not do it; true: it has done it
   */
  send: <Action extends BridgeAction>(
    action: Action,
    payload: BridgeActions[Action]['in'],
    instead?: () => boolean,
  ) => Promise<Sent>;
  /** The app's Back. The last listener is asked first; true means handled, then the app must not leave. */
  onBack: (listener: () => boolean) => () => void;
  /** The app brought the page to the front again. */
  onResume: (listener: () => void) => () => void;
}

/** How to reach the app; all of it comes from config.json, so a new app needs no new build. */
export interface BridgeConfig {
  /** iOS: `webkit.messageHandlers[action]`, else this channel with `{action, payload}`. */
  iosChannel: string;
  /** Android: `window[object][action](json)`, else `window[object].postMessage(json)`. */
  androidObject: string;
  /** Actions served by an Aitu bridge, action → its method; answered within 10 s. */
  aitu: Partial<Record<BridgeAction, string>>;
  /** Where "return" leads in a browser. */
  publicSite: string;
  /** Address of an announcement; `{productId}` is replaced. */
  announcement: string;
  /** Hosts that identity pages and return links may be on, and documents besides those of `origins`. */
  hosts: readonly string[];
  /** Origins of our services: where documents come from. */
  origins: readonly string[];
}
