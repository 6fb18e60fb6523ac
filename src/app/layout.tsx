import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ScreenId } from '../../machines/screens.ts';
import { screenSpec } from '../engine/registry.ts';
import { useLocale, useT } from '../i18n/index.ts';
import { ClientLayout, DefaultLayout, EmptyLayout, LinkButton, NestedLayout, type ShellFacts } from '../ui/index.ts';
import { useApp } from './context.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { usePrinted, useSession } from './screen-props.ts';

const LAYOUTS = { client: ClientLayout, default: DefaultLayout, nested: NestedLayout, empty: EmptyLayout } as const;

/** On a desk's screens alone, and only when it has come: the menu leads there too. */
const DeskBar = lazy<ComponentType<{ here: ScreenId }>>(() =>
  import('./desk-bar.tsx').then(({ load }) => load()).catch(() => ({ default: () => null })),
);

/** Facts every layout shows or calls. `kind`: names the product where its address is one of several. */
export const useShell = (kind = ''): ShellFacts => {
  const app = useApp();
  const session = useSession();
  const { history } = app.router;
  const path = () => history.location.pathname;
  const pathname = useSyncExternalStore(history.subscribe, path, path);
  const { year, training, facts } = usePrinted();
  const t = useT();
  // Last of all effects: what a field is told is heard by its form.
  useEffect(() => app.onShown(), [app]);
  return {
    pathname: pathname + '/' + kind,
    year,
    companyLine: facts.companyLine[useLocale()],
    ...(training ? { footerNote: t('footer.training') } : {}),
    webview: app.host.webview,
    signedIn: session.phase === 'signedIn',
    contacts: { ...facts.contacts, onCall: app.host.call, webview: app.host.webview },
    onLocale: app.switchLanguage,
    onBack: () => void app.back(),
    onLogout: () => app.session.send({ type: 'LOGOUT' }),
    onMissing: app.onMissingPart,
  };
};

export function ScreenLayout({ screen, children }: { screen: ScreenId; children: ReactNode }) {
  const { layout, width, toggle, roles, kind } = screenSpec(screen);
  const t = useT();
  const Layout = LAYOUTS[layout];
  return (
    <Layout
      shell={useShell(kind)}
      width={width}
      toggle={toggle}
      nav={
        roles?.includes('dealer') ? (
          <Suspense>
            <DeskBar here={screen} />
          </Suspense>
        ) : (
          screen === 'start' && (
            <LinkButton to="login" tone="quiet">
              {t('nav.login')}
            </LinkButton>
          )
        )
      }
    >
      <OfflineBanner />
      {children}
    </Layout>
  );
}

/** Error pages, questions of the session and the first moment: the client layout, for the language toggle must be there. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <ClientLayout shell={useShell()}>
      <OfflineBanner />
      {children}
    </ClientLayout>
  );
}
