import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { initialTransition, type AnyStateNode } from 'xstate';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../openapi/index.ts';
import { addresses } from '../../machines/generated/addresses.ts';
import { flowIds, products } from '../../machines/generated/products.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import { flowKit, type FlowMachine } from '../../machines/kit/flow.ts';
import type { FlowState } from '../../machines/kit/state.ts';
import { operationOf } from '../../machines/kit/calls.ts';

import { pageScreens } from '../../machines/pages.ts';
import { flowOf, screenIds, screens, screensByFlow, screenSpec, type ScreenId } from '../../machines/screens.ts';
import { codeForm } from '../../schemas/shared/code.form.ts';
import { readRecord } from '../e2e/support/sent.ts';
import { specCalls } from '../../scripts/lib/spec-calls.ts';
import { eventsOf, metaOf, models, nameOf, nodesOf } from './support.ts';

const nodes = models.flatMap(({ machine }) => nodesOf(machine));
const readsOf = (id: ScreenId): readonly OperationId[] => {
  const { reads = [], asks = [] } = screenSpec(id);
  return [...reads, ...asks];
};
const invoked = (node: AnyStateNode): OperationId[] => node.invoke.map((one) => operationOf(one.id));

describe('screens', () => {
  const shown = new Map<ScreenId, Set<string>>();
  for (const node of nodes) {
    const { screen: id } = metaOf(node);
    if (id !== undefined) shown.set(id, (shown.get(id) ?? new Set()).add(eventsOf(node).join(' ')));
  }

  test('a screen answers the same events everywhere, those of the registry', () => {
    for (const [id, answers] of shown)
      expect([...answers], id).toEqual([Object.keys(screenSpec(id).events).toSorted().join(' ')]);
  });

  test('every screen of a flow is shown by some state, and by no flow that does not own it', () => {
    const ends = nodes.flatMap((node) => metaOf(node).screen ?? []);
    expect(screenIds.filter((id) => flowOf(id) !== null && !ends.includes(id))).toEqual([]);
    for (const { id, machine } of models)
      for (const node of nodesOf(machine)) {
        const { screen: shownHere } = metaOf(node);
        if (shownHere !== undefined) expect(flowOf(shownHere), shownHere).toBe(id);
      }
  });

  test('a flow that is over leads somewhere', () => {
    const nowhere = nodes
      .filter((node) => node.type === 'final')
      .filter((node) => {
        const { leave, entrance, screen: last } = metaOf(node);
        return entrance === undefined && !((leave?.to ?? last ?? '') in screens);
      });
    expect(nowhere.map(nameOf)).toEqual([]);
  });

  test('every screen has a title in both languages', () => {
    for (const locale of ['ru', 'kk']) {
      const folder = new URL(`../../locales/${locale}/`, import.meta.url);
      const texts = new Map(
        readdirSync(folder).flatMap((file) =>
          Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>),
        ),
      );
      expect(
        screenIds.filter((id) => (texts.get(screenSpec(id).title) ?? '').trim() === ''),
        locale,
      ).toEqual([]);
    }
  });

  test('every path of the registry is one of the addresses', () => {
    const paths = screenIds.map((id) => screenSpec(id).path).filter((path) => path !== null);
    expect(paths.filter((path) => !(addresses as readonly string[]).includes(path))).toEqual([]);
  });

  test('a product names every address where one of its screens stands, and no other', () => {
    for (const id of flowIds) {
      const paths = Object.values<ScreenSpec>(screensByFlow[id]).flatMap(({ path }) => path ?? []);
      expect([...products[id].at].toSorted(), id).toEqual([...new Set(paths)].toSorted());
    }
  });

  test('the entries that the app loads are those of the registry', async () => {
    for (const id of flowIds) expect((await products[id].load()).screens, id).toBe(screensByFlow[id]);
    const all = Object.values(screensByFlow).map((group) => Object.keys(group).length);
    // No screen belongs to two products: one would hide the other.
    expect(all.reduce((sum, n) => sum + n, Object.keys(pageScreens).length)).toBe(screenIds.length);
  });

  test('what outlives the page is the number of who applies, and the announcement, wherever they are said', () => {
    const kept = screenIds.flatMap((id) =>
      Object.entries(screenSpec(id).events).flatMap(([type, spec]) =>
        spec?.keeps ? [`${id} ${type} ${spec.keeps}`] : [],
      ),
    );
    expect(kept.toSorted()).toEqual([
      'c2c-car FIND_PUBLICATION productId',
      'c2c-me SUBMIT_ME personalNumber',
      'dealer-car FIND_PUBLICATION productId',
    ]);
  });

  const withFact = (fits: (spec: ScreenSpec) => boolean): ScreenId[] =>
    screenIds.filter((id) => fits(screenSpec(id))).toSorted();

  test('what has a summary beside it, or is read in two columns, takes their width', () => {
    expect(withFact(({ width }) => width === 'split')).toEqual([
      'account-statement',
      'agreement',
      'aitu-intro',
      'aitu-pending',
      'apply-closed',
      'bank-other-terms',
      'bank-rejected',
      'bank-response-waiting',
      'bank-responses',
      'bank-selected',
      'c2c-car',
      'c2c-me',
      'c2c-seller',
      'c2c-terms',
      'casco-life-agreement',
      'casco-life-choice',
      'casco-life-code',
      'casco-life-complete',
      'casco-life-waiting',
      'centras-success',
      'ci-consents',
      'ci-health',
      'ci-mcrdt-consents',
      'ci-mcrdt-health',
      'ci-mcrdt-review',
      'ci-mcrdt-success',
      'ci-mycar-application',
      'ci-mycar-choose',
      'ci-mycar-consents',
      'ci-mycar-health',
      'ci-mycar-phone',
      'ci-mycar-review',
      'ci-mycar-success',
      'ci-review',
      'ci-success',
      'claim-additional-info',
      'claim-closed',
      'claim-deal',
      'claim-detail',
      'claim-insuring',
      'client-code',
      'client-intro',
      'client-request',
      'commodity-closed',
      'commodity-data',
      'commodity-documents',
      'commodity-expired',
      'commodity-offers',
      'commodity-order',
      'commodity-released',
      'commodity-review',
      'commodity-sign-success',
      'commodity-success',
      'commodity-waiting',
      'consents',
      'general-agreement',
      'guide',
      'home',
      'how-it-works',
      'insurance-agreement',
      'insurance-begin',
      'insurance-car',
      'insurance-check',
      'insurance-chosen',
      'insurance-closed',
      'insurance-code',
      'insurance-contract',
      'insurance-customer',
      'insurance-issuing',
      'insurance-no-offers',
      'insurance-offers',
      'insurance-paid',
      'insurance-pay',
      'insurance-pay-pending',
      'insurance-policy',
      'insurance-product',
      'insurance-signed',
      'login',
      'market-car',
      'market-check',
      'market-contract',
      'market-customer',
      'market-no-offers',
      'market-offers',
      'market-person',
      'market-product',
      'marketplace-applications',
      'my-applications',
      'q-addresses',
      'q-contacts',
      'q-document',
      'q-family',
      'q-job',
      'q-locked',
      'q-personal',
      'q-review',
      'sign-success',
      'start',
      'success',
    ]);
  });

  test('in the app around us, Back leads out of the first page of a claim’s link alone', () => {
    expect(withFact(({ backToApp }) => backToApp === true)).toEqual(['client-intro']);
  });

  test('a form of a one-time code, and no other, has words and clocks of its own for "too often"', async () => {
    const codes = new Set<string>();
    for (const id of flowIds)
      for (const [type, rules] of Object.entries((await (await products[id].load()).forms?.()) ?? {}))
        if (rules === codeForm) codes.add(`${id} ${type}`);
    const own = screenIds.flatMap((id) =>
      Object.entries(screenSpec(id).events).flatMap(([type, spec]) =>
        spec?.ownWait === true ? [`${flowOf(id)} ${type}`] : [],
      ),
    );
    expect(own.toSorted()).toEqual([...codes].toSorted());
    expect(own).toHaveLength(3);
  });

  test('a desk is led from the customer’s own screens to a page of its id, which is not the customer’s alone', async () => {
    for (const id of flowIds) {
      const { forDesk } = await products[id].load();
      if (forDesk === undefined) continue;
      const { customerOnly, path } = screenSpec(forDesk as ScreenId);
      expect([id, customerOnly, path]).toEqual(['credit-claim', undefined, '/my-applications/:id']);
    }
  });

  test('events are verbs of their own, in no language', () => {
    for (const id of screenIds)
      for (const type of Object.keys(screenSpec(id).events)) expect(type, id).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  });
});

