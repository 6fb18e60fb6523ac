import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../../openapi/index.ts';
import { operationOf } from '../../machines/kit/calls.ts';
import { flowIds } from '../../machines/generated/products.ts';
import { lastTrail } from '../../src/engine/trail.ts';
import { contextOf, stateOf } from '../model/step.ts';
import { readLine } from '../replay/line.ts';
import { replay } from '../replay/replay.ts';
import { createSandbox, type Sandbox } from '../../sandbox/index.ts';
import { modelOf, models } from '../model/support.ts';
import { drive, outcomeOf, planOf } from './support/drive.ts';
import { readGolden, tracesOf } from './support/golden.ts';
import type { Trace, TraceStep } from './support/trace.ts';

const PATIENCE = 180_000;
let sandbox: Sandbox;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'paths-'));

beforeAll(async () => {
  sandbox = await createSandbox({ dataDir, clock: { frozenAt: Date.parse('2026-02-01T06:00:00Z') } });
  origin = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  // The flow's own clock is turned by hand; the network's is not.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}, PATIENCE);
afterAll(async () => {
  vi.useRealTimers();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const api = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${origin}/sandbox/api/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
};

const withoutInput = (call: string): string => call.replace(/ \{.*\}/, '');

/** Calls in order. */
const started = (path: Trace): string[] =>
  [path.first, ...path.steps].flatMap((step) => (step.calls ?? []).map(withoutInput));
const busy = (step: TraceStep, machine: { states: Record<string, { tags: string[]; meta?: unknown }> }): number => {
  const node = machine.states[step.state.split('.')[0] ?? ''];
  return node?.tags.includes('busy') === true && !node.tags.includes('away') ? 1 : 0;
};

describe.each(models.map(({ id }) => id))('%s over HTTP', { timeout: PATIENCE }, (id) => {
  const { machine, eventSamples, graph } = modelOf(id);
  const { paths: names } = readGolden(id);
  const traces = new Map(tracesOf(machine, graph, names).map((trace) => [trace.name, trace]));

  // When everything is broken, a few failures say it as well as seventy, and sooner.
  let failures = 0;
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') failures += 1;
  });

  test.each(names)('%s', async (name) => {
    if (failures >= 5) throw new Error('Not run: five paths have failed before');
    const path = traces.get(name);
    if (path === undefined) throw new Error(`There is no such arrow any more: run \`npm run paths:update\``);
    const entries = planOf(path, eventSamples);
    await api('POST', 'plan', { entries });
    const driven = await drive({ flow: id, machine, eventSamples, path }, sandbox, origin);

    // Every step as predicted, to the screen and the kind of the problem.
    expect(driven.steps).toEqual(
      path.steps.map(({ state, screen, problem }) => ({
        state,
        screen,
        ...(problem === undefined ? {} : { problem }),
      })),
    );
    expect(driven.calls).toEqual(started(path));
    expect(driven.counts).toEqual(path.steps.map((step) => busy(step, machine as never)));
    expect(driven.unhandled).toEqual([]);
    // What the application has kept of it leads there again, without a network.
    const line = readLine(lastTrail() ?? '', flowIds);
    const again = replay(machine, eventSamples, line);
    if (!again.ok) throw new Error(`${lastTrail()}: ${again.why}`);
    const { screen, problem } = contextOf(again.snapshot);
    const { state = path.first.state, ...shown } = driven.steps.at(-1) ?? { screen: path.first.screen };
    expect({ state: stateOf(again.snapshot), screen, problem: problem?.kind }).toEqual({
      state,
      problem: undefined,
      ...shown,
    });
    expect(line.steps.length).toBeGreaterThanOrEqual(Math.min(path.steps.length, 1));
    // What the services saw: the planned requests, in order, each valid by its contract.
    const report = (await api('GET', 'plan')) as {
      unplanned: string[];
      unused: unknown[];
      invalid: unknown[];
      calls: string[];
    };
    expect(report.invalid).toEqual([]);
    expect(report.unplanned).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.calls).toEqual(entries.map((entry) => entry.operationId));

    // One wish, one effect: a key never goes out with two contents, and is answered "done" at most once by a once-call.
    for (const [key, contents] of driven.sent) expect([...contents], key).toHaveLength(1);
    const done = new Map<string, number>();
    for (const [i, step] of path.steps.entries())
      for (const call of step.calls ?? []) {
        const [operation, key] = [operationOf(call.split(' ')[0] ?? ''), / key ([\d.]+)$/.exec(call)?.[1]];
        if (operations[operation].safety !== 'once' || outcomeOf(path, i)?.do !== 'answer') continue;
        done.set(`${operation} ${key}`, (done.get(`${operation} ${key}`) ?? 0) + 1);
      }
    expect([...done.values()].filter((times) => times > 1)).toEqual([]);
  });
});
