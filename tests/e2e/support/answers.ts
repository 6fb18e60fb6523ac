import type { OperationId } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { SandboxClient } from './sandbox.ts';

/** A contract's example as it goes over the wire. @throws Error when the contract has none of this name */
export const bodyOf = <T>(operationId: OperationId, name: string): T => {
  const sample = samples[operationId].find((one) => one.name === name);
  if (sample === undefined) throw new Error(`The contract has no example "${name}" of ${operationId}`);
  return sample.body as T;
};

/** From now on these operations answer so, and no other is changed any more. */
export async function answerWith(sandbox: SandboxClient, bodies: Partial<Record<OperationId, unknown>>): Promise<void> {
  await sandbox.clearFaults();
  await sandbox.faults(
    ...Object.entries(bodies).map(([operationId, body]) => ({
      operationId,
      kind: 'status' as const,
      status: 200,
      body,
      times: 99,
    })),
  );
}
