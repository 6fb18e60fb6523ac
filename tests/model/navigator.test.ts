import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import {
  navigatorMachine,
  navigatorSetup,
  type NavigatorContext,
  type Step,
  type Wish,
} from '../../machines/navigator.machine.ts';
import { mutantsOf } from './mutation/mutants.ts';

const wish = (flow: string, claim: string | null, screen = `${flow}-1`): Wish => ({
  flow,
  claim,
  screens: [screen],
  been: null,
  popped: false,
});
const step = (about: Partial<Step>): EventObject & { step: Step } => ({
  type: 'STEP',
  step: { status: 'active', claim: '1', screen: 'a-1', busy: false, popped: false, ...about },
});
const entrance = { path: '/', refreshToken: null, productId: null };
const done = (state: string, output?: object) => ({ type: `xstate.done.actor.0.navigator.${state}`, output });
const failed = (state: string) => ({ type: `xstate.error.actor.0.navigator.${state}`, error: new Error(state) });

/** What can happen, whatever is on show. */
const events = {
  'to claim 1 of a': { type: 'ARRIVE', wish: wish('a', '1') },
  'to a-2 of claim 1': { type: 'ARRIVE', wish: wish('a', '1', 'a-2') },
  'to claim 2 of a': { type: 'ARRIVE', wish: wish('a', '2') },
  'to claim 1 of b': { type: 'ARRIVE', wish: wish('b', '1') },
  'to a page': { type: 'DEPART' },
  'shows a-1': step({}),
  'shows a-2': step({ screen: 'a-2', popped: true }),
  'shows a-2 of claim 2': step({ screen: 'a-2', claim: '2' }),
  'calls, a-2 ahead': step({ screen: 'a-2', busy: true }),
  'knows no screen': step({ screen: null }),
  'makes claim 2': step({ claim: '2' }),
  ends: step({ status: 'done' }),
  'leads elsewhere': step({ status: 'over' }),
  'leads elsewhere from a-2': step({ status: 'over', screen: 'a-2' }),
  breaks: step({ status: 'broken' }),
  begun: done('opening'),
  'not begun': failed('opening'),
  rested: done('resuming'),
  'rested again': done('rejoining'),
  'not rested': failed('resuming'),
  'not rested again': failed('rejoining'),
  'leads to a page': done('leaving', { kind: 'page', href: '/', forget: true, seed: null }),
  'leads in': done('leaving', { kind: 'entrance', entrance }),
  'leads nowhere': done('leaving', { kind: 'missing' }),
  'not known where': failed('leaving'),
} as const satisfies Record<string, EventObject & Record<string, unknown>>;
type EventName = keyof typeof events;

const shown: EventName[] = ['to claim 1 of a', 'begun', 'rested', 'shows a-1'];
/** How each state comes about. */
const situations: Readonly<Record<string, readonly EventName[]>> = {
  closed: [],
  opening: ['to claim 1 of a'],
  resuming: ['to claim 1 of a', 'begun'],
  running: shown,
  'running, the flow done': [...shown, 'ends'],
  'running, with another claim': [...shown, 'makes claim 2'],
  rejoining: [...shown, 'to claim 1 of a'],
  leaving: [...shown, 'leads elsewhere'],
  failed: [...shown, 'breaks'],
};

