import { defineService, say } from '../../core/service.ts';
import { insuranceStatusNames } from '../../data/insurance.ts';
import { insuranceStatuses } from './lifecycle.ts';
import { partnerOperations } from './partners.ts';
import { insuranceMigrations } from './tables.ts';

export { insuranceClaims } from './claims.ts';

/** Car insurance: claims from the first step to the policy. */
export const insuranceService = defineService({
  name: 'insurance',
  migrations: insuranceMigrations,
  operations: {
    ...partnerOperations,
    listInsuranceStatuses: (c) => ({
      status: 200,
      body: insuranceStatuses.map((alias, at) => ({
        id: at + 1,
        alias,
        name: say(insuranceStatusNames[alias], c.locale),
      })),
    }),
  },
});
