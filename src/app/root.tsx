import { Component, lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { pageScreens } from '../../machines/pages.ts';
import { present } from '../../machines/kit/problem.ts';
import { hrefOf } from '../engine/mirror.ts';
import type { View } from '../engine/navigator.types.ts';
import { translate, useT } from '../i18n/index.ts';
import { NavigationContext, UiRoot } from '../ui/index.ts';
import { AppContext, useApp, type App } from './context.ts';
import { ErrorPage } from './error-page.tsx';
import { PlainLayout } from './layout.tsx';
import { useSession } from './screen-props.ts';
import { Stage, Waiting } from './stage.tsx';

/** Hardly ever seen, and never first. */
const LinkQuestion = lazy(() =>
  import('./link-question.tsx').then(({ load }) => load()).catch(() => ({ default: NoQuestion })),
);
/** Nobody is signed in without having been asked. */
function NoQuestion() {
  return <ErrorPage status={500} onRetry={useApp().reload} />;
}

/** The server could not say who this is; that is no logout. */
function ProfileError() {
  const app = useApp();
  const t = useT();
  const { problem } = useSession();
  const words = problem ? present(problem, translate).text : '';
  return (
    <ErrorPage
      status={problem?.status ?? 500}
      text={`${t('session.profileError')} ${words}`}
      onRetry={() => app.session.send({ type: 'RETRY' })}
      onLogout={() => app.session.send({ type: 'LOGOUT' })}
    />
  );
}

function Shell({ view }: { view: View }) {
  const app = useApp();
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
  if (view.kind === 'loading') return <Waiting />;
  if (view.kind === 'error')
    return (
      <PlainLayout>
        <ErrorPage status={view.status} onRetry={view.status === 404 ? undefined : app.reload} />
      </PlainLayout>
    );
  return <Stage view={view} />;
}

interface BoundaryProps {
  app: App;
  /** What is on show: with another, the page is drawn again. */
  view: View;
  children: ReactNode;
}

/** What was typed lies in the drafts: after a broken screen nothing is lost, and every link leads on. */
class Boundary extends Component<BoundaryProps, { broken: boolean; view: View }> {
  declare state: { broken: boolean; view: View };
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { broken: false, view: props.view };
  }
  static getDerivedStateFromProps({ view }: BoundaryProps, before: { view: View }) {
    return view === before.view ? null : { broken: false, view };
  }
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: Error) {
    this.props.app.onBroken(error);
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PlainLayout>
        <ErrorPage status={500} onRetry={this.props.app.reload} />
      </PlainLayout>
    );
  }
}

function Frame({ app, children }: { app: App; children: ReactNode }) {
  const counted = () => app.progress.count;
  const count = useSyncExternalStore(app.progress.subscribe, counted, counted);
  const navigation = useMemo(
    () => ({
      href: (screen: Parameters<typeof hrefOf>[0], params?: Readonly<Record<string, string>>) =>
        hrefOf(screen, params?.id ?? null) ?? pageScreens.home.path,
      go: (href: string) => app.navigator.go(href),
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

function Guarded({ app }: { app: App }) {
  const view = useSyncExternalStore(app.navigator.subscribe, app.navigator.view, app.navigator.view);
  return (
    <Boundary app={app} view={view}>
      <Shell view={view} />
    </Boundary>
  );
}

/** @param onShown the page stands and answers */
export function Root({ app, onShown }: { app: App; onShown?: () => void }) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <AppContext value={app}>
      <Frame app={app}>
        <Guarded app={app} />
      </Frame>
    </AppContext>
  );
}
