import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Tables, Work } from './service.ts';

/** Tables of things with an id. */
type ThingTable = { [T in keyof Tables]: Tables[T] extends { id: string; status: string } ? T : never }[keyof Tables];
/** Tables that note which status a thing came to and when; a running number `seq` keeps the order of one moment. */
type TimelineTable = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { seq: number; claim_id: string; status: string; at: number }
    ? T
    : never;
}[keyof Tables];

/** A status that a thing came to; `at` in sandbox milliseconds. */
export interface StatusChange<S extends string = string> {
  readonly status: S;
  readonly at: number;
}

export interface RepositoryConfig<T extends ThingTable, R> {
  readonly table: T;
  /** For reports, as 'insurance claim'. */
  readonly noun: string;
  readonly toRow: (thing: R) => Insertable<Tables[T]>;
  readonly fromRow: (row: Selectable<Tables[T]>) => R;
  /** Where its statuses are noted; absent: they are not. */
  readonly timeline?: TimelineTable;
}

interface Thing<S extends string> {
  readonly id: string;
  status: S;
  readonly createdAt: number;
  updatedAt?: number;
}

/** Kysely knows each table by its name; of a table that comes as a value only the config's types know. */
const plain = ({ tx }: Work) => tx as unknown as Transaction<Record<string, Record<string, unknown>>>;

/** Reading and writing things of one table. */
export function createRepository<S extends string, T extends ThingTable, R extends Thing<S>>({
  table,
  noun,
  toRow,
  fromRow,
  timeline,
}: RepositoryConfig<T, R>) {
  /** Notes statuses in the timeline. */
  const note = async (work: Work, { id }: R, changes: readonly StatusChange[]): Promise<void> => {
    if (timeline === undefined) return;
    const rows = changes.map(({ status, at }) => ({ claim_id: id, status, at }));
    await plain(work).insertInto(timeline).values(rows).execute();
  };

  /** The thing with this id, whosever it is, or null. */
  const find = async (work: Work, id: string): Promise<R | null> => {
    const row = await plain(work)
      .selectFrom(table as string)
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : fromRow(row as Selectable<Tables[T]>);
  };

  return {
    note,
    find,

    /** The thing with this id for jobs and other services; its absence is a fault of ours. */
    async need(work: Work, id: string): Promise<R> {
      const thing = await find(work, id);
      if (thing === null) throw new Error(`${noun} ${id} does not exist`);
      return thing;
    },

    /** Writes a new thing, with the statuses it went through: the present one, unless told. */
    async insert(
      work: Work,
      thing: R,
      history: readonly StatusChange<S>[] = [{ status: thing.status, at: thing.createdAt }],
    ): Promise<void> {
      await plain(work).insertInto(table).values(toRow(thing)).execute();
      await note(work, thing, history);
    },

    /** Writes a changed thing back. */
    async save(work: Work, thing: R): Promise<void> {
      if (thing.updatedAt !== undefined) thing.updatedAt = work.now();
      await plain(work)
        .updateTable(table as string)
        .set(toRow(thing))
        .where('id', '=', thing.id)
        .execute();
    },

    /** Statuses this thing went through, oldest first. */
    async timelineOf(work: Work, id: string): Promise<{ alias: S; at: string }[]> {
      if (timeline === undefined) return [];
      const rows = await plain(work)
        .selectFrom(timeline as string)
        .select(['status', 'at'])
        .where('claim_id', '=', id)
        .orderBy('seq')
        .execute();
      return rows.map(({ status, at }) => ({ alias: status as S, at: new Date(Number(at)).toISOString() }));
    },
  };
}
