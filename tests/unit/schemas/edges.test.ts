import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { formFacts } from '../../../schemas/form-facts.ts';
import { check, parseMessage } from '../../../schemas/kit.ts';
import { listFiles } from '../../../scripts/lib/files.ts';
import { root } from '../../../scripts/lib/run.ts';
import { EXAMPLE_TODAY, formNames, forms, type FormName } from '../../paths/support/form-examples.ts';
import { formModules } from '../../generated/forms.ts';
import { dealEdges } from './edges/deal.ts';
import type { Edge } from './edges/edge.ts';
import { personEdges } from './edges/person.ts';

/** Bounds of forms that one product alone has stand with its tests. */
const ownEdges = await Promise.all(
  listFiles(['tests/products'], ['/edges.ts']).map(
    async (file) => ((await import(pathToFileURL(join(root, file)).href)) as { edges: readonly Edge[] }).edges,
  ),
);
const edges = [...personEdges, ...dealEdges, ...ownEdges.flat()];

const put = (whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown => {
  const inner = whole as Record<string, unknown>;
  const changed = rest.length === 0 ? value : put(inner[key] ?? {}, rest, value);
  return Array.isArray(whole) ? whole.with(Number(key), changed) : { ...inner, [key]: changed };
};
const rawOf = ({ form, field, typed, given }: Edge): unknown =>
  Object.entries({ ...given.with, [field]: typed }).reduce<unknown>(
    (raw, [path, value]) => put(raw, path.split('.'), value),
    forms[form].examples.valid[0],
  );
const rulesOf = (form: FormName, facts: Edge['given']['facts']) => {
  const { rules, exampleContext }: { rules: unknown; exampleContext?: object } = formModules[form];
  if (facts === undefined || typeof rules !== 'function') return forms[form].schema;
  const known = { ...exampleContext, ...facts };
  return rules(
    formFacts({ today: EXAMPLE_TODAY, codeLength: facts.codeLength ?? 6 }, known),
  ) as (typeof forms)[typeof form]['schema'];
};
/** What was taken or refused, field by field. */
const outcome = (edge: Edge): unknown => {
  const result = check(rulesOf(edge.form, edge.given.facts), rawOf(edge));
  if (result.ok) return null;
  return Object.fromEntries(Object.entries(result.errors).map(([path, text]) => [path, parseMessage(text).id]));
};
const shown = (typed: unknown): string => {
  const text = typeof typed === 'string' ? typed : JSON.stringify(typed);
  return text.length > 24 ? `${text.slice(0, 16)}… of ${text.length}` : text;
};

const bounded = formNames.filter((form) => edges.some((edge) => edge.form === form));
describe.each(bounded)('%s: the last value within a bound is taken, the next one is refused in its words', (form) => {
  const own = edges.filter((edge) => edge.form === form);
  const byField = [...new Set(own.map(({ field }) => field))];
  test.each(byField)('%s', (field) => {
    const all = own.filter((edge) => edge.field === field);
    expect(all.map((edge) => [shown(edge.typed), outcome(edge)])).toEqual(
      all.map(({ typed, refused }) => [shown(typed), refused === null ? null : { [field]: refused }]),
    );
  });
});

/** Fields by dotted path; a row stands for all of its list. A tick has no bound. */
const fieldsOf = (raw: unknown, at = ''): string[] =>
  typeof raw === 'object' && raw !== null
    ? Object.entries(raw).flatMap(([key, inner]) =>
        /^[1-9]/.test(key) ? [] : fieldsOf(inner, at === '' ? key : `${at}.${key}`),
      )
    : typeof raw === 'boolean'
      ? []
      : [at];

it('names the bounds of every field of every form', () => {
  const known = new Set(edges.map(({ form, field }) => `${form} ${field}`));
  const all = formNames.flatMap((form) => fieldsOf(forms[form].initial).map((field) => `${form} ${field}`));
  expect(all.filter((field) => !known.has(field))).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});
