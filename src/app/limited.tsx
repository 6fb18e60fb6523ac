import { type ComponentType, useEffect, useId, useLayoutEffect } from 'react';
import type { Problem } from '../../machines/kit/problem.ts';
import { clockOf, deadlineOf, useSecondsLeft } from '../blocks/claim/countdown.ts';
import { repeatsOf } from '../engine/repeats.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { announce, Banner } from '../ui/index.ts';
import { useApp } from './context.ts';
import './limited.css';
import type { AnyProps, ScreenView } from './screen-props.ts';

/** Where a service asks for patience and does not say how much. */
const USUAL_SEC = 60;
/** How often people who listen are told. Source: ux 3.1. */
const SAY_EVERY_SEC = 30;
/** A code's screen has its own words and clocks. */
const OWN_WORDS: ReadonlySet<string> = new Set(['SUBMIT_CODE']);

/** Until when a call is not to be made again, by operation, ms of the monotonic clock: longer than the screen lives. */
const limits = new Map<string, number>();

const note = (problem: Problem | null): void => {
  if (problem?.kind !== 'limited') return;
  const said = problem.retryAfterSec ?? problem.data?.retryAfterSec;
  limits.set(problem.operationId, deadlineOf(problem, typeof said === 'number' ? said : USUAL_SEC));
};

interface Wait {
  readonly events: readonly string[];
  readonly until: number;
}

/** Events of the screen on show that would ask again too early, and when the last of them may. */
const heldOn = ({ flow, screen }: ScreenView): Wait => {
  const now = performance.now();
  const events = new Set<string>();
  let latest = 0;
  for (const [operationId, until] of limits) {
    if (until <= now) continue;
    const signIn = screen === 'login' && operationId === 'signIn' ? ['SIGN_IN'] : [];
    for (const event of flow ? repeatsOf(flow.snapshot(), operationId) : signIn) {
      if (OWN_WORDS.has(event)) continue;
      events.add(event);
      latest = Math.max(latest, until);
    }
  }
  return { events: [...events], until: latest };
};

/** Marks the controls, wherever on the page they stand, and swallows what would press them or send their form. */
const hold = (selector: string, left: string, about: string): (() => void) => {
  const controls = document.querySelectorAll<HTMLElement>(selector);
  for (const one of controls) {
    one.setAttribute('aria-disabled', 'true');
    one.setAttribute('aria-describedby', about);
    one.dataset.left = left;
  }
  const swallow = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const pressed = event.type === 'submit' ? event.target.querySelector(selector) : event.target.closest(selector);
    if (pressed === null) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, swallow, true);
  return () => {
    for (const type of ['click', 'submit']) document.removeEventListener(type, swallow, true);
    for (const one of controls)
      for (const name of ['aria-disabled', 'aria-describedby', 'data-left']) one.removeAttribute(name);
  };
};

/** Counts, says how long, and holds the controls of these events. */
function Countdown({ events, until }: Wait) {
  const t = useT();
  const id = useId();
  const left = useSecondsLeft(until);
  const selector = events.map((event) => `main [data-event="${event}"]`).join();
  const time = left > 60 ? t('limited.minutes', { n: Math.ceil(left / 60) }) : t('limited.seconds', { n: left });
  const words = left > 0 ? t('limited.wait', { time }) : t('limited.over');

  // Drawn anew each second: a control that has come meanwhile waits, too. Gone before the busy screen draws its own marks.
  useLayoutEffect(() => (left > 0 ? hold(selector, ` · ${clockOf(left)}`, id) : undefined));
  const turn = Math.ceil(left / SAY_EVERY_SEC);
  useEffect(() => {
    announce(words);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- now and then, not every second
  }, [turn]);

  return (
    left > 0 && (
      <Banner tone="warning">
        <p id={id}>{words}</p>
      </Banner>
    )
  );
}

/**
 * A service hears no more for a while (429). Controls that would ask it again show how long, and wait; what else the screen
 * offers goes on. Where a screen counts by itself no such control is on show.
 */
function Limited({ view }: { view: ScreenView }) {
  const { session } = useApp();
  note(view.flow ? view.flow.context().problem : session.view().problem);
  const { events, until } = heldOn(view);
  return events.length > 0 && <Countdown key={until} events={events} until={until} />;
}

/** The component together with its words: both come when a service has first asked for patience. */
export const load = async (): Promise<{
  default: ComponentType<{ view: ScreenView; problem: AnyProps['problem'] }>;
}> => {
  await loadCatalogue('limited');
  return { default: Limited };
};
