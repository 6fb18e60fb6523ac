import { readdirSync, readFileSync } from 'node:fs';
import type { Condition } from '../../../machines/kit/conditions.ts';
import { start, type FlowContext } from '../../../machines/kit/context.ts';
import type { Problem } from '../../../machines/kit/problem.ts';
import { operations, type OperationId } from '../../../openapi/index.ts';
import { flowIds } from '../../../machines/generated/products.ts';
import { samplesOf, withFact } from '../../model/facts.ts';
import type { EventSamples } from '../../model/step.ts';
import { eventSamplesOf } from './event-samples.ts';
import { leavesOf, placeText, watched, withMark, type Place } from './marks.ts';

/** What a condition has looked at, value by value, and what it says then. */
interface Row {
  readonly seen: readonly (readonly [place: string, value: string])[];
  readonly says: string;
}

/** So many looks at one condition: a few hundred tell all of nearly every one. */
const LOOKS = 600;
/** A condition that looks at more values than that is told by what turns its answer around. */
const TABLE = 6;
/** A bigger number counts nothing: a status, a sum. */
const MOST_COUNTED = 20;
const NOTHING_HEARD = { type: '', outcome: null, operation: null } as const;

const whole: EventSamples = flowIds.map(eventSamplesOf).reduce((all, one) => ({
  ...all,
  said: { ...one.said, ...all.said },
  faults: [...all.faults, ...one.faults.filter(({ name }) => !all.faults.some((known) => known.name === name))],
}));

