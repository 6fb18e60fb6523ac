import type { RuntimeConfig } from '../../schemas/config.schema.ts';
import { translate } from '../i18n/index.ts';
import type { Bridge, BridgeAction, BridgeActions, Sent } from '../platform/bridge.types.ts';
import type { Clock } from '../platform/clock.ts';
import type { platformOf } from '../platform/cookies.ts';
import type { Log } from '../platform/log.ts';
import { snackbar } from '../ui/snackbar.store.ts';
import type { SpeakingBridge } from './speaking-bridge.ts';

interface Parts {
  config: RuntimeConfig;
  host: ReturnType<typeof platformOf>;
  clock: Clock;
  log: Log;
  /** The announcement kept in the session: where the app's return leads. */
  productId: () => string | null;
}

/** The app around us. In a browser the bridge only knows fallbacks: its code comes with the first action. */
export const lazyBridge = (parts: Parts) => {
  let coming: Promise<SpeakingBridge> | null = null;
  const speaking = (): Promise<SpeakingBridge> => {
    coming ??= import('./speaking-bridge.ts').then(({ createSpeakingBridge }) => createSpeakingBridge(parts));
    // A chunk that did not come may come the next time.
    coming.catch(() => (coming = null));
    return coming;
  };
  const send = <Action extends BridgeAction>(
    action: Action,
    payload: BridgeActions[Action]['in'],
    instead?: () => boolean,
  ): void =>
    void speaking().then(
      (bridge) => bridge.send(action, payload, instead),
      () => snackbar.error(() => translate('error.network')),
    );
  return {
    bridge: (): Promise<Bridge> => speaking().then(({ bridge }) => bridge),
    send,
    /** `instead`: the page's own way, where the app does not take the person back. */
    returnMain: (instead?: () => boolean): void => {
      const announced = parts.productId();
      send('clicked_return_main', announced === null ? {} : { productId: announced }, instead);
    },
    openHere: (url: string): Promise<Sent> => speaking().then(({ openHere }) => openHere(url)),
  };
};
