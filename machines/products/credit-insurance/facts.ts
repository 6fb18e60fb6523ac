import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';

/** What the insurer asks. */
export const facts = ({ responses: { getClientData: insurance } }: FlowContext): Partial<FormFacts> => ({
  healthQuestions: insurance?.health.map(({ alias }) => alias) ?? null,
});
