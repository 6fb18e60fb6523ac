import { products } from '../../machines/generated/products.ts';
import type { FlowMachine } from '../../machines/kit/flow.ts';
import type { FlowId } from '../../machines/screens.ts';

/** The machine of a product, for what runs in Node. */
export const machineOf = async (id: FlowId): Promise<FlowMachine> => {
  const { flow } = await products[id].load();
  return flow();
};
