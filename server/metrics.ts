import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Kind } from './headers.ts';

/** Seconds: files come from memory, so most answers stand in the first. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10];

/** One metric and what it stands at, by labels; of a histogram each bucket (`le`), the sum and the count. */
export interface MetricValues {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    /** Of a histogram: `<name>_bucket`, `<name>_sum`, `<name>_count`. */
    readonly metricName?: string;
  }[];
}

export interface Metrics {
  /** An answer was sent, or given up by who asked. */
  answered(kind: Kind, status: number, ms: number): void;
  /**
   * A further counter, told with the others.
   * @param name lower case, with its unit, ending on `_total`
   * @param labels their values must be few: never an address with ids, nor anything of a person
   */
  counter<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
  ): (values: Readonly<Record<Label, string>>, by?: number) => void;
  /** A further distribution. @param buckets their upper bounds, in the unit of the name */
  histogram<Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    buckets: readonly number[],
  ): (values: Readonly<Record<Label, string>>, value: number) => void;
  /** All of it as it stands, for OTLP. */
  values(): Promise<MetricValues[]>;
  /** All of it in the text format of Prometheus. */
  text(): Promise<string>;
  /** The media type of `text`. */
  readonly type: string;
}

/**
 * What is counted of a server: answers by kind and status, their durations, connections, and of the process memory, processor
 * time, pauses.
 * @param connections how many are open
 */
export function createMetrics(connections: () => Promise<number>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter: Metrics['counter'] = (name, help, labels) => {
    const counted = new Counter({ name, help, labelNames: labels, registers });
    return (values, by = 1) => counted.inc(values, by);
  };
  const requests = counter('web_requests_total', 'Answers by what was sent and status', ['kind', 'status']);
  const histogram: Metrics['histogram'] = (name, help, labels, buckets) => {
    const observed = new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers });
    return (values, value) => observed.observe(values, value);
  };
  const duration = histogram(
    'web_request_duration_seconds',
    'From the headers of a request to the end of its answer',
    ['kind'],
    BUCKETS,
  );
  const open = new Gauge({
    name: 'web_connections',
    help: 'Connections that are open',
    registers,
    async collect() {
      open.set(await connections());
    },
  });
  return {
    answered(kind, status, ms) {
      requests({ kind, status: String(status) });
      duration({ kind }, ms / 1000);
    },
    counter,
    histogram,
    values: () => registry.getMetricsAsJSON() as Promise<unknown> as Promise<MetricValues[]>,
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
