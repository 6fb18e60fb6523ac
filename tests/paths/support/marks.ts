/** Where a value stands: `['answers', 'SUBMIT_TERMS', 'term']`. */
export type Place = readonly string[];

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** `items[0].id`, without the dot before an index. */
export const placeText = (place: Place): string =>
  place.map((part, i) => (/^\d+$/.test(part) ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');

/** What arrived, value by value: `body.consents[0].alias` → `bureau`. An empty list or object counts as a value. */
export const leavesOf = (value: unknown, at: Place = []): Map<string, unknown> => {
  if (!isTree(value)) return new Map(value === undefined ? [] : [[placeText(at), value]]);
  const inner = Object.entries(value);
  if (inner.length === 0) return new Map([[placeText(at), JSON.stringify(value)]]);
  return new Map(inner.flatMap(([key, one]) => [...leavesOf(one, [...at, key])]));
};

/** The same with one value in its place changed; what lies beside is shared. */
export const withMark = <T>(whole: T, [first, ...rest]: Place, mark: unknown): T => {
  if (first === undefined) return mark as T;
  const inner = withMark((whole as Tree)[first], rest, mark);
  return (Array.isArray(whole) ? whole.with(Number(first), inner) : { ...whole, [first]: inner }) as T;
};

/** Asked of every object by the language or a serializer, of no interest here. */
const NO_VALUE: ReadonlySet<string> = new Set(['length', 'toJSON', 'then', 'constructor']);

/**
 * The value, that tells which values of it are read.
 * @param note hears place and value of each that is no object; a value twice when it is read twice
 */
export const watched = <T>(value: T, note: (place: Place, value: unknown) => void, at: Place = []): T => {
  if (!isTree(value)) return value;
  // A copy: what is frozen could not be stood in for.
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Tree;
  return new Proxy(copy, {
    get: (from, key) => {
      const inner: unknown = Reflect.get(from, key);
      if (typeof key === 'symbol' || typeof inner === 'function' || NO_VALUE.has(key)) return inner;
      if (isTree(inner)) return watched(inner, note, [...at, key]);
      note([...at, key], inner);
      return inner;
    },
  }) as T;
};

const DAY = /^(\d{4})-(\d\d)-(\d\d)(.*)$/;

/**
 * Another value of the same kind, that nothing else in the samples has: a number, a day, digits of the same length, a word.
 * What is empty gets a word.
 */
export const markOf = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 7;
  if (typeof value !== 'string' || value === '') return 'marked';
  const [, year, month, day, time] = DAY.exec(value) ?? [];
  if (year !== undefined)
    return `${Number(year) - 3}-${month === '05' ? '06' : '05'}-${day === '17' ? '18' : '17'}${time}`;
  return /\d/.test(value) ? value.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)) : `${value}_marked`;
};
