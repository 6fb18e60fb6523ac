/** What was typed, nested as the schema is: `{ document: { number: '01' }, contacts: [{ phone: '' }] }`. */
export type Raw = Record<string, unknown>;

const isIndex = (key: string) => /^\d+$/.test(key);

/** The value at a path with dots (`document.number`, `contacts.0.phone`); undefined when any step is missing. */
export function getAt(raw: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, key) => (typeof node === 'object' && node !== null ? (node as Raw)[key] : undefined), raw);
}

/** A copy with one value put in; missing steps become objects, or arrays where the next key is a number. */
export function setAt(raw: Raw, path: string, value: unknown): Raw {
  const [key = '', ...rest] = path.split('.');
  const copy = (Array.isArray(raw) ? [...(raw as unknown[])] : { ...raw }) as Raw;
  if (rest.length === 0) copy[key] = value;
  else {
    const below = copy[key];
    const node =
      typeof below === 'object' && below !== null ? (below as Raw) : ((isIndex(rest[0] ?? '') ? [] : {}) as Raw);
    copy[key] = setAt(node, rest.join('.'), value);
  }
  return copy;
}

/** One raw answer over another: objects field by field, everything else (arrays too) as a whole. */
export function merge(under: Raw, over: Raw | null | undefined): Raw {
  const result: Raw = { ...under };
  for (const [key, value] of Object.entries(over ?? {})) {
    const below = result[key];
    result[key] = isPlain(value) && isPlain(below) ? merge(below, value) : value;
  }
  return result;
}

function isPlain(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
