import { entryOf, type Service } from '../../openapi/directory.ts';
import type { Row } from '../../openapi/generated/row.ts';
import { load } from '../../openapi/generated/load.ts';
import type { OperationId } from '../../openapi/index.ts';

/** The table of operations as far as it is here: the rows of a service come with its first call. */
export interface Rows {
  /** Rejects when the rows did not come; the next call tries again. */
  of(id: OperationId): Promise<Row>;
  /** Null: no call of that service was made yet. */
  known(id: OperationId): Row | null;
  /** Fetches the rows of calls that are to be expected. */
  ahead(ids: readonly OperationId[]): void;
}

export const createRows = (from: typeof load): Rows => {
  const here = new Map<Service, Readonly<Record<string, Row>>>();
  const coming = new Map<Service, Promise<void>>();
  const fetch = (service: Service): Promise<void> => {
    const known = coming.get(service);
    if (known) return known;
    const task = from[service]().then((rows) => void here.set(service, rows));
    coming.set(service, task);
    task.catch(() => coming.delete(service));
    return task;
  };
  const known = (id: OperationId): Row | null => here.get(entryOf(id).service)?.[id] ?? null;
  return {
    of: async (id) => {
      if (known(id) === null) await fetch(entryOf(id).service);
      const row = known(id);
      if (row === null) throw new Error(`The rows of ${entryOf(id).service} lack ${id}`);
      return row;
    },
    known,
    ahead: (ids) => {
      for (const service of new Set(ids.map((id) => entryOf(id).service))) fetch(service).catch(() => undefined);
    },
  };
};

/** The page's own table. */
export const rows = createRows(load);
