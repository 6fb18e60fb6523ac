import { entryOf, type Service } from '../../openapi/directory.ts';
import type { Operation } from '../../openapi/generated/operation.ts';
import { load } from '../../openapi/generated/load.ts';
import type { OperationId } from '../../openapi/index.ts';

/** The table of operations as far as it is here: the operations of a service come with its first call. */
export interface OperationTable {
  /** Rejects when the operations did not come; the next call tries again. */
  of(id: OperationId): Promise<Operation>;
  /** Null: no call of that service was made yet. */
  known(id: OperationId): Operation | null;
  /** Fetches the operations of calls that are to be expected. */
  ahead(ids: readonly OperationId[]): void;
}

export const createOperationTable = (from: typeof load): OperationTable => {
  const here = new Map<Service, Readonly<Record<string, Operation>>>();
  const coming = new Map<Service, Promise<void>>();
  const fetch = (service: Service): Promise<void> => {
    const known = coming.get(service);
    if (known) return known;
    const task = from[service]().then((operations) => void here.set(service, operations));
    coming.set(service, task);
    task.catch(() => coming.delete(service));
    return task;
  };
  const known = (id: OperationId): Operation | null => here.get(entryOf(id).service)?.[id] ?? null;
  return {
    of: async (id) => {
      if (known(id) === null) await fetch(entryOf(id).service);
      const operation = known(id);
      if (operation === null) throw new Error(`The operations of ${entryOf(id).service} lack ${id}`);
      return operation;
    },
    known,
    ahead: (ids) => {
      for (const service of new Set(ids.map((id) => entryOf(id).service))) fetch(service).catch(() => undefined);
    },
  };
};

/** The page's own table. */
export const operations = createOperationTable(load);
