import { CatchBoundary, Outlet, RouterProvider, useMatch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo, useSyncExternalStore } from 'react';
import { pageScreens } from '../../machines/pages.ts';
import { present } from '../../machines/kit/problem.ts';
import { hrefOf } from '../engine/mirror.ts';
import { translate, useT } from '../i18n/index.ts';
import type { Shows } from '../router/routes.ts';
import { NavigationContext, UiRoot } from '../ui/index.ts';
import { AppContext, useApp, type App } from './context.ts';
import { ErrorPage } from './error-page.tsx';
import { PlainLayout } from './layout.tsx';
import { useSession } from './screen-props.ts';
import { Stage, Waiting } from './stage.tsx';

/** Loaded on demand: hardly ever seen, and never first. */
const LinkQuestion = lazy(() =>
  import('./link-question.tsx').then(({ load }) => load()).catch(() => ({ default: NoQuestion })),
);
/** Nobody is signed in without having been asked. */
function NoQuestion() {
  return <ErrorPage status={500} onRetry={useApp().reload} />;
}

/** Its file is here already where something is switched off. */
const SwitchedOff = lazy(() => import('./operator.tsx'));

/** The server could not say who this is; that is no logout. */
function ProfileError() {
  const app = useApp();
  const t = useT();
  const { problem } = useSession();
  const words = problem ? present(problem, translate).words : '';
  return (
    <ErrorPage
      status={problem?.status ?? 500}
      problem={problem}
      text={`${t('session.profileError')} ${words}`}
      onRetry={() => app.session.send({ type: 'RETRY' })}
      onLogout={() => app.session.send({ type: 'LOGOUT' })}
    />
  );
}

/** Questions about who is signed in come before any page. */
function Settled({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.phase === 'switching')
    return (
      <PlainLayout>
        <Suspense>
          <LinkQuestion />
        </Suspense>
      </PlainLayout>
    );
  if (session.phase === 'failed')
    return (
      <PlainLayout>
        <ProfileError />
      </PlainLayout>
    );
  return children;
}

/** What was typed lies in the drafts: after a broken screen nothing is lost, and every link leads on. */
function Failure({ status = 500 }: { status?: 404 | 500 }) {
  const { reload } = useApp();
  return (
    <PlainLayout>
      <ErrorPage status={status} onRetry={status === 404 ? undefined : reload} />
    </PlainLayout>
  );
}

/** The component of every route: its page, or the screen of the running flow, whatever the address. */
function ShownScreen() {
  const { navigator, onBroken } = useApp();
  const page = useMatch({ strict: false, select: ({ context }) => context.page ?? null });
  const entered = useSyncExternalStore(navigator.subscribe, navigator.view, navigator.view);
  const ofFlow = useSyncExternalStore(navigator.subscribe, navigator.flowView, navigator.flowView);
  // The page has moved since the router loaded it: another page of a list, a filter.
  const isHere = page !== null && entered.kind === 'screen' && entered.visit === page.visit;
  const view = isHere ? entered : (page ?? ofFlow);
  if (view.kind === 'loading') return <Waiting />;
  if (view.kind === 'error')
    return view.status === 503 ? (
      <Suspense>
        <SwitchedOff />
      </Suspense>
    ) : (
      <Failure status={view.status} />
    );
  return (
    <CatchBoundary
      getResetKey={() => view.visit}
      errorComponent={Failure}
      onCatch={(error) => onBroken(error as Error)}
    >
      <Stage view={view} />
    </CatchBoundary>
  );
}

/** What the router shows. */
export const shows: Shows = {
  root: {
    component: () => (
      <Settled>
        <Outlet />
      </Settled>
    ),
    pendingComponent: () => (
      <Settled>
        <Waiting />
      </Settled>
    ),
    notFoundComponent: () => <Failure status={404} />,
    errorComponent: () => <Failure />,
  },
  screen: { component: ShownScreen },
};

function Frame({ app, children }: { app: App; children: ReactNode }) {
  const counted = () => app.progress.count;
  // A prerendered page waits for nothing.
  const count = useSyncExternalStore(app.progress.subscribe, counted, () => 0);
  const navigation = useMemo(
    () => ({
      href: (screen: Parameters<typeof hrefOf>[0], params?: Readonly<Record<string, string>>) =>
        hrefOf(screen, params?.id ?? null) ?? pageScreens.home.path,
      go: (href: string) => app.navigator.go(href),
      preload: app.navigator.preload,
    }),
    [app],
  );
  return (
    <NavigationContext value={navigation}>
      <UiRoot loading={count > 0} onMissing={app.onMissingPart}>
        {children}
      </UiRoot>
    </NavigationContext>
  );
}

export function Root({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <Frame app={app}>
        <RouterProvider router={app.router} />
      </Frame>
    </AppContext>
  );
}
