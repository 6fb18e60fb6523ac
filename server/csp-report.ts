import * as v from 'valibot';
import { isCspRecord, type CspRecord } from '../schemas/telemetry.schema.ts';

/** What browsers send to `report-uri` (`application/csp-report`) and to `report-to` (`application/reports+json`). */
const old = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'source-file': v.optional(v.string(), ''),
    'line-number': v.optional(v.number(), 0),
    'column-number': v.optional(v.number(), 0),
  }),
});
const recent = v.pipe(
  v.array(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({
        effectiveDirective: v.string(),
        blockedURL: v.optional(v.nullable(v.string()), ''),
        sourceFile: v.optional(v.nullable(v.string()), ''),
        lineNumber: v.optional(v.nullable(v.number()), 0),
        columnNumber: v.optional(v.nullable(v.number()), 0),
      }),
    }),
  ),
  v.maxLength(50),
);

interface Said {
  readonly directive: string;
  readonly blocked: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const saidIn = (raw: unknown): readonly Said[] => {
  if (v.is(old, raw)) {
    const { 'csp-report': said } = v.parse(old, raw);
    return [
      {
        directive: said['effective-directive'] ?? said['violated-directive'].split(' ', 1)[0] ?? '',
        blocked: said['blocked-uri'],
        file: said['source-file'],
        line: said['line-number'],
        column: said['column-number'],
      },
    ];
  }
  const reports = v.safeParse(recent, raw);
  if (!reports.success) return [];
  return reports.output.map(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL ?? '',
    file: body.sourceFile ?? '',
    line: body.lineNumber ?? 0,
    column: body.columnNumber ?? 0,
  }));
};

/** Nothing of an address but its origin. */
const originOf = (address: string): string => {
  if (!/^https?:/.test(address)) return /^[a-z-]{1,24}/.exec(address)?.[0] ?? 'unknown';
  try {
    return new URL(address).origin;
  } catch {
    return 'unknown';
  }
};

/**
 * Records of the violations in a report; null when it is none. The address of the page is left out: it may name a claim or
 * a person.
 */
export function readCspReport(raw: unknown, at: number): CspRecord[] | null {
  const said = saidIn(raw);
  if (said.length === 0) return null;
  return said.flatMap(({ directive, blocked, file, line, column }) => {
    const asset = /(assets\/[\w.-]{1,80}\.js)$/.exec(file)?.[1];
    const frame = asset === undefined || line < 1 ? {} : { frame: { file: asset, line, column: Math.max(1, column) } };
    const record: unknown = { type: 'csp', at, directive, blocked: originOf(blocked), ...frame };
    return isCspRecord(record) ? [record] : [];
  });
}
