import type { KnownIds } from '../../schemas/shared/known-ids.ts';

/** Alias by id, id by alias. */
interface Names {
  readonly aliases: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}
type Box = Readonly<Record<string, unknown>>;

export interface References {
  /** An answer with the aliases that flows and forms know. Entries of other ids stay as they came. */
  inbound(operationId: string, output: unknown): unknown;
  /** What is sent, with the ids that the service knows. */
  outbound(variables: Box | undefined): Box | undefined;
}

const namesBy = (table: KnownIds['entries']): ReadonlyMap<string, Names> =>
  new Map(
    Object.entries(table).map(([key, ids]) => [
      key,
      { aliases: new Map(Object.entries(ids).map(([alias, id]) => [id, alias])), ids: new Map(Object.entries(ids)) },
    ]),
  );
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Translates between the configured ids and our aliases, at the edge: nothing behind it knows that ids exist. */
export const createReferences = (known: KnownIds): References => {
  const entries = namesBy(known.entries);
  const typed = namesBy(known.typed);
  const lists = namesBy(known.lists);

  /** One entry with our alias: `{ id, name, alias }`. */
  const named = (entry: unknown, of: Names): unknown => {
    const alias = isBox(entry) && typeof entry.id === 'string' ? of.aliases.get(entry.id) : undefined;
    return alias === undefined ? entry : { ...(entry as Box), alias };
  };
  const idOf = (alias: unknown, of: Names): unknown =>
    typeof alias === 'string' ? (of.ids.get(alias) ?? alias) : alias;
  /** Every field of a thing, however deep: `one` is asked about the fields that hold an entry. */
  const walk = (value: unknown, one: (entry: unknown, of: Names) => unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, one));
    if (!isBox(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const of = entries.get(key);
        if (of !== undefined) return [key, one(field, of)];
        const types = typed.get(key);
        if (types !== undefined && Array.isArray(field))
          return [key, field.map((item: unknown) => (isBox(item) ? { ...item, type: one(item.type, types) } : item))];
        return [key, walk(field, one)];
      }),
    );
  };
  return {
    inbound: (operationId, output) => {
      const list = lists.get(operationId);
      if (list !== undefined && Array.isArray(output)) return output.map((entry) => named(entry, list));
      return walk(output, named);
    },
    outbound: (variables) =>
      variables &&
      Object.fromEntries(
        Object.entries(variables).map(([name, value]) => [name, known.sent.includes(name) ? walk(value, idOf) : value]),
      ),
  };
};
