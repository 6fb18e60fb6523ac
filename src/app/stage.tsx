import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { whenIdle } from '../engine/idle.ts';
import { screenSpec } from '../engine/registry.ts';
import { useT } from '../i18n/index.ts';
import { FormReportsContext } from '../ui/form/index.ts';
import { Skeleton } from '../ui/index.ts';
import { useApp } from './context.ts';
import { ErrorPage } from './error-page.tsx';
import { PlainLayout, ScreenLayout } from './layout.tsx';
import { preparePart, readyPart, type Part } from './parts.tsx';
import { useScreenProps, type ScreenView } from './screen-props.ts';
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
const useArrival = (view: ScreenView) => {
  const { visit, direction, scroll } = view;
  useLayoutEffect(() => {
    if (direction === 'start') return;
    document.documentElement.dataset.direction = direction;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    return scrollBack(scroll);
  }, [visit, direction, scroll]);
};

const useTitle = (view: ScreenView, errors: number) => {
  const t = useT();
  useEffect(() => {
    const title = t(screenSpec(view.screen).title);
    document.title = `${errors > 0 ? t('form.titlePrefix', { title }) : title} — ${t('brand.main')}`;
  }, [t, view.screen, errors]);
};

/** Screens and calls the next event may lead to, fetched while nothing else happens. Not on 2g or with the data saver on. */
const usePrefetch = (view: ScreenView) => {
  const { network, expect } = useApp();
  useEffect(() => {
    const { flow } = view;
    if (flow === null || network.isSlow()) return;
    whenIdle(() => {
      for (const screen of flow.nextScreens()) preparePart(screen).catch(() => undefined);
      expect(flow.nextCalls());
    });
  }, [view, network, expect]);
};

function ScreenOnShow({ view, part: Screen }: { view: ScreenView; part: Part }) {
  const props = useScreenProps(view);
  const [errors, setErrors] = useState(0);
  useTitle(view, errors);
  useArrival(view);
  useSecondClick(view.visit);
  usePrefetch(view);
  const { settled, refused } = useApp();
  useEffect(settled, [settled]);
  const { screen } = view;
  const reports = useMemo(
    () => ({ errors: setErrors, refused: (fields: readonly string[]) => refused(screen, fields) }),
    [screen, refused],
  );
  return (
    <FormReportsContext value={reports}>
      <Screen {...props} />
    </FormReportsContext>
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
    let wanted = true;
    let stopWaiting = () => {};
    const come = () => {
      preparePart(view.screen).then((loaded) => wanted && setShown({ view, part: loaded }), missed);
    };
    const missed = () => {
      if (!wanted) return;
      // A page reloaded without network would be the browser's own error page: the screen before stays until then.
      if (!app.network.isOnline()) {
        stopWaiting = app.network.onChange((online) => {
          if (!online) return;
          stopWaiting();
          come();
        });
      } else if (!app.reloadForChunk()) setFailed(view);
    };
    come();
    return () => {
      wanted = false;
      stopWaiting();
    };
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

/** Nothing for 200 ms, then the outline of a page. */
export function Waiting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return <PlainLayout>{late ? <Skeleton /> : null}</PlainLayout>;
}
