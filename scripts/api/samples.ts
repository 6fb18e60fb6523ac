import { literal, type Sample } from './model.ts';

/** The module `samples.ts`: every example of every contract. For Node only, it never reaches the browser. */
export const samplesModule = (samples: readonly Sample[]): string => {
  const ids = [...new Set(samples.map((sample) => sample.operationId))];
  const of = (id: string): string =>
    samples
      .filter((sample) => sample.operationId === id)
      .map(({ operationId: _id, ...sample }) => `    ${literal(sample)},`)
      .join('\n');
  return [
    "import type { operations } from './operations.ts';",
    '',
    '/** One example answer: what goes over the wire, and for a success what the caller gets. */',
    'export interface Sample {',
    '  readonly name: string;',
    "  readonly kind: 'done' | 'failed';",
    '  /** What the answer means; a GraphQL refusal travels with HTTP 200. */',
    '  readonly status: number;',
    '  readonly http: number;',
    '  readonly body: unknown;',
    '  /** `CallOutput` of the operation, when `kind` is done. */',
    '  readonly output?: unknown;',
    '}',
    '',
    'export const samples: Readonly<Record<keyof typeof operations, readonly Sample[]>> = {',
    ...ids.map((id) => `  ${id}: [\n${of(id)}\n  ],`),
    '};',
    '',
  ].join('\n');
};
