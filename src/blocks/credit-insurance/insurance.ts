import type { CreditInsurance } from '../../../openapi/index.ts';
import type { FlowContext } from '../../../machines/kit/context.ts';

/** The insurance of the flow on show: a lender's and the marketplace's are read from different services. */
export const insuranceOf = ({ responses }: Readonly<FlowContext>): CreditInsurance | undefined =>
  responses.getClientData ?? responses.getCreditInsurance;
