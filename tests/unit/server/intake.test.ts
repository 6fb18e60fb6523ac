import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { StoredRecord } from '../../../schemas/telemetry.schema.ts';
import { readCspReport } from '../../../server/csp-report.ts';
import { createIntake } from '../../../server/intake.ts';
import { createLimiter } from '../../../server/limiter.ts';
import { createLimitedServer, listen, WEB_LIMITS } from '../../../server/listening.ts';
import { linesTo, otlpLogs } from '../../../server/sinks.ts';
import { ask } from './support.ts';

const ABOUT = { build: 'AbCd1234', visit: 'a'.repeat(16), locale: 'ru' as const };
const STEP = { type: 'step' as const, at: 7, flow: 'credit-claim', state: 'me', milestone: null };
const BATCH = JSON.stringify({ ...ABOUT, records: [STEP] });
const JSON_TYPE = { 'content-type': 'application/json' };

let server: Server;
let kept: StoredRecord[] = [];
beforeAll(async () => {
  const intake = createIntake({
    sink: (records) => kept.push(...records),
    aMinute: 20,
    trustProxy: true,
    now: () => 9,
  });
  server = createLimitedServer(WEB_LIMITS, (request, response) => {
    if (!intake(request, response, () => response.setHeader('x-dressed', 'yes'))) response.writeHead(418).end();
  });
  await listen(server, 0, '127.0.0.1');
});
afterAll(() => void server.close());
beforeEach(() => {
  kept = [];
});

let callers = 0;
const post = (path: string, body: string, headers: Record<string, string>, from = `10.0.0.${(callers += 1)}`) =>
  ask(server, path, { method: 'POST', body, headers: { 'x-forwarded-for': from, ...headers } });

describe('POST /telemetry', () => {
  it('hands what is allow-listed to the sink, with its build and visit', async () => {
    const { status, headers, body } = await post('/telemetry', BATCH, JSON_TYPE);
    expect([status, headers['x-dressed'], body]).toEqual([204, 'yes', '']);
    expect(kept).toEqual([{ ...STEP, ...ABOUT }]);
  });

  it.each([
    ['another type', BATCH, { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{', JSON_TYPE, 400],
    [
      'a field that is not allow-listed',
      JSON.stringify({ ...ABOUT, records: [{ ...STEP, iin: '1' }] }),
      JSON_TYPE,
      400,
    ],
    ['a person', JSON.stringify({ ...ABOUT, records: [{ ...STEP, state: 'Айдос' }] }), JSON_TYPE, 400],
    ['nothing', '', JSON_TYPE, 400],
    ['a page of another site', BATCH, { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, 403],
    ['more than 64 KB', JSON.stringify({ ...ABOUT, records: [STEP], more: 'x'.repeat(65_536) }), JSON_TYPE, 413],
  ])('%s is refused, and nothing of it comes back', async (_, body, headers, status) => {
    const answer = await post('/telemetry', body, headers);
    expect([answer.status, answer.body]).toEqual([status, '']);
    expect(kept).toEqual([]);
  });

  it('stops to read a body that says no length when it grows too long', async () => {
    const headers = { ...JSON_TYPE, 'transfer-encoding': 'chunked' };
    expect((await post('/telemetry', `"${'x'.repeat(70_000)}"`, headers)).status).toBe(413);
  });

  it('takes no other method, and leaves other addresses alone', async () => {
    const answer = await ask(server, '/telemetry');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect((await post('/telemetry/x', BATCH, JSON_TYPE)).status).toBe(418);
  });

  it('takes so many a minute of one address, and of another its own', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await post('/telemetry', BATCH, JSON_TYPE, '10.9.9.9')).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await post('/telemetry', BATCH, JSON_TYPE, '10.9.9.8')).status).toBe(204);
  });
});

describe('reports of the security policy', () => {
  const PAGE = 'https://app.kz/client-intro?personal_number=900115399012';
  const old = {
    'csp-report': {
      'document-uri': PAGE,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.kz/pixel?iin=900115399012',
      'source-file': 'https://app.kz/assets/index-AbCd1234.js',
      'line-number': 3,
      'column-number': 14,
    },
  };
  const recent = [
    {
      type: 'csp-violation',
      url: PAGE,
      body: {
        documentURL: PAGE,
        effectiveDirective: 'script-src-elem',
        blockedURL: 'inline',
        sourceFile: PAGE,
        lineNumber: 1,
      },
    },
  ];

  it.each([
    [
      'application/csp-report',
      old,
      {
        directive: 'img-src',
        blocked: 'https://evil.kz',
        frame: { file: 'assets/index-AbCd1234.js', line: 3, column: 14 },
      },
    ],
    ['application/reports+json', recent, { directive: 'script-src-elem', blocked: 'inline' }],
  ])('%s: what was refused, and no address of a page', async (type, report, record) => {
    expect((await post('/csp-reports', JSON.stringify(report), { 'content-type': type })).status).toBe(204);
    expect(kept).toEqual([{ type: 'csp', at: 9, ...record }]);
    expect(JSON.stringify(kept)).not.toMatch(/900115399012|client-intro/);
  });

  it.each([[{}], [[]], [[{ type: 'deprecation', body: {} }]], [null]])('%j is none', (raw) => {
    expect(readCspReport(raw, 1)).toBeNull();
  });
});

test('what a caller has used up comes back evenly, and only so many callers are remembered', () => {
  let now = 0;
  const may = createLimiter(2, () => now);
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  now += 30_000;
  expect([may('a'), may('a')]).toEqual([true, false]);
  for (let n = 0; n < 10_000; n++) may(`other ${n}`);
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});

test('a sink writes lines, or what OTLP takes as logs', () => {
  const written: string[] = [];
  const records = [{ ...STEP, ...ABOUT }];
  linesTo({ write: (text) => written.push(text) })(records);
  expect(JSON.parse(written.join(''))).toEqual({ log: 'telemetry', ...records[0] });
  expect(otlpLogs(records)).toMatchObject({
    resourceLogs: [
      {
        scopeLogs: [
          {
            logRecords: [
              {
                timeUnixNano: '7000000',
                severityNumber: 9,
                body: { stringValue: 'step' },
                attributes: expect.arrayContaining([{ key: 'app.state', value: { stringValue: 'me' } }]),
              },
            ],
          },
        ],
      },
    ],
  });
});
