import { getElementScrollRestorationEntry } from '@tanstack/router-core';
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { whenIdle } from '../engine/idle.ts';
import type { ScreenView } from '../engine/navigator.types.ts';
import { screenSpec } from '../engine/registry.ts';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext, type Titled } from '../ui/form/index.ts';
import { Banner, Button, Failed, FailingContext, type Help, HelpContext, Skeleton } from '../ui/index.ts';
import { useApp } from './context.ts';
import { ErrorHelp, ErrorPage } from './error-page.tsx';
import { PlainLayout, ScreenLayout } from './layout.tsx';
import { preparePart, readyPart, type Part } from './parts.tsx';
import { useScreenProps, type AnyProps } from './screen-props.ts';
import { useSecondClick } from './second-click.ts';

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where the person was. What is still being read makes the page longer: again then, unless they have moved on. */
const scrollBack = (to: number): (() => void) => {
  const there = () => {
    window.scrollTo(0, to);
    return window.scrollY >= to - 1;
  };
  if (there()) return () => undefined;
  const stop = () => {
    grown.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const grown = new ResizeObserver(() => {
    if (there()) stop();
  });
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  grown.observe(document.body);
  return stop;
};

/** Focus on the heading, and the scroll of an entry that the person came back to. The very first page is left alone. */
const useFocusAndScroll = (view: ScreenView) => {
  const { visit, direction } = view;
  const { router } = useApp();
  useLayoutEffect(() => {
    const saved = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY ?? 0;
    if (direction === 'start') return saved > 0 ? scrollBack(saved) : undefined;
    document.documentElement.dataset.direction = direction;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    return scrollBack(direction === 'back' ? saved : 0);
  }, [router, visit, direction]);
};

const useTitle = (view: ScreenView, errors: number, titled: Titled | null) => {
  const t = useT();
  useEffect(() => {
    const name = t(screenSpec(view.screen).title);
    const title = titled?.(name) ?? `${name} — ${t('brand.main')}`;
    document.title = errors > 0 ? `${t('form.error')} ${title}` : title;
  }, [t, view.screen, errors, titled]);
};

/** Screens and calls the next event may lead to, fetched while nothing else happens. Not on 2g or with the data saver on. */
const usePrefetch = (view: ScreenView) => {
  const { network, expect } = useApp();
  useEffect(() => {
    const { flow } = view;
    if (flow === null) return;
    whenIdle(() => {
      if (network.isSlow()) return;
      for (const screen of flow.nextScreens()) preparePart(screen).catch(() => undefined);
      expect(flow.nextCalls());
    });
  }, [view, network, expect]);
};

/** The least that is to be said where the rest does not come. */
function TooMany({ problem }: Pick<AnyProps, 'problem'>) {
  const t = useT();
  if (problem?.kind !== 'rateLimited') return null;
  return (
    <Banner tone="error" live>
      {t('error.429')}
    </Banner>
  );
}

/** Hardly ever seen: it comes with the first service that asks for patience (429), and holds what it asks for from then on. */
const RateLimited = lazy(() =>
  import('./rate-limited.tsx').then(({ load }) => load()).catch(() => ({ default: TooMany })),
);
let wasRateLimited = false;

function ScreenOnShow({ view, part: Screen }: { view: ScreenView; part: Part }) {
  const { props, failing, problem } = useScreenProps(view);
  const [errors, setErrors] = useState(0);
  const [titled, setTitled] = useState<Titled | null>(null);
  useTitle(view, errors, titled);
  useFocusAndScroll(view);
  // A refusal moves the page, too.
  const [refusals, setRefusals] = useState(0);
  useSecondClick(refusals);
  usePrefetch(view);
  const { settled, refused } = useApp();
  useEffect(settled, [settled]);
  wasRateLimited ||= props.problem?.kind === 'rateLimited';
  const { screen } = view;
  // While it is asked again, what failed before is still what the page is about.
  const [failed, setFailed] = useState(problem);
  if (problem !== null && failed !== problem) setFailed(problem);
  const help = useMemo(
    (): Help => (about) => (
      <Suspense>
        <ErrorHelp status={failed?.status} problem={failed} {...about} />
      </Suspense>
    ),
    [failed],
  );
  const reports = useMemo(
    () => ({
      errors: setErrors,
      refused: (fields: readonly string[]) => {
        setRefusals((n) => n + 1);
        refused(screen, fields);
      },
      titled: (make: Titled | null) => setTitled(() => make),
    }),
    [screen, refused],
  );
  return (
    <ScreenReportsContext value={reports}>
      {wasRateLimited && (
        <Suspense>
          <RateLimited view={view} problem={props.problem} />
        </Suspense>
      )}
      <FailingContext value={failing.shown}>
        {/* No control says it: the page came so, or what was pressed is gone. */}
        {failing.isHomeless && (
          <FailingContext value={{ ...failing.shown, take: () => () => undefined }}>
            <Failed />
          </FailingContext>
        )}
        <HelpContext value={help}>
          <Screen {...props} line={view.flow?.line() ?? null} />
        </HelpContext>
      </FailingContext>
    </ScreenReportsContext>
  );
}

/** Shows a screen when its chunk is there; until then the one before stays. */
export function Stage({ view }: { view: ScreenView }) {
  const app = useApp();
  const part = readyPart(view.screen);
  const [shown, setShown] = useState<{ view: ScreenView; part: Part } | null>(null);
  const [failed, setFailed] = useState<ScreenView | null>(null);
  // Remembered before anything of it is drawn: afterwards, the screen would be drawn twice.
  if (part && shown?.view !== view) setShown({ view, part });

  useEffect(() => {
    if (part) return;
    const ending = new AbortController();
    const come = () => {
      const loaded = readyPart(view.screen);
      if (loaded && !ending.signal.aborted) setShown({ view, part: loaded });
    };
    app.prepare(view.screen, ending.signal).then(come, () => !ending.signal.aborted && setFailed(view));
    return () => ending.abort();
  }, [app, view, part]);

  if (failed === view)
    return (
      <PlainLayout>
        <ErrorPage status={500} onRetry={app.reload} />
      </PlainLayout>
    );
  if (shown === null) return <Waiting />;
  return (
    <ScreenLayout screen={shown.view.screen}>
      <ScreenOnShow key={shown.view.visit} view={shown.view} part={shown.part} />
    </ScreenLayout>
  );
}

/** Spec §9. */
const SLOW_MS = 10_000;

/** Nothing for 200 ms, then the outline of a page; a part of the program that hangs is said, as a call is that hangs. */
export function Waiting() {
  const app = useApp();
  const t = useT();
  // As it came drawn, or else nothing for a moment.
  const [late, setLate] = useState(app.came?.waits === true);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => setLate(true), 200),
      setTimeout(() => setSlow(app.progress.awaited === 0 && app.network.isOnline()), SLOW_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [app]);
  return (
    <PlainLayout>
      {slow && (
        <Banner tone="error" live>
          <p>{t('error.slow')}</p>
          <Button onClick={app.reload}>{t('btn.retry')}</Button>
        </Banner>
      )}
      {late ? <Skeleton /> : null}
    </PlainLayout>
  );
}
