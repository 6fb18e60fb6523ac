import { readFileSync } from 'node:fs';
import { getMicrosteps, initialTransition, type AnyMachineSnapshot, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';
import type { FlowId } from '../../machines/screens.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { Progress, Turn } from '../../machines/kit/progress.ts';
import { intentOf } from './graph.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import { contextOf, faultsOf, sampleEventsAt, stateOf, step, type EventSamples } from './step.ts';
import { repeatedCalls } from './repeated-calls.ts';
import { conditionName } from '../../scripts/lib/condition-names.ts';
import type { Guard } from './facts.ts';
import { closure, eventsOf, metaOf, modelOf, models, nameOf, nodesOf, progressIn, type Model } from './support.ts';

const invoked = (node: AnyStateNode): OperationId[] => node.invoke.map((one) => operationOf(one.id));
const edgesOf = (model: Model) => [...model.graph.edges.values()].flat();
const isRead = (id: OperationId) => operations[id].safety === 'read';

/** Every state that is passed through and every arrow that is taken, choices included. */
const passed = (model: Model) => {
  const states = new Set<string>();
  const arrows = new Set<string>();
  const note = (from: string, snapshots: readonly { value: unknown }[]) => {
    let before = from;
    for (const snapshot of snapshots) {
      const state = stateOf(snapshot as never);
      states.add(state);
      arrows.add(`${before} > ${state}`);
      before = state;
    }
  };
  for (const start of model.eventSamples.starts) {
    const [first] = initialTransition(model.machine, start as never);
    note('', [first as never]);
  }
  for (const edge of edgesOf(model)) {
    const from = model.graph.vertices.get(edge.from)!;
    const micro = getMicrosteps(model.machine, from.snapshot as never, edge.sample.event as never);
    note(
      from.state,
      micro.map(([snapshot]) => snapshot as never),
    );
  }
  return { states, arrows };
};
const walked = new Map(models.map((model) => [model.id, passed(model)]));

test('the flows that are walked call something', () => {
  const calling = models.filter(({ machine }) => nodesOf(machine).some((node) => node.tags.includes('busy')));
  expect(calling.length).toBeGreaterThan(10);
});

describe.each(models.map(({ id }) => id))('%s: states', (id) => {
  const model = modelOf(id);
  const { machine, graph } = model;
  const own = nodesOf(machine);
  /** A product that has just been begun calls nobody yet. */
  const calls = own.some((node) => node.tags.includes('busy'));

  test('every state is reached', () => {
    const { states } = walked.get(model.id)!;
    const reached = [...states].flatMap((state) =>
      state.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.')),
    );
    expect(own.map(nameOf).filter((name) => name !== machine.config.initial && !reached.includes(name))).toEqual([]);
  });

  test('every branch of every choice is taken by some claim', () => {
    const { arrows } = walked.get(model.id)!;
    const branches = own
      .filter((node) => (node.always ?? []).length > 0 && nameOf(node) !== machine.config.initial)
      .flatMap((node) =>
        (node.always ?? []).map((branch) => `${nameOf(node)} > ${branch.target?.[0]?.path.join('.') ?? ''}`),
      );
    const dead = branches.filter(
      (branch) => ![...arrows].some((arrow) => arrow === branch || arrow.startsWith(`${branch}.`)),
    );
    expect(dead).toEqual([]);
  });

  test('from everywhere an end is reachable', () => {
    const back = new Map<string, string[]>();
    for (const { from, to } of edgesOf(model)) back.set(to, [...(back.get(to) ?? []), from]);
    const ends = [...graph.vertices.values()].filter((vertex) => vertex.over).map((vertex) => vertex.key);
    const saved = closure(ends, (key) => back.get(key) ?? []);
    expect(ends.length).toBeGreaterThan(0);
    expect([...graph.vertices.keys()].filter((key) => !saved.has(key))).toEqual([]);
  });

  test('nobody is stuck: somebody can speak, a call runs, or a clock ticks', () => {
    const stuck = [...graph.vertices.values()].filter(
      (vertex) => !vertex.over && (graph.edges.get(vertex.key) ?? []).length === 0,
    );
    expect(stuck.map((vertex) => vertex.key)).toEqual([]);
  });

  test('what could not be read is asked for again when there is a network again', () => {
    const meta = own.map((node) => (node.meta ?? {}) as { screen?: string; reconnects?: true });
    const unread = meta.filter(({ screen: shown }) => shown?.endsWith('-unavailable'));
    expect(unread.filter(({ reconnects }) => reconnects !== true)).toEqual([]);
    expect(unread.length > 0).toBe(calls);
  });

  test('a busy state has done, failed and an end of patience, and answers no person', () => {
    const busy = own.filter((node) => node.tags.includes('busy') && metaOf(node).away === undefined);
    expect(busy.length > 0).toBe(calls);
    for (const node of busy) {
      const [call] = node.invoke.map((one) => one.id);
      const targets = (type: string) => (node.transitions.get(type) ?? []).flatMap((one) => one.target ?? []).length;
      expect(node.invoke.length, nameOf(node)).toBe(1);
      expect(targets(`xstate.done.actor.${call}`), `${nameOf(node)}: done`).toBeGreaterThan(0);
      expect(targets(`xstate.error.actor.${call}`), `${nameOf(node)}: failed`).toBeGreaterThan(0);
      expect(targets(`xstate.after.giveUp.${node.id}`), `${nameOf(node)}: giveUp`).toBeGreaterThan(0);
      expect(eventsOf(node), nameOf(node)).toEqual([]);
    }
  });

  test('a clocked read goes on after an answer and after a failure', () => {
    const stops = own
      .filter((one) => one.parent !== machine.root && one.invoke.length > 0)
      .flatMap((node) =>
        node.invoke
          .flatMap(({ id }) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`])
          .filter((type) => node.transitions.get(type)?.[0]?.target?.length !== 1)
          .map((type) => `${nameOf(node)} ${type}`),
      );
    expect(stops).toEqual([]);
  });

  test('every failure of every call leads on', () => {
    const failing = new Set<OperationId>();
    for (const [key, edges] of graph.edges) {
      const [running] = invoked(graph.vertices.get(key)!.snapshot._nodes.at(-1)!);
      if (running === undefined) continue;
      const failed = edges.filter((edge) => edge.sample.move.do === 'fail').map((edge) => edge.sample.move.case);
      expect(failed, key).toEqual(faultsOf(running, model.eventSamples).map((fault) => fault.name));
      failing.add(running);
    }
    expect(failing.size > 0).toBe(calls);
  });

  test('the context stays plain data', () => {
    for (const vertex of graph.vertices.values())
      expect(structuredClone(vertex.snapshot.context), vertex.key).toEqual(vertex.snapshot.context);
  });

  test('every condition has a name: it is exported, or made of such', () => {
    const nameless = own
      .flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      .flatMap(({ guard, source }) => {
        if (guard === undefined) return [];
        const { condition } = guard as unknown as Guard;
        return conditionName(condition) === null ? [`${nameOf(source)}: ${condition.reads.join(', ')}`] : [];
      });
    expect([...new Set(nameless)]).toEqual([]);
  });

  test('every state in which somebody is waited for has a milestone and a turn, and no other state has', () => {
    const waits = own.filter(
      (node) =>
        node.parent === machine.root &&
        node.type !== 'final' &&
        metaOf(node).screen !== undefined &&
        metaOf(node).reconnects !== true,
    );
    expect(waits.filter((node) => !(nameOf(node) in progressIn(id).states)).map(nameOf)).toEqual([]);
    const branches = progressIn(id).branches.map((place) => (typeof place === 'string' ? place : place.to));
    const strange = own.filter(
      (node) => nameOf(node) in progressIn(id).states && !waits.includes(node) && !branches.includes(nameOf(node)),
    );
    expect(strange.map(nameOf)).toEqual([]);
    expect(Object.keys(progressIn(id).states).filter((name) => !(name in machine.states))).toEqual([]);
  });

  test('its choice of the place is the one that lists ask', () => {
    const { branches } = progressIn(id);
    const to = branches.map((place) => (typeof place === 'string' ? place : place.to));
    const choices = own.map((node) => (node.always ?? []).map(({ target }) => target?.[0]?.key));
    expect(branches.length === 1 || choices.some((targets) => targets.join() === to.join())).toBe(true);
  });

  test('has three to six milestones, and uses each', () => {
    const { milestones } = progressIn(id);
    const used = milestonesOf(progressIn(id));
    expect(milestones.filter((one) => !used.has(one))).toEqual([]);
    expect([...used].filter((one) => !milestones.some((known) => known === one))).toEqual([]);
    const readme = readFileSync(new URL(`../../machines/products/${id}/README.md`, import.meta.url), 'utf8');
    expect(readme).toContain(`- **Milestones**: ${milestones.join(', ')}\n`);
    // A link is a door, and what was just begun has one screen.
    const isDoor = own.some((node) => metaOf(node).entrance !== undefined) || !calls;
    expect(isDoor || (milestones.length >= 3 && milestones.length <= 6)).toBe(true);
  });

  test('steps of its line wait for somebody; those of one run share a milestone, and no state is a step twice', () => {
    const { line = { numbered: [], others: [], detours: {} } } = progressIn(id);
    const detours = Object.entries(line.detours ?? {});
    const steps = [...line.numbered.flat(), ...line.others, ...detours.map(([step]) => step)];
    expect(new Set(steps).size).toBe(steps.length);
    const shown = new Set(own.filter((node) => metaOf(node).screen !== undefined).map(nameOf));
    expect(steps.filter((step) => !shown.has(step))).toEqual([]);
    const milestoneOf = (step: string) => (progressIn(id).states[step] as { milestone?: string }).milestone;
    expect(line.numbered.filter((run) => new Set(run.map(milestoneOf)).size > 1)).toEqual([]);
    const ofRuns = line.numbered.flat();
    expect(detours.filter(([, to]) => !ofRuns.includes(to))).toEqual([]);
    expect(detours.filter(([step, to]) => milestoneOf(step) !== milestoneOf(to))).toEqual([]);
  });

  test('maxIterations is set', () => {
    expect((machine.config as { options?: { maxIterations?: number } }).options?.maxIterations).toBe(1_000);
  });
});

/** Milestones that states name themselves, or another progress that they follow. */
const milestonesOf = ({ states }: Progress): ReadonlySet<string> =>
  new Set(
    Object.values(states).flatMap((one) => {
      if ('of' in one) return [...milestonesOf(one.of)];
      const turns: readonly Turn[] = 'turns' in one ? one.turns : [one];
      return turns.map(({ at }) => at ?? one.milestone);
    }),
  );

/** States whose calls that are sent once are no matter of a claim that somebody else could change meanwhile. */
const ALONE: Readonly<Record<string, string>> = {
  'credit-claim.me': 'there is no claim yet',
  'dealer-claim.review': 'there is no claim yet',
  'car-insurance.begin': 'there is no claim yet',
  'marketplace-insurance.person': 'there is no claim yet',
  'marketplace-insurance.unavailable': 'RETRY binds under the same key, or is told that it is done',
  'short-link.digits': 'the address is a link: who opens it asks',
  'short-link.expired': 'a new link, as often as the service allows',
  'short-link.locked': 'a new link, as often as the service allows',
  'short-link.sent': 'a new link, as often as the service allows',
};

describe('what others can change', () => {
  const screens = (machine: FlowMachine) => nodesOf(machine).filter((node) => metaOf(node).screen !== undefined);
  const looksAgain = (node: AnyStateNode) =>
    Object.values(node.states as Record<string, AnyStateNode>).some((inner) => inner.transitions.has('SEEN'));
  /** Calls that an event starts, choices in between included. */
  const calls = (node: AnyStateNode): OperationId[] =>
    metaOf(node).screen !== undefined
      ? []
      : [
          ...invoked(node),
          ...(node.always ?? []).flatMap(({ target }) => (target ?? []).flatMap((next) => calls(next))),
        ];
  const sendsOnce = (node: AnyStateNode) =>
    [...node.transitions.values()]
      .flat()
      .flatMap(({ target }) => target ?? [])
      .flatMap(calls)
      .some((id) => operations[id].safety === 'once');

  test('is read anew when the page is seen again, wherever a tap would do something once', () => {
    const deaf = models.flatMap(({ id, machine }) =>
      screens(machine)
        .filter((node) => sendsOnce(node) && !looksAgain(node))
        .map((node) => `${id}.${nameOf(node)}`),
    );
    expect(deaf.toSorted()).toEqual(Object.keys(ALONE).toSorted());
  });

  test('is only read: nothing is done before a tap', () => {
    const done = models.flatMap(({ machine, graph, ...model }) =>
      // One of each arrow: where it leads is what it says.
      [...new Map(edgesOf({ machine, graph, ...model }).map((edge) => [edge.arrow, edge])).values()]
        .filter(({ sample: { move } }) => move.what.startsWith('poll.') || move.what === 'SEEN')
        .flatMap((edge) => {
          const vertex = graph.vertices.get(edge.from)!;
          return step(machine, vertex.snapshot, edge.sample, 'i0').seen.calls.map((one) => operationOf(one.call));
        })
        .filter((id) => !isRead(id)),
    );
    expect(done).toEqual([]);
  });
});

/** Operations whose answer gives a flow its id. A flow that only opens what a link names has none. */
const creatorsOf = (machine: FlowMachine): Set<OperationId> =>
  new Set(
    nodesOf(machine)
      .filter((node) =>
        [...node.transitions.values()]
          .flat()
          .some((one) => one.actions.some((action) => (action as { type?: string }).type === 'own')),
      )
      .flatMap(invoked)
      // To find what is there already creates nothing.
      .filter((id) => !isRead(id)),
  );

test('what creates is known', () => {
  expect(creatorsOf(modelOf('credit-claim').machine)).toEqual(new Set(['createClaimByCustomer']));
  expect(creatorsOf(modelOf('dealer-claim').machine)).toEqual(new Set(['createClaim']));
  expect(creatorsOf(modelOf('apply-loan').machine)).toEqual(new Set(['createClaim', 'createClaimByCustomer']));
});

describe.each(models.map(({ id }) => id))('%s: calls', (id) => {
  const model = modelOf(id);
  const { machine, graph } = model;
  /** What starts when an edge is walked, with whatever the shortest way there brought along. */
  const started = edgesOf(model).map((edge) => {
    const vertex = graph.vertices.get(edge.from)!;
    return { edge, ...step(machine, vertex.snapshot, edge.sample, intentOf(vertex.path.length + 1)) };
  });

  test('nothing is created twice on one path', () => {
    const creators = creatorsOf(machine);
    const after = edgesOf(model).filter(
      ({ sample: { move } }) => move.do === 'answer' && creators.has(operationOf(move.what)),
    );
    const reached = closure(
      after.map((edge) => edge.to),
      (key) => (graph.edges.get(key) ?? []).map((edge) => edge.to),
    );
    const again = [...reached].filter((key) =>
      graph.vertices
        .get(key)!
        .snapshot._nodes.flatMap(invoked)
        .some((id) => creators.has(id)),
    );
    expect(again).toEqual([]);
  });

  test('a once-call whose outcome is unknown is not repeated before a tap or a read', () => {
    const repeated = new Set<OperationId>();
    for (const { edge, snapshot, seen } of started) {
      const { move } = edge.sample;
      const doubtful = move.do === 'fail' ? seen.context.problem?.ambiguous === true : move.what === 'giveUp';
      const [was] = graph.vertices.get(edge.from)!.snapshot._nodes.flatMap(invoked);
      if (!doubtful || was === undefined || operations[was].safety !== 'once') continue;
      if (snapshot._nodes.flatMap(invoked).includes(was)) repeated.add(was);
    }
    const meant = nodesOf(machine)
      .flatMap(invoked)
      .filter((call) => call in repeatedCalls);
    expect([...repeated].toSorted()).toEqual([...new Set(meant)].toSorted());
  });

  test('every call that changes something carries a key', () => {
    const bare = started.flatMap(({ edge, seen }) =>
      seen.calls
        .filter((one) => !isRead(operationOf(one.call)) && one.key === null)
        .map((one) => `${one.call}: ${edge.arrow}`),
    );
    expect([...new Set(bare)]).toEqual([]);
  });

  test('no call is started with an empty id, and no file or sum is lost on the way', () => {
    const empty = (value: unknown): boolean =>
      value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(empty));
    const bad = started.flatMap(({ edge, seen }) =>
      seen.calls
        .filter((one) => empty(one.input))
        .map((one) => `${one.call} ${JSON.stringify(one.input)}: ${edge.arrow}`),
    );
    expect([...new Set(bad)]).toEqual([]);
  });
});

/** What a signature seals: as soon as the claim says so, BACK must not lead to where these calls start. */
interface Seal {
  readonly flow: FlowId;
  readonly name: string;
  readonly stands: (known: FlowContext['responses']) => boolean;
  readonly calls: readonly OperationId[];
}
const seals: readonly Seal[] = [
  {
    flow: 'commodity-loan',
    name: 'agreement',
    stands: ({ getCommodityClaim: claim }) => ['signed', 'goods_released'].includes(claim?.status.alias ?? ''),
    calls: ['fillCommodityClaim', 'signCommodityClaim'],
  },
  {
    flow: 'credit-claim',
    name: 'consents',
    stands: ({ claim }) => claim?.consentsSigned === true,
    calls: ['signBeforeBanks', 'confirmSignature', 'repeatSignature'],
  },
  {
    flow: 'credit-claim',
    name: 'agreement',
    stands: ({ claim }) => ['signed', 'insurance_pending', 'issued'].includes(claim?.status.alias ?? ''),
    calls: ['makeUrl', 'setBank', 'sendClaimToBanksByCustomer', 'updateClaimByCustomer', 'generateApplicationForm'],
  },
  {
    flow: 'dealer-claim',
    name: 'agreement',
    stands: ({ claim }) => ['signed', 'insurance_pending', 'issued'].includes(claim?.status.alias ?? ''),
    calls: ['sendClaimToBanks', 'generateApplicationForm', 'declineClaimByCustomer', 'renewShortLink'],
  },
  {
    flow: 'casco-life',
    name: 'agreement',
    stands: ({ getCascoLifeClaim: claim }) => ['signed', 'sent', 'success'].includes(claim?.status.alias ?? ''),
    calls: [
      'putCascoConditions',
      'putLifeConditions',
      'completeSelection',
      'cascoLifeToAgreeing',
      'createCascoLifeAgreement',
      'confirmCascoLifeSignature',
      'repeatCascoLifeSignature',
    ],
  },
  {
    flow: 'car-insurance',
    name: 'agreement',
    stands: ({ getInsuranceClaim: claim }) =>
      ['signed', 'error', 'sent', 'payment_pending', 'paid', 'issued'].includes(claim?.status.alias ?? ''),
    calls: [
      'putCustomerDocument',
      'putCarCharacteristics',
      'putCarContract',
      'putInsuranceProduct',
      'calculateOffers',
      'updateInsuranceCompany',
      'insuranceToAgreeing',
      'createInsuranceAgreement',
      'insuranceToSigning',
      'confirmSignature',
      'repeatSignature',
    ],
  },
];

describe('signatures', () => {
  const says = (eventSamples: EventSamples, snapshot: AnyMachineSnapshot) =>
    sampleEventsAt(snapshot, eventSamples).filter(({ move }) => move.do === 'say');
  /** From here by BACK alone, as long as nothing is asked of a server. */
  const backwards = ({ machine, eventSamples }: Model, snapshot: AnyMachineSnapshot): AnyMachineSnapshot[] => {
    const found = [snapshot];
    for (let at = snapshot; found.length < 20;) {
      const back = says(eventSamples, at).find(({ event }) => event.type === 'BACK');
      if (back === undefined || at.hasTag('busy')) break;
      at = step(machine, at, back, 'i0').snapshot;
      found.push(at);
    }
    return found;
  };

  test.each(seals.map(({ flow, name }) => ({ flow, name })))(
    '$flow: no BACK across the signature of the $name',
    ({ flow, name }) => {
      const seal = seals.find((one) => one.flow === flow && one.name === name)!;
      const model = modelOf(flow);
      const { machine, graph, eventSamples } = model;
      let sealed = 0;
      const broken = new Set<string>();
      // Whoever comes to a vertex by another way behaves the same there: once is enough.
      const asked = new Set<string>();
      for (const edge of edgesOf(model)) {
        if (asked.has(edge.to)) continue;
        const { snapshot } = step(machine, graph.vertices.get(edge.from)!.snapshot, edge.sample, 'i0');
        if (!seal.stands(contextOf(snapshot).responses)) continue;
        asked.add(edge.to);
        sealed += 1;
        for (const at of backwards(model, snapshot))
          for (const say of says(eventSamples, at))
            for (const { call } of step(machine, at, say, 'i0').seen.calls)
              if (seal.calls.includes(operationOf(call)))
                broken.add(`${edge.arrow} … ${stateOf(at)} ${say.event.type} ${call}`);
      }
      expect(sealed).toBeGreaterThan(0);
      expect([...broken]).toEqual([]);
    },
  );
});
