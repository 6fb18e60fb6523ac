import type { RouterHistory } from '@tanstack/react-router';
import { createActor, fromPromise } from 'xstate';
import { navigatorMachine, type Exit, type Step, type Wish } from '../../machines/navigator.machine.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { FlowId, ScreenId } from '../../machines/screens.ts';
import { prepareFlow, keepUnsettled } from './prepare-flow.ts';
import { openDrafts, type FlowDrafts } from './drafts.ts';
import { entryOf, type EntryState, type WriteEntry } from './history.ts';
import { hrefOf, screenOf } from './mirror.ts';
import type { Direction, NavigatorParts } from './navigator.types.ts';
import { entryFor, idle, goToScreen } from './go-to-screen.ts';
import { productOf, screenSpec } from './registry.ts';
import type { RunningFlow } from './running-flow.ts';

/** What the host needs of the router around it. */
export interface HostParts extends Pick<
  NavigatorParts,
  'entrance' | 'moment' | 'now' | 'onHeld' | 'onOpen' | 'reloadForPart' | 'session' | 'storage' | 'world'
> {
  readonly history: RouterHistory;
  /** Makes the entry of the history what the flow shows. */
  readonly write: WriteEntry;
  /** Elsewhere, in the place of this entry. */
  go(href: string): void;
  wait(): void;
  fail(status: 404 | 500): void;
  enter(screen: ScreenId, flow: RunningFlow, drafts: FlowDrafts, how: Direction): void;
}

export interface FlowHost {
  arrive(wish: Wish): void;
  depart(): void;
  /** Asked before the browser's Back or Forward is obeyed. */
  refuses(to: RouterHistory['location'], from: RouterHistory['location'], isBack: boolean): boolean;
  /** The browser has gone back or forward. False: not to a screen of the running flow. */
  popped(to: RouterHistory['location']): boolean;
  /** The layout's back button. False: no flow answers it. */
  back(): boolean;
  /** What is on show was typed by somebody else than who is signed in now. */
  isForeign(): boolean;
  /** Null: none runs. */
  flow(): RunningFlow | null;
  updateResponse: RunningFlow['updateResponse'];
}

const stepOf = (flow: RunningFlow, popped: boolean): Step => {
  const snapshot = flow.snapshot();
  const leads = flow.leave() !== null || flow.entrance() !== undefined;
  return {
    status: snapshot.status === 'error' ? 'broken' : leads ? 'over' : snapshot.status === 'done' ? 'done' : 'active',
    claim: flow.context().id,
    screen: screenOf(snapshot),
    busy: flow.busy(),
    popped,
  };
};

