import { coreTexts } from '../data/core.ts';
import { statusWords } from '../data/status-names.ts';
import {
  refuse,
  say,
  type Control,
  type ControlField,
  type ControlResult,
  type DetailItem,
  type Locale,
  type Text,
  type Work,
} from './service.ts';

type Values<F extends Readonly<Record<string, ControlField>>> = {
  readonly [Name in keyof F]: F[Name] extends { readonly options: readonly { readonly value: infer V }[] } ? V : number;
};

/**
 * Declares a control with values typed by its fields:
 * `control({ id: 'payments.end', …, fields: { outcome: choice(…) }, run: async (work, id, { outcome }) => … })`.
 */
export function control<const F extends Readonly<Record<string, ControlField>>>(
  given: Omit<Control, 'fields' | 'run'> & {
    readonly fields: F;
    readonly run: (work: Work, subject: string, values: Values<F>) => Promise<ControlResult>;
  },
): Control {
  // Values were read by these very fields (`readValues`).
  return given as unknown as Control;
}

/** Says a control and everything it can be done to, in the language of `work`. */
export async function describeControl(service: string, one: Control, work: Work) {
  const words = (text: Text): string => say(text, work.locale);
  return {
    id: one.id,
    service,
    section: one.section,
    title: words(one.title),
    hint: one.hint === undefined ? null : words(one.hint),
    fields: Object.entries(one.fields).map(([name, field]) => describeField(name, field, work.locale)),
    subjects:
      one.subjects === undefined
        ? null
        : (await one.subjects(work)).map(({ id, title, status, lines = [], owner = null, path = null }) => ({
            id,
            title: words(title),
            status,
            statusText: words(statusWords(service, status) ?? status),
            lines: lines.map(words),
            owner,
            path,
          })),
  };
}

function describeField(name: string, field: ControlField, locale: Locale) {
  const common = { name, label: say(field.label, locale), when: field.when ?? null };
  if (field.kind === 'number')
    return { ...common, kind: field.kind, min: field.min, max: field.max, initial: field.initial };
  const options = field.options.map(({ value, label }) => ({ value, label: say(label, locale) }));
  return { ...common, kind: field.kind, options };
}

/** The values of a request for these fields, defaults filled in. Throws 422 that names what does not fit. */
export function readValues(
  fields: Control['fields'],
  given: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  const faults: DetailItem[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => ({ loc: ['body', 'values', name], msg: coreTexts.unknownField, type: 'extra_forbidden' }));
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name] ?? (field.kind === 'number' ? field.initial : field.options[0]?.value);
    const fits =
      field.kind === 'number'
        ? Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max
        : field.options.some((option) => option.value === value);
    if (fits) values[name] = value as string | number;
    else faults.push({ loc: ['body', 'values', name], msg: allowed(field), type: 'value_error' });
  }
  if (faults.length > 0) throw refuse(422, faults);
  return values;
}

const allowed = (field: ControlField): string =>
  field.kind === 'number' ? `${field.min} … ${field.max}` : field.options.map(({ value }) => value).join(', ');
