import type { Metrics, MetricValues } from './metrics.ts';
import { RESOURCE } from './sinks.ts';

/** `AggregationTemporality` of OTLP: since the start of the process. */
const CUMULATIVE = 2;
const EVERY_MS = 60_000;
const PATIENCE_MS = 5000;
/** A collector that hangs does not keep a server that is told to end. */
const LAST_MS = 1000;

const nanos = (ms: number): string => `${ms}000000`;
const attributesOf = (labels: Readonly<Record<string, string | number>>): object[] =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }));

/** Series of a histogram, by its labels without the bucket's bound. */
function distributionsOf({ name, values }: MetricValues, times: object): object[] {
  const series = new Map<
    string,
    { labels: Record<string, string | number>; bounds: number[]; below: number[] } & Sums
  >();
  for (const { metricName, value, labels } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(own);
    const one = series.get(key) ?? { labels: own, bounds: [], below: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName === `${name}_sum`) one.sum = value;
    else if (metricName === `${name}_count`) one.count = value;
    else if (le !== '+Inf') {
      one.bounds.push(Number(le));
      one.below.push(value);
    }
  }
  return [...series.values()].map(({ labels, bounds, below, sum, count }) => ({
    attributes: attributesOf(labels),
    ...times,
    count: String(count),
    sum,
    explicitBounds: bounds,
    // Prometheus counts all below a bound, OTLP those between two.
    bucketCounts: [...below, count].map((all, at) => String(all - (below[at - 1] ?? 0))),
  }));
}
interface Sums {
  sum: number;
  count: number;
}

/**
 * Metrics as OTLP/HTTP takes them (`ExportMetricsServiceRequest` in JSON): counters as sums, gauges, histograms.
 * @param since milliseconds since the epoch at which the counting began
 * @param now the same of this reading
 */
export function otlpMetrics(all: readonly MetricValues[], since: number, now: number): object {
  const times = { startTimeUnixNano: nanos(since), timeUnixNano: nanos(now) };
  const points = ({ values }: MetricValues): object[] =>
    values
      // Pauses that were just read have no mean.
      .filter(({ value }) => Number.isFinite(value))
      .map(({ value, labels }) => ({ attributes: attributesOf(labels), ...times, asDouble: value }));
  const dataOf = (metric: MetricValues): object =>
    metric.type === 'counter'
      ? { sum: { dataPoints: points(metric), aggregationTemporality: CUMULATIVE, isMonotonic: true } }
      : metric.type === 'histogram'
        ? { histogram: { dataPoints: distributionsOf(metric, times), aggregationTemporality: CUMULATIVE } }
        : { gauge: { dataPoints: points(metric) } };
  const metrics = all.map((metric) => ({ name: metric.name, description: metric.help, ...dataOf(metric) }));
  return { resourceMetrics: [{ resource: RESOURCE, scopeMetrics: [{ scope: { name: 'marketplace-web' }, metrics }] }] };
}

/**
 * Delivers all metrics to `<endpoint>/v1/metrics` each minute, and once more at the end. What is not taken is made up for by the
 * next reading, for each tells all since the start.
 * @param onLost hears why: a status, or the name of an error
 * @returns what ends it
 */
export function pushMetrics(
  endpoint: string,
  metrics: Pick<Metrics, 'values'>,
  onLost: (why: string) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  const address = `${endpoint.replace(/\/$/, '')}/v1/metrics`;
  const since = Date.now();
  const push = async (patienceMs: number): Promise<void> => {
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(otlpMetrics(await metrics.values(), since, Date.now())),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!ok) onLost(String(status));
    } catch (error) {
      onLost((error as Error).name);
    }
  };
  const timer = setInterval(() => void push(PATIENCE_MS), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await push(LAST_MS);
  };
}