/** Runs the navigator's machine: its effects are flows, drafts and entries of the history. */
export const createFlowHost = (parts: HostParts): FlowHost => {
  const { history, session } = parts;
  let running: { flow: RunningFlow; drafts: FlowDrafts; claim: string | null } | null = null;
  /** Several steps are one: only the last is told. */
  let quiet = false;
  /** What follows is caused by a Back that the history has made already. */
  let popped = false;
  let isShown = false;
  const drafts = (flow: string, claim: string | null) =>
    openDrafts(parts.storage, parts.now, { flow, user: session.userId, claim });
  const now = () => {
    if (running === null) throw new Error('No flow runs');
    return running;
  };

  const tell = (): void => {
    if (running && !quiet) actor.send({ type: 'STEP', step: stepOf(running.flow, popped) });
  };
  const asPopped = (act: () => void): void => {
    popped = true;
    act();
    popped = false;
  };
  const quietly = (act: () => void): void => {
    quiet = true;
    act();
    quiet = false;
  };
  /** Machine → address. */
  const mirror = (mode: 'push' | 'replace'): void => {
    const entry = entryFor(now().flow, history, mode);
    if (entry !== null) parts.write(entry, mode);
  };

  const leave = async (): Promise<Exit> => {
    const { flow, drafts: kept } = now();
    const entrance = flow.entrance();
    if (entrance !== undefined) {
      if (entrance === null) return { kind: 'missing' };
      // A link that opens once is not used up by a part that does not come: what is kept asks for the same answer.
      const enter = await parts.entrance();
      return {
        kind: 'entrance',
        enter: () => {
          kept.clear();
          enter(entrance);
        },
      };
    }
    const target = flow.leave();
    if (target === null) throw new Error(`${flow.id} leads nowhere`);
    const seed = target.repeat ? await productOf(flow.id).repeat?.() : undefined;
    const context = flow.context();
    return {
      kind: 'page',
      href: hrefOf(target.to, target.of?.(context) ?? null) ?? pageScreens.home.path,
      forget: target.forget === true,
      seed: seed?.(context) ?? null,
    };
  };

  const actor = createActor(
    navigatorMachine.provide({
      actors: {
        begin: fromPromise(async ({ input: wish, signal }: { input: Wish; signal: AbortSignal }) => {
          const id = wish.flow as FlowId;
          const kept = drafts(id, wish.claim);
          const begin = await prepareFlow(id, wish.claim, kept, parts);
          if (signal.aborted) return;
          const { flow, replay } = begin();
          running = { flow, drafts: kept, claim: wish.claim };
          parts.onOpen(id);
          for (const event of replay) flow.send(event);
          keepUnsettled(flow, kept);
          flow.subscribe(tell);
        }),
        rest: fromPromise(() => idle(now().flow)),
        leave: fromPromise(leave),
      },
      actions: {
        stop: () => {
          running?.flow.stop();
          running = null;
          isShown = false;
        },
        showWaiting: parts.wait,
        place: (_, wish) => {
          if (wish === null) return;
          quietly(() =>
            goToScreen(now().flow, wish.screens as readonly ScreenId[], (wish.been ?? undefined) as ScreenId),
          );
          mirror('replace');
          if (wish.popped) asPopped(tell);
          else tell();
        },
        keepDrafts: () => {
          const { flow, claim, drafts: kept } = now();
          const { id } = flow.context();
          if (claim === id) return keepUnsettled(flow, kept);
          // The claim exists now: the guest's draft has done its duty.
          kept.clear();
          running = { flow, claim: id, drafts: drafts(flow.id, id) };
        },
        enter: (_, step) => {
          const { flow, drafts: kept } = now();
          const screen = screenOf(flow.snapshot());
          if (screen === null) return;
          mirror(step.popped || !isShown || screenSpec(screen).result === true ? 'replace' : 'push');
          isShown = true;
          parts.enter(screen, flow, kept, step.popped ? 'back' : 'forward');
        },
        exit: (_, exit) => {
          const { flow, drafts: kept } = now();
          if (exit.kind === 'entrance') exit.enter();
          if (exit.kind !== 'page') return;
          if (exit.seed) drafts(flow.id, null).seed(exit.seed, flow.context().id);
          if (exit.forget) kept.clear();
          parts.go(exit.href);
        },
        showError: (_, status) => {
          // Something that leads on did not come: said, instead of waiting for ever.
          if (status === 404 || !parts.reloadForPart()) parts.fail(status);
        },
      },
    }),
  ).start();

  /** How many BACKs a pop to that entry means; null: refused. */
  const backsFor = (flow: RunningFlow, entry: EntryState): number | null => {
    if (flow.busy()) return null;
    const steps = entry.screen ? flow.backsTo((screen) => screen === entry.screen) : null;
    return steps ?? (flow.can('BACK') ? 1 : null);
  };
  /** Is that entry one of the running flow's own? Those of another claim are not; those before there was a claim are. */
  const belongs = ({ state }: RouterHistory['location']): boolean => {
    if (running === null || !isShown || running.flow.snapshot().status !== 'active') return false;
    return state.flow === running.flow.id && (state.claim === undefined || state.claim === running.claim);
  };
  /** What does something is waited for, and that is said; what only reads is left, and asked again where it leads. */
  const holdsBack = (flow: RunningFlow): boolean => {
    if (flow.reading()) return false;
    parts.onHeld();
    return true;
  };

  return {
    arrive: (wish) => actor.send({ type: 'ARRIVE', wish }),
    depart: () => actor.send({ type: 'DEPART' }),
    refuses: (to, from, isBack) => {
      // What is only being read may be left at any time.
      if (running === null || !isShown) return false;
      const { flow } = running;
      if (flow.busy()) {
        if (!isBack || holdsBack(flow)) return true;
        actor.send({ type: 'DEPART' });
        return false;
      }
      if (!belongs(to)) return false;
      return to.state.__TSR_index > from.state.__TSR_index || backsFor(flow, to.state) === null;
    },
    popped: (to) => {
      if (running === null || !belongs(to)) return false;
      const { flow } = running;
      const steps = backsFor(flow, to.state) ?? 0;
      quietly(() => {
        for (let step = 0; step < steps; step += 1) flow.send({ type: 'BACK' });
      });
      mirror('replace');
      asPopped(tell);
      return true;
    },
    back: () => {
      if (running === null || !isShown) return false;
      const { flow } = running;
      if (flow.busy() && holdsBack(flow)) return true;
      if (!flow.can('BACK')) return false;
      const { below } = entryOf(history);
      if (below && flow.backsTo((screen) => screen === below) === 1) history.back();
      else asPopped(() => flow.send({ type: 'BACK' }));
      return true;
    },
    isForeign: () => running !== null && running.claim === null && running.drafts.isForeign(),
    flow: () => running?.flow ?? null,
    updateResponse: (operation, output) => {
      if (running === null) return;
      running.flow.updateResponse(operation, output);
      // With a claim nothing is said again after a reload.
      if (running.claim === null) running.drafts.storeResponse(operation, output);
    },
  };
};
