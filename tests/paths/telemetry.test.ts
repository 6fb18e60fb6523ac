import { describe, expect, test } from 'vitest';
import { progressIn, modelOf, models } from '../model/support.ts';
import { contextOf, step, type EventSamples } from '../model/step.ts';
import { lineAt } from '../../machines/kit/line.ts';
import { type StoredRecord, isBatch, type TelemetryBatch } from '../../schemas/telemetry.schema.ts';
import { newRequestId } from '../../src/api/request-id.ts';
import { errorRecord, eventRecord, logRecord, stepRecord } from '../../src/app/telemetry/records.ts';
import { createSink } from '../../src/app/telemetry/sink.ts';
import { products } from '../../machines/generated/products.ts';
import { reportOf, reportsBetween } from '../../src/engine/track.ts';
import { createAnalytics } from '../../src/platform/analytics.ts';
import { guarded } from '../../src/platform/analytics-fields.ts';
import { createLog } from '../../src/platform/log.ts';

/*
 * All that can happen in every flow, with people's data in every answer, goes through the telemetry of the page: nothing of
 * the data comes out, whatever a program error says.
 */

/** Keys whose values are a person's, or open what is a person's. */
const PERSONAL =
  /personal_?number|phone|iin|(?:first|last|company|full|user)_?name|^names?$|patronymic|street|house|apartment|address|token|code|codeword|email|^number$|plate|vin|authority|position|url|link/i;

/** Texts below personal keys. Shorter ones are in every word, and one small word is an alias of ours (`other`). */
const personalIn = (value: unknown, isPersonal = false): string[] => {
  if (typeof value === 'string') return isPersonal && value.length > 4 && !/^[a-z]+$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    personalIn(one, Array.isArray(value) ? isPersonal : isPersonal || PERSONAL.test(key)),
  );
};
const valuesOf = (examples: EventSamples['said' | 'answered']): unknown[] =>
  Object.values(examples).flatMap((all) => all.map(({ value }) => value));
const personalOf = ({ starts, said, answered }: EventSamples): Set<string> =>
  new Set(personalIn([starts, valuesOf(said), valuesOf(answered)]));
/** Small Latin letters are like any name of ours: that they never come is up to who gives them. */
const isLikeOurs = (text: string): boolean => /^[a-z][a-z_.-]*$/.test(text);

/** What of the data is in a text; any letter that is not Latin, and any long number is, too. */
const found = (text: string, personal: ReadonlySet<string>): string[] => [
  ...[...personal].filter((one) => text.includes(one)),
  ...(text.match(/\p{Script=Cyrillic}+|\d{6,}/gu) ?? []),
];

/** Times are numbers; everything else of the batches as text. */
const textOf = (batches: readonly TelemetryBatch[]): string =>
  JSON.stringify(batches.map(({ records }) => records.map(({ at: _, ...record }) => record)));

describe.each(models.map(({ id }) => id))('%s', { timeout: 180_000 }, (id) => {
  const { machine, eventSamples, graph } = modelOf(id);
  const personal = personalOf(eventSamples);

  test('nothing of anybody leaves the page, on any arrow', async () => {
    expect(personal.size).toBeGreaterThan(2);
    const reports = await (await products[id].load()).reports?.();
    const bodies: string[] = [];
    const seen = new Set<StoredRecord['type']>();
    // Another context at the same states tells the same: one step for each arrow and each state that it leads to.
    const stateOf = (vertex: string) => JSON.stringify(graph.vertices.get(vertex)!.snapshot.value);
    const arrows = [
      ...new Map([...graph.edges.values()].flat().map((edge) => [`${edge.arrow} ${stateOf(edge.to)}`, edge])).values(),
    ];
    for (const [at, { from, sample }] of arrows.entries()) {
      const before = graph.vertices.get(from)!.snapshot;
      const { snapshot } = step(machine, before, sample, 'i1');
      const [then, now] = [contextOf(before), contextOf(snapshot)];
      const sink = createSink({
        address: '/telemetry',
        about: () => ({ build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'ru' }),
        clock: { after: () => () => undefined },
        post: (_, body) => {
          bodies.push(body);
          return Promise.resolve(204);
        },
        beacon: (_, body) => void bodies.push(body),
      });
      const value: unknown = snapshot.value;
      const state = typeof value === 'string' ? value : (Object.keys(value as object)[0] ?? '');
      const where = { flow: id, state, screen: now.screen ?? undefined };
      sink.add(stepRecord(1, id, state, lineAt(progressIn(id), state, now)?.milestone ?? null));

      const analytics = createAnalytics(() => 1);
      if (reports !== undefined) {
        for (const [name, data] of reportsBetween(reports, id, then, now)) analytics.track(name, data);
        for (const [name, data] of reportOf(reports, id, sample.event.type)) analytics.track(name, data);
      }
      // A mistake of ours, values where names belong: what comes of it depends on no arrow.
      if (at === 0)
        for (const one of [...personal].filter((text) => !isLikeOurs(text)))
          analytics.track('validation_error', { screen: 'c2c-me', field: one });
      analytics.attach(
        guarded({
          send: (events) =>
            events.forEach((event) => {
              const record = eventRecord(event);
              if (record !== null) sink.add(record);
            }),
        }),
      );

      const log = createLog();
      const { problem } = now;
      if (problem !== null) {
        const { operationId, kind, status = 500 } = problem;
        log.write({ event: 'call', operationId, kind, status, durationMs: 5, requestId: newRequestId() });
        log.write({ event: 'page.error', operationId, kind, status, code: 'BCDF', requestId: newRequestId() });
      }
      // A program error that says all it knows, also where its stack stands.
      const thrown = new TypeError(
        `Cannot read ${JSON.stringify([now.answers, now.responses, sample.event, [...personal]])}`,
      );
      for (const entry of log.entries()) {
        const record = logRecord(1, entry, where, thrown);
        if (record !== null) sink.add(record);
      }
      sink.add(errorRecord(1, 'caught', thrown, where));
      sink.leave();
    }
    const batches = bodies.map((body) => JSON.parse(body) as TelemetryBatch);
    for (const batch of batches) {
      expect(isBatch(batch)).toBe(true);
      for (const record of batch.records) seen.add(record.type);
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['error', 'step']));
    // No name of ours is refused: each arrow has told its state, and its error.
    const count = (type: StoredRecord['type']) =>
      batches.flatMap(({ records }) => records).filter((record) => record.type === type).length;
    expect(count('step')).toBe(arrows.length);
    expect(count('error')).toBeGreaterThanOrEqual(arrows.length);
    expect(found(textOf(batches), personal)).toEqual([]);
  });

  test('the scanner finds what it looks for', () => {
    for (const one of personal)
      expect(found(JSON.stringify([{ state: one }]), new Set([one])).length).toBeGreaterThan(0);
  });
});
