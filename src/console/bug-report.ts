import type { Exchange } from './outside/shapes.ts';

/** What a bug report is made of. */
export interface Report {
  readonly person: string;
  /** Newest last. */
  readonly calls: readonly Exchange[];
  /** Line of `npm run replay`; null: no flow is open in this browser. */
  readonly trail: string | null;
  /** Sandbox time in words. */
  readonly now: string;
  readonly language: string;
  readonly build: string;
  readonly origin: string;
}

/** Headings, in the language of the console. */
export type ReportWords = Readonly<
  Record<'person' | 'claim' | 'screen' | 'now' | 'language' | 'build' | 'replay' | 'calls' | 'curl' | 'none', string>
>;

const CALLS = 10;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const bodyOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The thing that was asked for last. */
const claimIn = (calls: readonly Exchange[]): string | null =>
  calls
    .toReversed()
    .map(({ url, request }) => `${url} ${bodyOf(request)}`.match(UUID)?.at(-1))
    .find((id) => id !== undefined) ?? null;

/** `casco-life · signing` of a replay line. */
const screenIn = (trail: string | null): string | null => {
  if (trail === null) return null;
  const steps = trail.split('~');
  return `${steps[0]} · ${steps.at(-1)?.split('=').at(-1)}`;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call as a line for a shell; the token is not in it. */
export const curlOf = ({ method, url, key, locale, request }: Exchange, origin: string): string =>
  [
    `curl -X ${method} ${quoted(origin + url)}`,
    `-H ${quoted(`accept-language: ${locale}`)}`,
    '-H "authorization: Bearer $TOKEN"',
    ...(key === null ? [] : [`-H ${quoted(`idempotency-key: ${key}`)}`]),
    ...(request === null ? [] : [`-H 'content-type: application/json' -d ${quoted(bodyOf(request))}`]),
  ].join(' ');

/** Everything that whoever mends it asks for, as text. Data are invented; secrets came masked. */
export const bugReport = (report: Report, words: ReportWords): string => {
  const { person, calls, trail, now, language, build, origin } = report;
  const shown = calls.slice(-CALLS);
  const last = shown.at(-1);
  return [
    `${words.person}: ${person}`,
    `${words.claim}: ${claimIn(shown) ?? words.none}`,
    `${words.screen}: ${screenIn(trail) ?? words.none}`,
    `${words.now}: ${now}`,
    `${words.language}: ${language}`,
    `${words.build}: ${build}`,
    `${words.replay}: ${trail === null ? words.none : `npm run replay -- ${trail}`}`,
    '',
    `${words.calls}:`,
    ...shown.flatMap((call) => [
      `${new Date(call.at).toISOString()} ${call.status} ${call.operationId} ${call.method} ${call.url}`,
      ...(call.request === null ? [] : [`  > ${bodyOf(call.request)}`]),
      ...(call.response === null ? [] : [`  < ${bodyOf(call.response)}`]),
    ]),
    '',
    `${words.curl}:`,
    last === undefined ? words.none : curlOf(last, origin),
  ].join('\n');
};
