import { describe, expect, test } from 'vitest';
import { isBatch, isTelemetryRecord } from '../../../schemas/telemetry.schema.ts';
import { engineWords } from '../../../schemas/telemetry-words.ts';
import { newRequestId } from '../../../src/api/request-id.ts';
import { errorRecord, framesOf, logRecord, vitalRecord } from '../../../src/app/telemetry/records.ts';
import { buildOf, isSampled, visitOf } from '../../../src/app/telemetry/visit.ts';
import { codeOf, supportCode } from '../../../src/app/support-code.ts';
import { createStore } from '../../../src/platform/storage.ts';
import { memoryStorage } from '../api/support/browser.ts';

const WHERE = { flow: 'credit-claim', state: 'me', screen: 'c2c-me' };
const step = { type: 'step', at: 1, flow: 'credit-claim', state: 'me', milestone: null };

describe('a message of an error', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'amount')", 'Cannot read properties of undefined reading …'],
    ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error #418 …'],
    [
      'Failed to fetch dynamically imported module: https://a.kz/assets/x.js',
      'Failed to fetch dynamically imported module …',
    ],
    ['No claim of Aidos Demeu, 900115399012, +7 700 000 00 01', 'No … of …'],
    ['Unexpected token Д in JSON at position 12', 'Unexpected token … in JSON at position …'],
    ['error #123456', 'error …'],
    ['', ''],
  ])('%s', (message, kept) => {
    expect(engineWords(message)).toBe(kept);
  });

  test('is short, and the same when looked at again', () => {
    const long = engineWords('cannot read undefined secret '.repeat(100));
    expect(long.length).toBeLessThanOrEqual(200);
    expect(engineWords(long)).toBe(long);
  });
});

describe('records', () => {
  test('an error tells its places in our files and nothing else of its stack', () => {
    const thrown = new TypeError("Cannot read properties of undefined (reading 'iin')");
    thrown.stack = [
      'TypeError: Айдос 900115399012',
      '    at Aidos (https://app.kz/assets/index-AbCd1234.js:2:345)',
      '    at https://other.kz/x.js:1:1',
      'pay@https://app.kz/assets/flow-x.js:10:7',
    ].join('\n');
    const record = errorRecord(5, 'caught', thrown, WHERE);
    expect(record).toEqual({
      type: 'error',
      at: 5,
      source: 'caught',
      name: 'TypeError',
      message: 'Cannot read properties of undefined reading …',
      frames: [
        { file: 'assets/index-AbCd1234.js', line: 2, column: 345 },
        { file: 'assets/flow-x.js', line: 10, column: 7 },
      ],
      ...WHERE,
    });
    expect(isTelemetryRecord(record)).toBe(true);
    expect(framesOf('at f (https://a.kz/assets/a.js:1:2)\n'.repeat(50))).toHaveLength(20);
  });

  test.each([undefined, 'Айдос', { message: '900115399012' }, Object.assign(new Error('x'), { name: 'Айдос' })])(
    'what is thrown is no error of ours: %j',
    (thrown) => {
      const record = errorRecord(1, 'rejection', thrown, {});
      expect(record).toEqual({
        type: 'error',
        at: 1,
        source: 'rejection',
        name: 'Error',
        message: record.message,
        frames: [],
      });
      expect(record.message).toMatch(/^…?$/);
      expect(isTelemetryRecord(record)).toBe(true);
    },
  );

  test('a failed call is told with its request id, one that went well or was given up is not', () => {
    const requestId = newRequestId();
    const entry = { event: 'call', operationId: 'getProfile', service: 'auth', durationMs: 12, requestId };
    expect(logRecord(1, { ...entry, kind: 'broken', status: 503 }, WHERE)).toEqual({
      type: 'call',
      at: 1,
      operationId: 'getProfile',
      kind: 'broken',
      status: 503,
      ms: 12,
      requestId,
    });
    for (const kind of ['ok', 'aborted']) expect(logRecord(1, { ...entry, kind }, WHERE)).toBeNull();
  });

  test('an error page has the code that it shows, which the call is found by', () => {
    const requestId = newRequestId();
    const code = codeOf(requestId);
    const entry = { event: 'page.error', operationId: 'getProfile', kind: 'broken', status: 503, requestId, code };
    const record = logRecord(1, entry, WHERE);
    expect(record).toMatchObject({
      type: 'error',
      source: 'page',
      code: requestId.slice(0, 4).toUpperCase(),
      requestId,
    });
    expect(isTelemetryRecord(record)).toBe(true);
  });

  test('every code that a page may show without a call fits', () => {
    for (let at = 0; at < 1; at += 0.01) {
      const record = logRecord(1, { event: 'page.error', status: 500, code: supportCode(() => at) }, WHERE);
      expect(isTelemetryRecord(record), JSON.stringify(record)).toBe(true);
    }
  });

  test('of CLS thousandths are told', () => {
    expect(vitalRecord(1, { name: 'CLS', value: 0.0123 }, 'home')).toMatchObject({ value: 12, screen: 'home' });
    expect(vitalRecord(1, { name: 'LCP', value: 812.4 }, undefined)).toEqual({
      type: 'vital',
      at: 1,
      name: 'LCP',
      value: 812,
    });
  });
});

describe('what is allow-listed', () => {
  test.each([
    ['a field more', { ...step, iin: '900115399012' }],
    ['a name of a person', { ...step, state: 'Айдос' }],
    ['a name in Latin letters', { ...step, state: 'Aidos' }],
    ['a number of a person', { ...step, state: 'a900115399012' }],
    ['a code', { ...step, state: 'code.123456' }],
    ['a field less', { type: 'step', at: 1, flow: 'credit-claim', state: 'me' }],
    ['another type', { ...step, type: 'person' }],
    ['no record', null],
    ['a list', [step]],
    ['words of our own in a message', { ...errorRecord(1, 'error', new Error('x'), {}), message: 'Айдос' }],
    [
      'a foreign file',
      { ...errorRecord(1, 'error', null, {}), frames: [{ file: 'https://a.kz/x.js', line: 1, column: 1 }] },
    ],
    ['a query as event', { type: 'event', at: 1, name: 'request' }],
  ])('%s is not', (_, record) => {
    expect(isTelemetryRecord(step)).toBe(true);
    expect(isTelemetryRecord(record)).toBe(false);
  });

  test('a batch is bounded', () => {
    const about = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'kk' };
    expect(isBatch({ ...about, records: [step] })).toBe(true);
    for (const records of [[], Array.from({ length: 101 }, () => step), [step, { ...step, at: 'now' }]])
      expect(isBatch({ ...about, records })).toBe(false);
    expect(isBatch({ ...about, visit: 'someone', records: [step] })).toBe(false);
  });
});

test('a visit has one id for as long as its tab, and belongs to the share or does not', () => {
  const storage = memoryStorage();
  const store = createStore(() => storage);
  const visit = visitOf(store);
  expect(visit).toMatch(/^[a-f0-9]{16}$/);
  expect(visitOf(store)).toBe(visit);
  expect([isSampled('00000000ffffffff', 0.001), isSampled('ffffffff00000000', 0.999)]).toEqual([true, false]);
  expect(isSampled('ffffffff00000000', 1)).toBe(true);
});

test('the build is named by its first script', () => {
  const page = (src: string | null) => ({ querySelector: () => src && { src } }) as unknown as Document;
  expect(buildOf(page('https://a.kz/assets/index-f-bIFQXn.js'))).toBe('f-bIFQXn');
  expect(buildOf(page(null))).toBe('unknown');
});