/** State, effects, and what is known then (wanted, claim, on show); what is not named changes nothing. */
const opensAnew = {
  'to claim 1 of a': 'opening: stop showWaiting begin | a-1 1 -',
  'to a-2 of claim 1': 'opening: stop showWaiting begin | a-2 1 -',
  'to claim 2 of a': 'opening: stop showWaiting begin | a-1 2 -',
  'to claim 1 of b': 'opening: stop showWaiting begin | b-1 1 -',
};
const runs = {
  ...opensAnew,
  'to claim 1 of a': 'rejoining: rest | a-1 1 a-1',
  'to a-2 of claim 1': 'rejoining: rest | a-2 1 a-1',
  'to a page': 'closed: stop | a-1 1 -',
  breaks: 'failed: stop showError(500) | a-1 1 - 500',
  'leads elsewhere': 'leaving: keepDrafts leave | a-1 1 a-1',
  'leads elsewhere from a-2': 'leaving: keepDrafts leave | a-1 1 a-1',
};
/** Of a flow that is on show, whatever it waits for. */
const stepsIn = (state: string) => ({
  'shows a-1': `${state}: keepDrafts | a-1 1 a-1`,
  'shows a-2': `${state}: keepDrafts enter(popped) | a-1 1 a-2`,
  'shows a-2 of claim 2': `${state}: keepDrafts enter | a-1 2 a-2`,
  'calls, a-2 ahead': `${state}: keepDrafts | a-1 1 a-1`,
  'knows no screen': `${state}: keepDrafts | a-1 1 a-1`,
  'makes claim 2': `${state}: keepDrafts | a-1 2 a-1`,
  ends: `${state}: keepDrafts | a-1 1 a-1 done`,
});
const expected: Readonly<Record<string, Readonly<Partial<Record<EventName, string>>>>> = {
  closed: opensAnew,
  opening: {
    ...opensAnew,
    'to a page': 'closed: stop | a-1 1 -',
    begun: 'resuming: rest | a-1 1 -',
    'not begun': 'failed: stop showError(500) | a-1 1 - 500',
  },
  resuming: {
    ...opensAnew,
    'to claim 1 of a': 'resuming: rest | a-1 1 -',
    'to a-2 of claim 1': 'resuming: rest | a-2 1 -',
    'to a page': 'closed: stop | a-1 1 -',
    rested: 'running: place(a 1) | a-1 1 -',
    'not rested': 'failed: stop showError(500) | a-1 1 - 500',
  },
  running: { ...runs, ...stepsIn('running') },
  // Its last screen stays; whoever comes to its address again begins anew.
  'running, the flow done': {
    ...runs,
    ...stepsIn('running'),
    'to claim 1 of a': 'opening: stop showWaiting begin | a-1 1 -',
    'to a-2 of claim 1': 'opening: stop showWaiting begin | a-2 1 -',
    'to a page': 'closed: stop | a-1 1 - done',
    breaks: 'failed: stop showError(500) | a-1 1 - done 500',
    'leads elsewhere': 'leaving: keepDrafts leave | a-1 1 a-1 done',
    'leads elsewhere from a-2': 'leaving: keepDrafts leave | a-1 1 a-1 done',
  },
  'running, with another claim': {
    ...runs,
    ...stepsIn('running'),
    'to claim 1 of a': 'opening: stop showWaiting begin | a-1 1 -',
    'to a-2 of claim 1': 'opening: stop showWaiting begin | a-2 1 -',
    'to claim 2 of a': 'rejoining: rest | a-1 2 a-1',
    'to a page': 'closed: stop | a-1 2 -',
    breaks: 'failed: stop showError(500) | a-1 2 - 500',
    'leads elsewhere': 'leaving: keepDrafts leave | a-1 2 a-1',
    'leads elsewhere from a-2': 'leaving: keepDrafts leave | a-1 2 a-1',
  },
  rejoining: {
    ...runs,
    ...stepsIn('rejoining'),
    'rested again': 'running: place(a 1) | a-1 1 a-1',
    'not rested again': 'failed: stop showError(500) | a-1 1 - 500',
  },
  leaving: {
    ...opensAnew,
    'to a page': 'closed: stop | a-1 1 -',
    'leads to a page': 'closed: exit(page) stop | a-1 1 -',
    'leads in': 'closed: exit(entrance) stop | a-1 1 -',
    'leads nowhere': 'failed: stop showError(404) | a-1 1 - 404',
    'not known where': 'failed: stop showError(500) | a-1 1 - 500',
  },
  failed: { ...opensAnew, 'to a page': 'closed: stop | a-1 1 - 500' },
};

