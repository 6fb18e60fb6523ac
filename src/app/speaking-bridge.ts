import { lazy } from 'react';
import type { RuntimeConfig } from '../../schemas/config.schema.ts';
import { loadCatalogue, translate } from '../i18n/index.ts';
import { phone } from '../i18n/format.ts';
import { createBridge, type Bridge, type BridgeAction, type BridgeActions, type Sent } from '../platform/bridge.ts';
import { browserNavigation } from '../platform/navigation.ts';
import { safeUrl } from '../platform/redirect.ts';
import { modals } from '../ui/modals.store.ts';
import { snackbar } from '../ui/snackbar.store.ts';

const DocumentDialog = lazy(() => import('../ui/dialogs/document-dialog.tsx'));

/** What is said where the app has not done it. */
const words = (sent: Exclude<Sent, { kind: 'sent' }>, payload: object): string => {
  const dial = 'phone' in payload ? translate('host.dial', { phone: phone(String(payload.phone)) }) : null;
  if (sent.kind === 'failed') {
    if ('url' in payload) return translate(sent.why === 'unsupported' ? 'host.refused' : 'host.noDocument');
    return (sent.why === 'timeout' ? dial : null) ?? translate('host.silent');
  }
  switch (sent.did) {
    case 'tel':
      return dial ?? '';
    case 'navigate':
      return translate('host.return');
    case 'back':
      return translate('host.back');
    // Its dialog says it.
    case 'open':
    case 'screen':
      return '';
  }
};

/** The bridge, and how to use it for what a person has pressed. */
export interface SpeakingBridge {
  readonly bridge: Bridge;
  /**
   * Nothing waits for it. Where the app does not do it the page does, or cannot, and says so.
   * @param instead as the bridge's own
   */
  readonly send: <Action extends BridgeAction>(
    action: Action,
    payload: BridgeActions[Action]['in'],
    instead?: () => boolean,
  ) => Promise<void>;
  /** In this document; only pages that the settings know: an answer must not lead just anywhere. */
  readonly openHere: (url: string) => Sent;
}

/** Origins of services that live elsewhere, by their bases; a path of this origin has none. */
const originsOf = (bases: readonly string[]): string[] =>
  bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin);

type Settings = Pick<RuntimeConfig, 'bridge' | 'publicSite' | 'announcement' | 'services'>;
type BridgeOptions = Parameters<typeof createBridge>[0];
type Page = Pick<BridgeOptions, 'win' | 'assign' | 'origin'>;
interface Parts extends Pick<BridgeOptions, 'host' | 'clock' | 'log'> {
  readonly config: Settings;
}
const thisPage = (): Page => ({
  win: window,
  assign: browserNavigation.assign,
  origin: browserNavigation.origin(),
});

export const createSpeakingBridge = ({ config, host, clock, log }: Parts, page: Page = thisPage()): SpeakingBridge => {
  const { publicSite, announcement, services } = config;
  const bridge: Bridge = createBridge({
    ...page,
    host,
    clock,
    log,
    config: { ...config.bridge, publicSite, announcement, origins: originsOf(Object.values(services)) },
    showDocument: (url, title) =>
      void loadCatalogue('host').then(
        () =>
          modals.open({
            key: 'document',
            component: DocumentDialog,
            options: { title, webview: bridge.host !== 'web', url, open: () => page.assign(url) },
          }),
        () => snackbar.error(() => translate('error.unknown')),
      ),
  });
  // Before it is needed: who is told that something failed may be without network.
  if (bridge.host !== 'web') loadCatalogue('host').catch(() => undefined);
  return {
    bridge,
    openHere: (url) => {
      const safe = safeUrl(url, { origin: page.origin, hosts: config.bridge.hosts });
      if (safe === null) return { kind: 'failed', why: 'unsupported' };
      page.assign(safe);
      return { kind: 'fallback', did: 'navigate' };
    },
    send: async (action, payload, instead) => {
      const sent = await bridge.send(action, payload, instead);
      // In a browser the page's way is the only one.
      if (sent.kind === 'sent' || (bridge.host === 'web' && sent.kind === 'fallback')) return;
      await loadCatalogue('host').then(
        () => snackbar.error(() => words(sent, payload)),
        () => snackbar.error(() => translate('error.unknown')),
      );
    },
  };
};
