import type { FormFacts } from '../../../schemas/form-facts.ts';
import type { FlowContext } from '../../kit/context.ts';
import { asksCasco, asksLife } from './conditions.ts';

/** What is to be decided: an insurance that is no matter of the claim has no conditions. */
export const facts = (context: FlowContext): Partial<FormFacts> => ({
  asksCasco: asksCasco(context) && context.responses.getCascoConditions !== undefined,
  asksLife: asksLife(context) && context.responses.getLifeConditions !== undefined,
});
