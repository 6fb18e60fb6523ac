import { directory } from './generated/directory.ts';
import type { OperationId } from './index.ts';

export type Service = keyof typeof directory;
/** read: repeat at will. idempotent: the same again has no further effect. once: never repeated blindly. */
export type Safety = 'read' | 'idempotent' | 'once';

const found = new Map<string, { service: Service; safety: Safety }>();
for (const [service, bySafety] of Object.entries(directory))
  for (const [safety, ids] of Object.entries<readonly string[]>(bySafety))
    for (const id of ids) found.set(id, { service: service as Service, safety: safety as Safety });

export const operationIds = [...found.keys()] as OperationId[];

/** Who answers an operation and how safe it is to repeat; known without the operations of its service. */
export const entryOf = (id: OperationId): { service: Service; safety: Safety } => {
  const entry = found.get(id);
  if (entry === undefined) throw new Error(`No contract knows the operation ${id}`);
  return entry;
};