/** Lists of words of the contracts: `'new' | 'sent'`. */
const enums: readonly ReadonlySet<string>[] = readdirSync('openapi/generated')
  .filter((file) => file.endsWith('.ts') && file !== 'samples.ts')
  .flatMap((file) => [
    ...readFileSync(`openapi/generated/${file}`, 'utf8').matchAll(/(?:(['"])\w+\1)(?: \| (['"])\w+\2)+/g),
  ])
  .map(([text]) => new Set([...text.matchAll(/\w+/g)].map(([word]) => word)));

const anyRow = (place: string): string => place.replaceAll(/\[\d+\]/g, '[]');
const saidAt = new Map<string, ReadonlyMap<string, Set<string>>>();
/** Words that samples of a fact say, by place. */
const saidBy = (fact: string): ReadonlyMap<string, Set<string>> => {
  const known = saidAt.get(fact);
  if (known !== undefined) return known;
  const found = new Map<string, Set<string>>();
  for (const sample of sampled(fact))
    for (const [at, value] of leavesOf(sample, [fact]))
      if (typeof value === 'string') found.set(anyRow(at), (found.get(anyRow(at)) ?? new Set()).add(value));
  saidAt.set(fact, found);
  return found;
};
/** Words that may stand there: what samples say, and the shortest list of the contracts that has them all. */
const wordsOf = (fact: string, place: string): readonly string[] => {
  const said = [...(saidBy(fact).get(anyRow(place)) ?? [])];
  const listed = enums
    .filter((list) => said.length > 0 && said.every((word) => list.has(word)))
    .toSorted((a, b) => a.size - b.size)[0];
  return listed === undefined ? said.slice(0, 3) : [...listed];
};

/** Other values of the same place: each word of its list, a number and its neighbours, the other of two. */
const othersOf = (fact: string, place: string, value: unknown): unknown[] => {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return value > MOST_COUNTED ? [0] : [0, 1, 2, Math.max(0, value - 1), value + 1];
  const words = wordsOf(fact, place);
  return value === null || value === undefined ? words.slice(0, 1) : [...words, null];
};

const factOf = ([root = '', name = '']: Place): string => (root === 'responses' || root === 'answers' ? name : root);
const sourceOf = (place: Place): string =>
  placeText(place[0] === 'responses' || place[0] === 'answers' ? place.slice(1) : place);

const begun: FlowContext = start({ input: {} });
/** Fields that services refuse, where conditions tell them apart. */
const FIELDS = 'initialFee term banks productId product.carPrice product.term customer.lastName phone email body'.split(
  ' ',
);
const refusals = FIELDS.map((field) => ({
  kind: 'invalid',
  status: 422,
  ambiguous: false,
  fields: { [field]: ['x'] },
}));
/** Problems that differ in more than whose they are and what is said. */
const problems: readonly unknown[] = [
  ...new Map(
    (Object.keys(operations) as OperationId[])
      .flatMap((operation) => samplesOf('problem', NOTHING_HEARD, whole, [operation]) as (Problem | null)[])
      .map((one) => [
        JSON.stringify([
          one?.kind,
          one?.status,
          one?.ambiguous,
          Object.keys(one?.data ?? {}),
          Object.keys(one?.fields ?? {}),
        ]),
        one,
      ]),
  ).values(),
];
const sampled = (fact: string): readonly unknown[] =>
  fact === 'problem' ? [...problems, ...refusals] : samplesOf(fact, NOTHING_HEARD, whole, []);
/** All samples of each fact, the others being the first of theirs; and each fact known before and after the others. */
const basesOf = ({ reads }: Condition): FlowContext[] => {
  const facts = reads.map((fact) => [fact, sampled(fact)] as const);
  const knownBy = (order: typeof facts, at: number, sample: unknown): FlowContext =>
    order.reduce((context, [fact, all]) => {
      const value = fact === facts[at]?.[0] ? sample : all.find((one) => one !== undefined && one !== null);
      return value === undefined ? context : withFact(context, fact, value);
    }, begun);
  return [
    begun,
    ...facts.flatMap(([, all], at) =>
      all.flatMap((sample) => [knownBy(facts, at, sample), knownBy(facts.toReversed(), at, sample)]),
    ),
  ];
};

const look = (condition: Condition, context: FlowContext): { row: Row; next: () => FlowContext[] } | null => {
  const seen = new Map<string, { place: Place; value: unknown }>();
  try {
    const answer: unknown = condition(
      watched(context, (place, value) => {
        // Answers are asked first for everything that is not the context's own.
        if (place[0] !== 'answers' || value !== undefined) seen.set(sourceOf(place), { place, value });
      }),
    );
    // Of refused fields only the names are asked.
    const { fields } = context.problem ?? {};
    if (seen.size === 0 && fields !== undefined && condition.reads.includes('problem'))
      seen.set('problem.fields', { place: [], value: Object.keys(fields).join(' ') });
    const rows = [...seen].map(([source, { value }]) => [source, JSON.stringify(value) ?? 'unknown'] as const);
    const next = () =>
      [...seen]
        .filter(([, { place }]) => place.length > 0)
        .flatMap(([source, { place, value }]) => [
          ...othersOf(factOf(place), source, value).map((other) => withMark(context, place, other)),
          ...place.flatMap((part, at) => (/^\d+$/.test(part) ? [withMark(context, place.slice(0, at), [])] : [])),
          ...(place.length > 3 ? [withMark(context, place.slice(0, -1), null)] : []),
        ]);
    return { row: { seen: rows, says: answer === true ? 'yes' : 'no' }, next };
  } catch {
    // No contract lets this be null.
    return null;
  }
};

/** Rows that differ in the value they looked at last, and say the same, are one. */
const merged = (rows: readonly Row[]): string[] => {
  const table = new Map<string, Set<string>>();
  for (const { seen, says } of rows) {
    const before = seen.slice(0, -1).map(([place, value]) => `${place}=${value}`);
    const [place, value] = seen.at(-1) ?? ['nothing', 'known'];
    const key = [`${says}:`, ...before, `${place}=`].join(' ');
    table.set(key, (table.get(key) ?? new Set()).add(value));
  }
  return [...table].map(([key, values]) => `${key}${[...values].toSorted().join('|')}`).toSorted();
};

/** When it holds and when it does not, in lines: from every sample, each value that it has looked at is changed in turn. */
export const decisionsOf = (condition: Condition): string[] => {
  const rows = new Map<string, Row>();
  const turns = new Set<string>();
  const waiting = basesOf(condition);
  for (let at = 0; at < waiting.length && at < LOOKS; at++) {
    const context = waiting[at] as FlowContext;
    const found = look(condition, context);
    if (found === null) continue;
    const text = JSON.stringify(found.row);
    if (rows.has(text)) continue;
    rows.set(text, found.row);
    if (found.row.seen.length <= TABLE) {
      waiting.push(...found.next());
      continue;
    }
    for (const other of found.next()) {
      const turned = look(condition, other);
      if (turned === null || turned.row.says === found.row.says) continue;
      const was = new Map(found.row.seen);
      const changed = turned.row.seen
        .filter(([place, value]) => was.get(place) !== value)
        .map((pair) => pair.join('='));
      turns.add(`turns to ${turned.row.says} by ${changed[0] ?? 'what is gone'}`);
    }
  }
  const short = [...rows.values()].filter(({ seen }) => seen.length <= TABLE);
  return [...merged(short), ...[...turns].toSorted()];
};