interface Effect {
  readonly type: string;
  readonly params?: unknown;
}
const effectName = ({ type, params }: Effect): string | null => {
  if (type === 'xstate.spawnChild') return (params as { src: string }).src;
  if (type.startsWith('xstate.')) return null;
  const about = params as { popped?: boolean; flow?: string; claim?: string; kind?: string } | number | undefined;
  if (typeof about === 'number') return `${type}(${about})`;
  if (about?.flow !== undefined) return `${type}(${about.flow} ${about.claim})`;
  return about?.kind !== undefined ? `${type}(${about.kind})` : about?.popped ? `${type}(popped)` : type;
};

const start = (machine: AnyStateMachine): AnyMachineSnapshot => initialTransition(machine)[0] as AnyMachineSnapshot;
const after = (machine: AnyStateMachine, at: AnyMachineSnapshot, what: EventName) =>
  transition(machine, at, events[what]) as unknown as [AnyMachineSnapshot, readonly Effect[]];
const nameOf = (at: AnyMachineSnapshot, effects: readonly Effect[]): string => {
  const { wish: asked, claim, screen, done: isDone, status } = at.context as NavigatorContext;
  const known = [
    asked?.screens[0] ?? '-',
    claim ?? '-',
    screen ?? '-',
    ...(isDone ? ['done'] : []),
    ...(status ? [status] : []),
  ];
  const made = effects.flatMap((effect) => effectName(effect) ?? []);
  return `${[`${String(at.value)}:`, ...made].join(' ')} | ${known.join(' ')}`;
};

/** What every event does in every situation, but for those that do nothing. */
const table = (machine: AnyStateMachine) =>
  Object.fromEntries(
    Object.entries(situations).map(([situation, way]) => {
      let at = start(machine);
      for (const what of way) [at] = after(machine, at, what);
      const before = nameOf(at, []);
      const rows = (Object.keys(events) as EventName[]).flatMap((what) => {
        const name = nameOf(...after(machine, at, what));
        return name === before ? [] : [[what, name]];
      });
      return [situation, { at: String(at.value), rows: Object.fromEntries(rows) as Record<string, string> }];
    }),
  );
const wanted = Object.fromEntries(
  Object.entries(expected).map(([situation, rows]) => [situation, { at: situation.split(',')[0], rows }]),
);

describe('the navigator', () => {
  it('does in every state what is written here, and nothing else', () => {
    expect(table(navigatorMachine)).toEqual(wanted);
  });

  it('has no state that these situations leave out, and leads from everywhere to a page and to a flow', () => {
    const map = getAdjacencyMap(navigatorMachine, { events: Object.values(events) as never[], limit: 10_000 });
    const states = new Set(Object.values(map).map(({ state }) => String(state.value)));
    expect(states).toEqual(new Set(Object.keys(navigatorMachine.states)));
    expect(new Set(Object.values(wanted).map(({ at }) => at))).toEqual(states);
    for (const { state } of Object.values(map)) {
      expect(after(navigatorMachine, state, 'to a page')[0].value).toBe('closed');
      expect(after(navigatorMachine, state, 'to claim 1 of b')[0].value).toMatch(/^(opening|resuming|rejoining)$/);
    }
  });

  /** A flow is either broken or over: which is asked first makes no difference. */
  const isEquivalent = (what: string) => what.endsWith('STEP #0 and #1');
  const mutants = mutantsOf(navigatorMachine, navigatorSetup.createMachine as never).filter(
    ({ what }) => !isEquivalent(what),
  );
  it.each(mutants.map((mutant) => [`${mutant.operator}: ${mutant.what}`, mutant] as const))(
    'broken, is noticed: %s',
    (_, { build }) => {
      let broken: unknown;
      try {
        broken = table(build());
      } catch {
        // The library refuses it.
        broken = null;
      }
      expect(broken).not.toEqual(wanted);
    },
  );
});
