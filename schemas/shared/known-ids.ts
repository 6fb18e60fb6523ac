import type { Borrower, CallInput, CallOutput, Claim, OperationId } from '../../openapi/index.ts';
import type { RuntimeConfig } from '../config.schema.ts';

/** An entry of a list of the claim service. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly alias: string;
}
/** Fields of a thing that hold one entry; those that hold a list of things with an entry as their `type`. */
type EntryField<T> = { [K in keyof T]-?: NonNullable<T[K]> extends Entry ? K : never }[keyof T];
type TypedField<T> = { [K in keyof T]-?: T[K] extends readonly { type: Entry }[] ? K : never }[keyof T];
type ListId = { [Id in OperationId]: CallOutput<Id> extends readonly Entry[] ? Id : never }[OperationId];
type KnownKey<T> = string extends keyof T ? never : keyof T;
type VariableOf<Id> = Id extends OperationId
  ? CallInput<Id> extends { variables: infer V }
    ? KnownKey<V>
    : never
  : never;

/** Alias → id. */
type Ids = Readonly<Record<string, string>>;
/** Where the claim service speaks of entries whose ids an installation gives (spec §3). */
export interface KnownIds {
  /** Fields that hold one such entry. */
  readonly entries: Readonly<Record<string, Ids>>;
  /** Fields that hold a list of things with such an entry as their `type`. */
  readonly typed: Readonly<Record<string, Ids>>;
  /** Operations that answer with the list itself. */
  readonly lists: Readonly<Record<string, Ids>>;
  /** Variables in which entries are sent. Filters take aliases alone, by the contract. */
  readonly sent: readonly string[];
}

/** The claim service's own edge: the aliases that flows and forms know, by field and by list. A field that is none does not compile. */
export const knownIds = ({ references: r, statuses: s }: Pick<RuntimeConfig, 'references' | 'statuses'>) => {
  const status = {
    new: s.new,
    verification: s.verification,
    verified: s.verified,
    data_confirmation: s.dataConfirmation,
    data_confirmed: s.dataConfirmed,
    processing: s.processing,
    waiting: s.waiting,
  };
  const family = {
    married: r.family.married,
    civil_marriage: r.family.civilMarriage,
    divorced: r.family.divorced,
    not_married: r.family.notMarried,
    widow: r.family.widow,
  };
  const job = {
    regular: r.job.regular,
    working_pensioner: r.job.workingPensioner,
    serviceman: r.job.serviceman,
  };
  const country = { KZ: r.country };
  const income = { main: r.incomeMain, additional: r.incomeAdditional };
  const relation = { other: r.relationOther };
  return {
    entries: { status, maritalStatus: family, nationality: country, socialGroup: job },
    typed: { incomes: income, contacts: relation },
    lists: {
      claimStatuses: status,
      maritalStatuses: family,
      countries: country,
      socialGroups: job,
      incomeTypes: income,
      relationTypes: relation,
    },
    sent: ['borrower'],
  } satisfies {
    readonly entries: {
      readonly [K in EntryField<Claim> | EntryField<Borrower> | EntryField<NonNullable<Borrower['job']>>]?: Ids;
    };
    readonly typed: { readonly [K in TypedField<Borrower>]?: Ids };
    readonly lists: { readonly [Id in ListId]?: Ids };
    readonly sent: readonly VariableOf<OperationId>[];
  };
};
