import type { RuntimeConfig } from '../../schemas/config.schema.ts';
import { translate } from '../i18n/index.ts';
import type { Bridge, BridgeAction, BridgeActions, Sent } from '../platform/bridge.types.ts';
import type { Clock } from '../platform/clock.ts';
import type { platformOf } from '../platform/cookies.ts';
import type { Log } from '../platform/log.ts';
import { browserNavigation } from '../platform/navigation.ts';
import { safeUrl } from '../platform/redirect.ts';
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
export const lazyBridge = ({ config, host, clock, log, productId }: Parts) => {
  let coming: Promise<SpeakingBridge> | null = null;
  const speaking = (): Promise<SpeakingBridge> => {
    coming ??= import('./speaking-bridge.ts').then(({ createSpeakingBridge }) =>
      createSpeakingBridge({
        win: window,
        host,
        config: { ...config.bridge, publicSite: config.publicSite, announcement: config.announcement },
        clock,
        log,
        assign: browserNavigation.assign,
        origin: browserNavigation.origin(),
      }),
    );
    // A chunk that did not come may come the next time.
    coming.catch(() => (coming = null));
    return coming;
  };
  const tell = <Action extends BridgeAction>(action: Action, payload: BridgeActions[Action]['in']): void =>
    void speaking().then(
      (bridge) => bridge.tell(action, payload),
      () => snackbar.error(() => translate('error.network')),
    );
  return {
    bridge: (): Promise<Bridge> => speaking().then(({ bridge }) => bridge),
    tell,
    returnMain: (): void => {
      const announced = productId();
      tell('clicked_return_main', announced === null ? {} : { productId: announced });
    },
    /** Only pages that the settings know: an answer must not lead just anywhere. */
    openHere: (url: string): Sent => {
      const safe = safeUrl(url, { origin: browserNavigation.origin(), hosts: config.bridge.hosts });
      if (safe === null) return { kind: 'failed', why: 'unsupported' };
      browserNavigation.assign(safe);
      return { kind: 'fallback', did: 'navigate' };
    },
  };
};
