import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { button } from '@styled/recipes';
import type { ScreenId } from '../../machines/screens.ts';
import { screenSpec } from '../engine/registry.ts';
import { useLocale, useT } from '../i18n/index.ts';
import { ClientLayout, DefaultLayout, EmptyLayout, Link, NestedLayout, type ShellFacts } from '../ui/index.ts';
import { useApp } from './context.ts';
import type Bar from './nav-bar.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePrinted, useSession } from './screen-props.ts';

const LAYOUTS = { client: ClientLayout, default: DefaultLayout, nested: NestedLayout, empty: EmptyLayout } as const;

/** Only when it has come: the menu leads there too. */
const NavBar = lazy<ComponentType<ComponentProps<typeof Bar>>>(() =>
  import('./nav-bar.tsx').catch(() => ({ default: () => null })),
);

/** Pages that a guest reads on the way: a sign-in stands above them. */
const READ = /^(?:start|guide|how-it-works|agreement)$/;

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
  const { layout, width, toggle, kind } = screenSpec(screen);
  const shell = useShell(kind);
  const t = useT();
  const Layout = LAYOUTS[layout];
  return (
    <Layout
      shell={shell}
      width={width}
      toggle={toggle}
      nav={
        shell.signedIn ? (
          <Suspense>
            <NavBar here={screen} />
          </Suspense>
        ) : (
          READ.test(screen) && (
            <Link to="login" className={button({ tone: 'quiet', shape: 'bar' })}>
              {t('nav.login')}
            </Link>
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
