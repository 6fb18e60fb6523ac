import type { RuntimeConfig } from '../../schemas/config.schema.ts';

/** Ids that an installation gives to entries which the product has to know by meaning (spec §3). */
export type KnownIds = Pick<RuntimeConfig, 'references' | 'statuses'>;
/** Alias by id, id by alias. */
interface Names {
  readonly aliases: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
}
type Box = Readonly<Record<string, unknown>>;

export interface References {
  /** An answer of the claim service with the aliases that flows and forms know. Entries of other ids stay as they came. */
  inbound(operationId: string, output: unknown): unknown;
  /** What is sent to it, with the ids that it knows. */
  outbound(variables: Box | undefined): Box | undefined;
}

const names = (ids: Readonly<Record<string, string>>): Names => ({
  aliases: new Map(Object.entries(ids).map(([alias, id]) => [id, alias])),
  ids: new Map(Object.entries(ids)),
});
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Translates between the configured ids and our aliases, at the edge: nothing behind it knows that ids exist. */
export const createReferences = ({ references: r, statuses: s }: KnownIds): References => {
  const status = names({
    new: s.new,
    verification: s.verification,
    verified: s.verified,
    data_confirmation: s.dataConfirmation,
    data_confirmed: s.dataConfirmed,
    processing: s.processing,
    waiting: s.waiting,
  });
  const family = names({
    married: r.family.married,
    civil_marriage: r.family.civilMarriage,
    divorced: r.family.divorced,
    not_married: r.family.notMarried,
    widow: r.family.widow,
  });
  const job = names({
    regular: r.job.regular,
    working_pensioner: r.job.workingPensioner,
    serviceman: r.job.serviceman,
  });
  const country = names({ KZ: r.country });
  const income = names({ main: r.incomeMain, additional: r.incomeAdditional });
  const relation = names({ other: r.relationOther });

  /** Fields that hold one entry of a list. */
  const entries: Readonly<Record<string, Names>> = {
    status,
    maritalStatus: family,
    nationality: country,
    socialGroup: job,
  };
  /** Fields that hold a list of things with a `type`. */
  const typed: Readonly<Record<string, Names>> = { incomes: income, contacts: relation };
  const lists: Readonly<Record<string, Names>> = {
    claimStatuses: status,
    maritalStatuses: family,
    countries: country,
    socialGroups: job,
    incomeTypes: income,
    relationTypes: relation,
  };

  /** One entry with our alias: `{ id, name, alias }`. */
  const named = (entry: unknown, of: Names): unknown => {
    const alias = isBox(entry) && typeof entry.id === 'string' ? of.aliases.get(entry.id) : undefined;
    return alias === undefined ? entry : { ...(entry as Box), alias };
  };
  /** Every field of a thing, however deep: `one` is asked about the fields that hold an entry. */
  const walk = (value: unknown, one: (entry: unknown, of: Names) => unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, one));
    if (!isBox(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => {
        const of = Object.hasOwn(entries, key) ? entries[key] : undefined;
        if (of !== undefined) return [key, one(field, of)];
        const types = Object.hasOwn(typed, key) ? typed[key] : undefined;
        if (types !== undefined && Array.isArray(field))
          return [key, field.map((item: unknown) => (isBox(item) ? { ...item, type: one(item.type, types) } : item))];
        return [key, walk(field, one)];
      }),
    );
  };
  return {
    inbound: (operationId, output) => {
      const list = Object.hasOwn(lists, operationId) ? lists[operationId] : undefined;
      if (list !== undefined && Array.isArray(output)) return output.map((entry) => named(entry, list));
      return walk(output, named);
    },
    // Filters take aliases alone, by the contract.
    outbound: (variables) =>
      variables && 'borrower' in variables
        ? {
            ...variables,
            borrower: walk(variables.borrower, (alias, of) =>
              typeof alias === 'string' ? (of.ids.get(alias) ?? alias) : alias,
            ),
          }
        : variables,
  };
};
