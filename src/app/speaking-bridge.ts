import { loadCatalogue, translate } from '../i18n/index.ts';
import { phone } from '../i18n/format.ts';
import { createBridge, type Bridge, type BridgeAction, type BridgeActions, type Sent } from '../platform/bridge.ts';
import { snackbar } from '../ui/snackbar.store.ts';

/** What is said where the app has not done it. */
const words = (sent: Exclude<Sent, { kind: 'sent' }>, payload: object): string => {
  if (sent.kind === 'failed') return translate('url' in payload ? 'host.noDocument' : 'host.silent');
  switch (sent.did) {
    case 'tel':
      return 'phone' in payload ? translate('host.dial', { phone: phone(String(payload.phone)) }) : '';
    case 'open':
      return translate('host.document');
    case 'navigate':
      return translate('host.return');
    case 'screen':
      return '';
  }
};

/** The bridge, and how to use it for what a person has pressed. */
export interface SpeakingBridge {
  readonly bridge: Bridge;
  /** Nothing waits for it. Where the app does not do it the page does, or cannot, and says so. */
  readonly tell: <Action extends BridgeAction>(action: Action, payload: BridgeActions[Action]['in']) => Promise<void>;
}

export const createSpeakingBridge = (options: Parameters<typeof createBridge>[0]): SpeakingBridge => {
  const bridge = createBridge(options);
  // Before it is needed: who is told that something failed may be without network.
  if (bridge.host !== 'web') loadCatalogue('host').catch(() => undefined);
  return {
    bridge,
    tell: async (action, payload) => {
      const sent = await bridge.send(action, payload);
      // In a browser the page's way is the only one.
      if (sent.kind === 'sent' || (bridge.host === 'web' && sent.kind === 'fallback')) return;
      await loadCatalogue('host').then(
        () => snackbar.error(() => words(sent, payload)),
        () => snackbar.error(() => translate('error.unknown')),
      );
    },
  };
};
