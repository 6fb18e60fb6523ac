import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { StoredRecord } from '../../../schemas/telemetry.schema.ts';
import { createMetrics } from '../../../server/metrics.ts';
import { otlpMetrics, pushMetrics } from '../../../server/otlp-metrics.ts';
import { bounded, countedBy } from '../../../server/page-metrics.ts';
import { root } from '../../../scripts/lib/run.ts';

const ABOUT = { at: 7, build: 'b1', visit: '0123456789abcdef', locale: 'kk' } as const;
const step = (state: string, milestone: string | null = 'application'): StoredRecord => ({
  ...ABOUT,
  type: 'step',
  flow: 'credit-claim',
  state,
  milestone,
});
const all: readonly StoredRecord[] = [
  step('car'),
  step('car'),
  step('signSuccess', null),
  { ...ABOUT, type: 'event', name: 'flow_start', flow: 'credit-claim' },
  { ...ABOUT, type: 'error', source: 'caught', name: 'TypeError', message: '', frames: [], flow: 'casco-life' },
  { ...ABOUT, type: 'call', operationId: 'claim', kind: 'timeout', ms: 30_000 },
  { ...ABOUT, type: 'vital', name: 'LCP', value: 1200 },
  { at: 7, type: 'csp', directive: 'script-src', blocked: 'inline' },
];
const counted = (records: readonly StoredRecord[] = all) => {
  const metrics = createMetrics(() => Promise.resolve(0));
  const handedOn: StoredRecord[] = [];
  countedBy(metrics, (some) => void handedOn.push(...some))(records);
  return { metrics, handedOn };
};

describe('what pages tell, counted', () => {
  it('by flow, state and milestone; errors, calls, events, vitals; all is handed on', async () => {
    const { metrics, handedOn } = counted();
    expect(handedOn).toEqual(all);
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('page_'));
    expect(lines.filter((line) => !line.includes('_bucket'))).toEqual([
      'page_steps_total{flow="credit-claim",state="car",milestone="application"} 2',
      'page_steps_total{flow="credit-claim",state="signSuccess",milestone=""} 1',
      'page_events_total{name="flow_start",flow="credit-claim"} 1',
      'page_errors_total{source="caught",flow="casco-life",screen=""} 1',
      'page_failed_calls_total{operation="claim",kind="timeout"} 1',
      'page_vital_milliseconds_sum{name="LCP"} 1200',
      'page_vital_milliseconds_count{name="LCP"} 1',
    ]);
    expect(lines).toContain('page_vital_milliseconds_bucket{le="1800",name="LCP"} 1');
    expect(lines).toContain('page_vital_milliseconds_bucket{le="1000",name="LCP"} 0');
  });

  it('names that somebody makes up do not fill the memory', () => {
    const seen: string[] = [];
    const count = bounded<'name'>(({ name }) => void seen.push(name), 2);
    for (const name of ['a', 'b', 'c', 'a', 'd']) count({ name });
    expect(seen).toEqual(['a', 'b', 'other', 'a', 'other']);
  });
});

describe('in OTLP', () => {
  interface Told {
    resourceMetrics: { scopeMetrics: { metrics: Record<string, unknown>[] }[] }[];
  }
  const metricIn = (told: object, name: string) =>
    (told as Told).resourceMetrics[0]?.scopeMetrics[0]?.metrics.find((one) => one['name'] === name);

  it('counters are sums since the start, of histograms each bucket has its own', async () => {
    const told = otlpMetrics(await counted().metrics.values(), 1000, 2000);
    const times = { startTimeUnixNano: '1000000000', timeUnixNano: '2000000000' };
    expect(metricIn(told, 'page_steps_total')).toMatchObject({
      sum: {
        isMonotonic: true,
        aggregationTemporality: 2,
        dataPoints: [
          {
            ...times,
            asDouble: 2,
            attributes: expect.arrayContaining([{ key: 'state', value: { stringValue: 'car' } }]) as unknown,
          },
          { asDouble: 1 },
        ],
      },
    });
    expect(metricIn(told, 'page_vital_milliseconds')).toMatchObject({
      histogram: {
        dataPoints: [
          {
            ...times,
            count: '1',
            sum: 1200,
            attributes: [{ key: 'name', value: { stringValue: 'LCP' } }],
            explicitBounds: [10, 25, 50, 100, 200, 500, 1000, 1800, 2500, 4000, 8000],
            bucketCounts: ['0', '0', '0', '0', '0', '0', '0', '1', '0', '0', '0', '0'],
          },
        ],
      },
    });
    expect(metricIn(told, 'web_connections')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 0 }] } });
    expect(JSON.stringify(told)).not.toContain('"asDouble":null');
  });

  let server: Server | undefined;
  afterEach(() => void server?.close());

  it('goes to the collector at the end, too; what is not taken is said', async () => {
    const asked: string[] = [];
    let status = 200;
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      request.resume().on('end', () => response.writeHead(status).end());
    }).listen(0);
    const lost: string[] = [];
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await pushMetrics(at, counted().metrics, (why) => void lost.push(why))();
    expect([asked, lost]).toEqual([['/v1/metrics'], []]);
    status = 503;
    await pushMetrics(at, counted().metrics, (why) => void lost.push(why))();
    expect(lost).toEqual(['503']);
  });
});

describe('the dashboard for Grafana', () => {
  interface Panel {
    title: string;
    targets?: { expr: string }[];
  }
  const { panels } = JSON.parse(readFileSync(`${root}deploy/grafana.json`, 'utf8')) as { panels: Panel[] };
  const asked = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));

  it.each(asked)('%s: asks for what the server counts', async (_, expr) => {
    const known = await counted().metrics.values();
    const names = expr.match(/\b(?:page|web|process|nodejs)_\w+/g) ?? [];
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const metric = known.find((one) => one.name === name.replace(/_bucket$/, ''));
      expect(metric, name).toBeDefined();
      const labels = [...expr.matchAll(/by \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(([, by = '', where = '']) =>
        [...by.split(','), ...where.split(',').map((one) => one.split(/[!=]/)[0] ?? '')].map((one) => one.trim()),
      );
      // Answers are counted from the first one on: their labels are tried where they are counted.
      if (name.startsWith('page_'))
        for (const label of labels.filter(Boolean))
          expect(Object.keys(metric?.values[0]?.labels ?? {}), name).toContain(label);
    }
  });
});
