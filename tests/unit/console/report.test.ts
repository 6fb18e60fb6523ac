import { describe, expect, it } from 'vitest';
import { bugReport, curlOf, type ReportWords } from '../../../src/console/bug-report.ts';
import { find, matches } from '../../../src/console/found.ts';
import { packSteps, unpackSteps } from '../../../src/console/shared-steps.ts';
import type { Exchange } from '../../../src/console/outside/shapes.ts';

const CLAIM = '11111111-2222-4333-8444-555555555555';
const words = new Proxy({}, { get: (_, name) => `[${String(name)}]` }) as ReportWords;
const call = (given: Partial<Exchange> = {}): Exchange => ({
  kind: 'call',
  seq: 1,
  at: Date.parse('2026-02-01T05:00:00Z'),
  operationId: 'getCascoLifeClaim',
  method: 'GET',
  url: `/services/insuranceV1/claims/${CLAIM}`,
  status: 200,
  note: null,
  key: null,
  requestId: null,
  locale: 'kk',
  request: null,
  response: { id: CLAIM },
  ...given,
});
const report = {
  person: 'Демеу Айдос',
  calls: [
    call(),
    call({ operationId: 'confirm', method: 'POST', key: 'k-1', status: 503, request: { code: '***', "it's": 1 } }),
  ],
  trail: 'casco-life~id~loading~+getCascoLifeClaim=signing',
  now: '01/02/2026, 10:00',
  language: 'kk',
  build: 'abc123',
  origin: 'http://localhost:4000',
};

describe('a bug report', () => {
  it('holds the claim, the place, the calls with bodies, time, language, build, both lines that do it again', () => {
    const text = bugReport(report, words).split('\n');
    for (const line of [
      '[person]: Демеу Айдос',
      `[claim]: ${CLAIM}`,
      '[screen]: casco-life · signing',
      '[now]: 01/02/2026, 10:00',
      '[language]: kk',
      '[build]: abc123',
      '[replay]: npm run replay -- casco-life~id~loading~+getCascoLifeClaim=signing',
      `2026-02-01T05:00:00.000Z 503 confirm POST /services/insuranceV1/claims/${CLAIM}`,
      `  > {"code":"***","it's":1}`,
      `  < {"id":"${CLAIM}"}`,
    ])
      expect(text).toContain(line);
    expect(text.at(-1)).toContain("-H 'idempotency-key: k-1'");
  });

  it('says what is not there', () => {
    const text = bugReport({ ...report, calls: [], trail: null }, words);
    expect(text).toContain('[claim]: [none]');
    expect(text).toContain('[screen]: [none]');
    expect(text.endsWith('[none]')).toBe(true);
  });

  it('quotes for a shell, and names no token', () => {
    const line = curlOf(call({ method: 'POST', request: { name: "o'k" } }), 'http://o');
    expect(line).toContain(String.raw`-d '{"name":"o'\''k"}'`);
    expect(line).toContain('"authorization: Bearer $TOKEN"');
  });
});

describe('the search', () => {
  it.each([
    ['айдос', ['Демеу Айдос'], true],
    ['701 000', ['+7 (701) 000-00-01'], true],
    ['айдос выдан', ['Айдос', 'Кредит выдан'], true],
    ['айдос отказ', ['Айдос', 'Кредит выдан'], false],
  ])('%s in %j: %s', (sought, texts, expected) => expect(matches(sought, texts)).toBe(expected));

  it('finds of each kind, and nothing for nothing', () => {
    const all = {
      people: [],
      things: [{ kind: 'claim', id: CLAIM, status: 'issued', statusText: 'Кредит выдан', owner: 'aidos' }],
      calls: [],
      messages: [{ seq: 1, at: 0, phone: '77000000001', text: 'Кредит выдан' }],
      jobs: [{ seq: 1, at: 0, kind: 'claim.issue', text: 'Кредит будет выдан' }],
    };
    expect(Object.values(find('выдан', all)).map((list: readonly unknown[]) => list.length)).toEqual([0, 1, 0, 1, 1]);
    expect(Object.values(find(CLAIM.slice(0, 8), all)).flat()).toHaveLength(1);
    expect(Object.values(find(' ', all)).flat()).toEqual([]);
  });
});

describe('steps in a link', () => {
  it('come out as they went in', () => {
    const steps = [{ fault: { operationId: '*', kind: 'drop', note: 'Сбой ✓' } }];
    expect(packSteps(steps)).toMatch(/^[\w-]+$/);
    expect(unpackSteps(packSteps(steps))).toEqual(steps);
  });
  it.each([null, '', '%', 'e30', 'W10'])('%j are none', (packed) => expect(unpackSteps(packed)).toBeNull());
});
