import type { GenericSchema } from 'valibot';
import { flowIds, products } from '../../../machines/generated/products.ts';
import type { FlowContext, ScreenEvent } from '../../../machines/kit/context.ts';
import type { Forms, Product } from '../../../machines/kit/product.ts';
import type { FormFacts } from '../../../schemas/form-facts.ts';

type WithValues = Extract<ScreenEvent, { values: unknown }>['type'];

const ofProducts = await Promise.all(
  flowIds.map(async (id): Promise<Forms> => {
    const product: Product = await products[id].load();
    return (await product.forms?.()) ?? {};
  }),
);

/** The forms of all products, by event: what is said alike in several has the same rules. */
export const forms = Object.assign({}, ...ofProducts) as {
  readonly [T in WithValues]: (facts: FormFacts) => GenericSchema<unknown, NonNullable<FlowContext['answers'][T]>>;
};
export type FormEvent = keyof typeof forms;