describe('operations', () => {
  const sent = readRecord();

  test('every operation is sent by a page, as the browser has seen it', () => {
    const ids = Object.keys(operations) as OperationId[];
    expect(ids.filter((id) => sent[id] === undefined)).toEqual([]);
    expect(Object.keys(sent).filter((id) => !(id in operations))).toEqual([]);
  });

  test('what screens declare to read, and flows to call, is sent', () => {
    const declared = new Set([...nodes.flatMap(invoked), ...screenIds.flatMap(readsOf)]);
    expect([...declared].filter((id) => sent[id] === undefined)).toEqual([]);
  });

  test('the specs that send them are there', () => {
    const specs = new Set(Object.values(sent));
    expect([...specs].filter((spec) => !existsSync(new URL(`../../${spec}`, import.meta.url)))).toEqual([]);
  });

  test('a flow runs the operations that its words name, and no other', async () => {
    for (const { id, machine } of models) {
      const { kit } = (await import(`../../machines/products/${id}/kit.ts`)) as { kit: { operations: string[] } };
      const run = new Set(nodesOf(machine).flatMap(invoked));
      expect([...new Set(kit.operations)].toSorted(), id).toEqual([...run].toSorted());
    }
  });

  test('where the thing stands is read by the flow that it is declared for, wherever a flow reads it', async () => {
    const reads = ['claim', 'getCascoLifeClaim', 'getCommodityClaim', 'getInsuranceClaim'];
    for (const { id, machine } of models) {
      const { subject } = await products[id].load();
      const run = new Set<string>(nodesOf(machine).flatMap(invoked));
      expect(
        reads.filter((read) => run.has(read)),
        id,
      ).toEqual(subject === undefined ? [] : [subject]);
      if (subject !== undefined) expect(operations[subject].safety, id).toBe('read');
    }
  });

  test('the specification has 85 calls, each an operation of its own', () => {
    const ids = specCalls.flatMap(([, calls]) => calls.map(([, id]) => id));
    expect([ids.length, new Set(ids).size]).toEqual([85, 85]);
    expect(ids.filter((id) => !(id in operations))).toEqual([]);
  });

  test('an operation that the specification does not name says so', () => {
    const ids = new Set(specCalls.flatMap(([, calls]) => calls.map(([, id]) => id)));
    const ours = Object.entries(operations).filter(([, row]) => 'chosen' in row && row.chosen === true);
    expect(ours.map(([id]) => id).toSorted()).toEqual(
      Object.keys(operations)
        .filter((id) => !ids.has(id))
        .toSorted(),
    );
  });

  test('screens only read', () => {
    for (const id of screenIds)
      for (const operation of readsOf(id)) expect(operations[operation].safety, `${id} ${operation}`).toBe('read');
  });
});

describe('the kit refuses what the compiler cannot see', () => {
  const { choice, defineFlow, final, screen } = flowKit(screens, []);
  // States that are made at run time have names that no type knows.
  const define = defineFlow as unknown as (config: {
    id: string;
    initial: string;
    states: Readonly<Record<string, FlowState>>;
  }) => FlowMachine;
  const lost = (target: string) => () =>
    define({ id: 'lost', initial: 'a', states: { a: screen('c2c-pledged', { BACK: target }), b: final(null) } });

  test('an arrow that leads nowhere, naming it', () => {
    expect(lost('nowhere')).toThrow('Flow "lost": "a" leads to "nowhere", which does not exist');
    expect(lost('b')).not.toThrow();
  });

  test('a beginning that is not there', () => {
    expect(() => define({ id: 'lost', initial: 'nowhere', states: { b: final(null) } })).toThrow(
      '"initial" leads to "nowhere"',
    );
  });

  test('an endless choice, instead of hanging', () => {
    const endless = defineFlow({ id: 'endless', initial: 'a', states: { a: choice('b'), b: choice('a') } });
    const [snapshot] = initialTransition(endless, {});
    expect(snapshot.status).toBe('error');
    expect(String(snapshot.error)).toContain('Infinite loop detected');
  });
});
