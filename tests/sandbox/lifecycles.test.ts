import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse as parseGraphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { parse } from 'yaml';
import type { Lifecycle } from '../../sandbox/core/lifecycle.ts';
import { integrationLifecycle } from '../../sandbox/services/banks/lifecycle.ts';
import { cascoLifeLifecycle } from '../../sandbox/services/casco-life/lifecycle.ts';
import { claimLifecycle } from '../../sandbox/services/claim/lifecycle.ts';
import { commodityLifecycle } from '../../sandbox/services/commodity/lifecycle.ts';
import { creditInsuranceLifecycle } from '../../sandbox/services/credit-insurance/lifecycle.ts';
import { insuranceLifecycle } from '../../sandbox/services/insurance/lifecycle.ts';
import { offerLifecycle } from '../../sandbox/services/offers/lifecycle.ts';
import { attemptLifecycle } from '../../sandbox/services/payments/lifecycle.ts';
import { signatureLifecycle } from '../../sandbox/services/signatures/lifecycle.ts';
import { services } from '../../sandbox/services/index.ts';
import { startSandbox } from './support/start.ts';

const SERVICES = 'sandbox/services';

interface Schema {
  readonly enum?: string[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Record<string, Schema>;
}

/** The enumeration of a REST contract: a schema, or a property of one. */
const rest = (file: string, schema: string, property?: string): string[] => {
  const { components } = parse(readFileSync(`openapi/${file}.yaml`, 'utf8'), { merge: true, maxAliasCount: -1 }) as {
    components: { schemas: Record<string, Schema> };
  };
  const named = components.schemas[schema];
  const found = property === undefined ? named : named?.properties?.[property];
  const values = [found, ...(found?.oneOf ?? [])].flatMap((one) => one?.enum ?? []);
  if (values.length === 0) throw new Error(`${file}.yaml has no enumeration ${schema}`);
  return values;
};

const graphql = (name: string): string[] => {
  const { definitions } = parseGraphql(readFileSync('openapi/claim.graphql', 'utf8'));
  const found = definitions.find((one) => one.kind === 'EnumTypeDefinition' && one.name.value === name);
  if (found?.kind !== 'EnumTypeDefinition') throw new Error(`claim.graphql has no enumeration ${name}`);
  return (found.values ?? []).map((value) => value.name.value);
};

interface Life {
  readonly lifecycle: Lifecycle<string, string>;
  /** As the contract enumerates them. */
  readonly statuses: readonly string[];
  /** Folders of the services that send its events. */
  readonly senders: readonly string[];
  /** Where the things lie, and what their expiry is called: of those that expire. */
  readonly expires?: { readonly table: string; readonly name: string };
}

/** What each machine must agree with, by the folder of its service. */
const LIVES: Readonly<Record<string, Life>> = {
  claim: {
    lifecycle: claimLifecycle,
    statuses: graphql('ClaimStatusAlias'),
    senders: ['claim', 'banks'],
    expires: { table: 'claims', name: 'claim' },
  },
  banks: {
    lifecycle: integrationLifecycle,
    statuses: [...rest('bankIntegration', 'Integration', 'subStatus'), 'approved', 'rejected'],
    senders: ['banks'],
  },
  insurance: {
    lifecycle: insuranceLifecycle,
    statuses: rest('insuranceV2', 'InsuranceStatusAlias'),
    senders: ['insurance'],
    expires: { table: 'insurance_claims', name: 'insurance' },
  },
  'casco-life': {
    lifecycle: cascoLifeLifecycle,
    statuses: rest('insuranceV1', 'StatusAlias'),
    senders: ['casco-life'],
    expires: { table: 'cascolife_claims', name: 'cascoLife' },
  },
  'credit-insurance': {
    lifecycle: creditInsuranceLifecycle,
    statuses: rest('mydirect', 'StatusAlias'),
    senders: ['credit-insurance'],
    expires: { table: 'creditins_insurances', name: 'creditInsurance' },
  },
  commodity: {
    lifecycle: commodityLifecycle,
    statuses: rest('commodityClaim', 'StatusAlias'),
    senders: ['commodity'],
    expires: { table: 'commodity_claims', name: 'commodity' },
  },
  offers: { lifecycle: offerLifecycle, statuses: rest('insuranceV2', 'OfferStatusAlias'), senders: ['offers'] },
  // The contract tells what may be done with a signature; an attempt to pay is known to the payment page alone.
  signatures: {
    lifecycle: signatureLifecycle,
    statuses: ['waiting', 'confirmed', 'cancelled'],
    senders: ['signatures'],
  },
  payments: {
    lifecycle: attemptLifecycle,
    statuses: ['card', 'secure', 'pending', 'success', 'fail', 'cancelled'],
    senders: ['payments'],
  },
};

/** What the services of these folders say outside of their lifecycles and seeds. */
const sourcesOf = (folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(`${SERVICES}/${folder}`, { recursive: true }).map((file) => `${folder}/${String(file)}`),
    )
    .filter((file) => file.endsWith('.ts') && !/\/(lifecycle|seed[\w-]*)\.ts$/.test(file))
    .map((file) => readFileSync(`${SERVICES}/${file}`, 'utf8'))
    .join('\n');

/** Events of the kit itself: it sends the one of expiry. */
const KIT = readFileSync('sandbox/core/entity.ts', 'utf8');

it('every service with a lifecycle is looked at here', () => {
  const folders = readdirSync(SERVICES).filter((folder) => existsSync(`${SERVICES}/${folder}/lifecycle.ts`));
  expect(folders.sort()).toEqual(Object.keys(LIVES).sort());
});

it('the example of the docs is the code of the service', () => {
  const [, section = ''] = readFileSync('docs/sandbox.md', 'utf8').split('## A thing with a status');
  const blocks = [...section.split('\n## ')[0]!.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code ?? '');
  const [lifecycle, store] = ['lifecycle', 'store'].map((file) =>
    readFileSync(`${SERVICES}/credit-insurance/${file}.ts`, 'utf8'),
  );
  expect(blocks).toHaveLength(2);
  expect(lifecycle).toContain(blocks[0]);
  expect(store).toContain(blocks[1]);
});

describe.each(Object.entries(LIVES))('the lifecycle of %s', (folder, { lifecycle, statuses, senders, expires }) => {
  it('has the statuses of the contract, no more and no fewer', () => {
    expect([...lifecycle.statuses].sort()).toEqual([...statuses].sort());
  });

  it('reaches every status', () => {
    const { machine } = lifecycle;
    const reached = new Set(getShortestPaths(machine).map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual([...statuses].sort());
  });

  it('comes to an end from every status, and leads nowhere from an end', () => {
    const { machine, after, isFinal } = lifecycle;
    const ending = new Set(statuses.filter(isFinal));
    expect(ending.size).toBeGreaterThan(0);
    for (const end of ending) expect(machine.events.filter((event) => after(end, event) !== null)).toEqual([]);
    for (let before = -1; before !== ending.size;) {
      before = ending.size;
      for (const status of statuses)
        if (machine.events.some((event) => ending.has(after(status, event) ?? ''))) ending.add(status);
    }
    expect([...ending].sort()).toEqual([...statuses].sort());
  });

  it('knows every event that is sent, and waits for none that nobody sends', () => {
    const { machine } = lifecycle;
    const sent = sourcesOf(senders) + KIT;
    expect(machine.events.filter((event) => !sent.includes(`'${event}'`))).toEqual([]);
    const own = sourcesOf([folder]);
    const moves = [...own.matchAll(/\b(?:move|step|must|can|after|moveIntegration)\([^()]*, '([A-Z_]+)'/g)].map(
      ([, event]) => event,
    );
    const others = Object.values(LIVES).filter((life) => life.senders.includes(folder));
    const known = others.flatMap((life) => life.lifecycle.machine.events);
    expect(moves.filter((event) => event !== undefined && !known.includes(event))).toEqual([]);
  });

  it('says how many days a status lives just where time ends it', () => {
    const { after, daysOf } = lifecycle;
    const mortal = statuses.filter((status) => after(status, 'TIME_OVER') !== null);
    expect(statuses.filter((status) => daysOf(status) !== null)).toEqual(mortal);
    for (const status of mortal) expect(daysOf(status)).toBeGreaterThan(0);
    expect(mortal.length > 0).toBe(expires !== undefined);
  });
});

const mortals = Object.entries(LIVES).flatMap(([folder, { lifecycle, expires }]) =>
  expires ? [{ folder, lifecycle, ...expires }] : [],
);

describe('what is stored', () => {
  it.each(mortals)(
    'of $folder expires where its status can, once, and nowhere else',
    async ({ lifecycle: { after }, table, name }) => {
      expect(services.flatMap(({ jobs = {} }) => Object.keys(jobs))).toContain(`${name}.expire`);
      // The test itself reads whole tables.
      const { engine } = await startSandbox({ onStatement: () => undefined });
      const { things, planned } = await engine.store.transaction(async (tx) => ({
        things: await tx
          .selectFrom(table as 'claims')
          .select(['id', 'status'])
          .execute(),
        planned: await tx.selectFrom('sandbox_jobs').select('tag').where('kind', '=', `${name}.expire`).execute(),
      }));
      expect(things.length).toBeGreaterThan(5);
      const dying = things.filter(({ status }) => after(status, 'TIME_OVER') !== null);
      expect(planned.map(({ tag }) => tag ?? '').sort()).toEqual(dying.map(({ id }) => `${name}.expiry ${id}`).sort());
    },
  );
});
