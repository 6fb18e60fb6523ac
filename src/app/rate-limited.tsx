import { type ComponentType, useEffect, useId, useLayoutEffect, useReducer, useState } from 'react';
import type { Problem } from '../../machines/kit/problem.ts';
import { clockOf, deadlineOf, useSecondsLeft } from '../blocks/claim/countdown.ts';
import { screenSpec } from '../engine/registry.ts';
import { repeatsOf } from '../engine/repeats.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { announce, Banner } from '../ui/index.ts';
import { useApp } from './context.ts';
import './rate-limited.css';
import type { ScreenView } from '../engine/navigator.types.ts';
import type { AnyProps } from './screen-props.ts';

/** Where a service asks for patience and does not say how much. */
const USUAL_SEC = 60;
/** How often people who listen are told. Source: ux 3.1. */
const SAY_EVERY_SEC = 30;

/** A call that is not to be made again for a while; it outlives the screen. */
interface Limit {
  readonly operationId: string;
  /** The person and the claim that it was said of: others are not held for them. */
  readonly whose: string;
  /** ms of the monotonic clock. */
  readonly until: number;
}
let limits: readonly Limit[] = [];
const noted = new WeakSet<Problem>();

const note = (problem: Problem | null, whose: string): void => {
  if (problem?.kind !== 'rateLimited' || noted.has(problem)) return;
  noted.add(problem);
  const { operationId } = problem;
  const said = problem.retryAfterSec ?? problem.data?.retryAfterSec;
  const until = deadlineOf(problem, typeof said === 'number' ? said : USUAL_SEC);
  const others = limits.filter((one) => one.operationId !== operationId || one.whose !== whose);
  limits = [...others, { operationId, whose, until }];
};
const lift = (some: readonly Limit[]): void => {
  limits = limits.filter((one) => !some.includes(one));
};

interface Wait {
  readonly events: readonly string[];
  readonly until: number;
  readonly by: readonly Limit[];
}

/** Nobody presses what a page does when it is seen again; what has words and clocks of its own needs none of ours. */
const isHeld = (screen: ScreenView['screen'], event: string): boolean =>
  event !== 'SEEN' && screenSpec(screen).events[event]?.ownWait !== true;

/** Events of the screen on show that would ask again too early, and when the last of them may. */
const heldOn = ({ flow, screen }: ScreenView, whose: string): Wait => {
  const now = performance.now();
  const held = limits
    .filter((one) => one.whose === whose && one.until > now)
    .map((limit) => {
      const signIn = screen === 'login' && limit.operationId === 'signIn' ? ['SIGN_IN'] : [];
      const events = flow ? repeatsOf(flow.snapshot(), limit.operationId) : signIn;
      return { limit, events: events.filter((event) => isHeld(screen, event)) };
    })
    .filter(({ events }) => events.length > 0);
  return {
    events: [...new Set(held.flatMap(({ events }) => events))],
    until: Math.max(0, ...held.map(({ limit }) => limit.until)),
    by: held.map(({ limit }) => limit),
  };
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

/**
 * Counts, says how long, and holds the controls of these events, as long as one of them is on the page. Services count by
 * person, number or name: what is changed in the form may be heard at once (`onEdit`).
 */
function Countdown({ events, until, onEdit }: Pick<Wait, 'events' | 'until'> & { onEdit: () => void }) {
  const t = useT();
  const id = useId();
  const left = useSecondsLeft(until);
  const [there, setThere] = useState(false);
  const selector = events.map((event) => `[data-event="${event}"]`).join();
  const time = left > 60 ? t('limited.minutes', { n: Math.ceil(left / 60) }) : t('limited.seconds', { n: left });
  const words = left > 0 ? t('limited.wait', { time }) : t('limited.over');

  // Drawn anew each second: a control that has come meanwhile waits, too. Gone before the busy screen draws its own marks.
  useLayoutEffect(() => (left > 0 ? hold(selector, ` · ${clockOf(left)}`, id) : undefined));
  useLayoutEffect(() => setThere(document.querySelector(selector) !== null), [selector, left]);
  useEffect(() => {
    const edited = ({ target }: Event) =>
      target instanceof Element && target.closest('form')?.querySelector(selector) && onEdit();
    document.addEventListener('input', edited);
    return () => document.removeEventListener('input', edited);
  }, [selector, onEdit]);
  const turn = Math.ceil(left / SAY_EVERY_SEC);
  useEffect(() => {
    if (there) announce(words);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- now and then, not every second
  }, [turn, there]);

  return (
    left > 0 &&
    there && (
      <Banner tone="warning">
        <p id={id}>{words}</p>
      </Banner>
    )
  );
}

/**
 * A service hears no more for a while (429). Controls that would ask it again show how long, and wait; what else the screen
 * offers goes on.
 */
function RateLimited({ view }: { view: ScreenView }) {
  const { session } = useApp();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const whose = `${session.view().profile?.id ?? ''} ${view.flow?.context().id ?? ''}`;
  note(view.flow ? view.flow.context().problem : session.view().problem, whose);
  const { events, until, by } = heldOn(view, whose);
  const onEdit = () => {
    lift(by);
    again();
  };
  return events.length > 0 && <Countdown key={until} events={events} until={until} onEdit={onEdit} />;
}

/** The component together with its words: both come when a service has first asked for patience. */
export const load = async (): Promise<{
  default: ComponentType<{ view: ScreenView; problem: AnyProps['problem'] }>;
}> => {
  await loadCatalogue('limited');
  return { default: RateLimited };
};
