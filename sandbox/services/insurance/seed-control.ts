import { control } from '../../core/controls.ts';
import { claimSeedTexts as texts } from '../../data/controls.ts';
import { insuranceStatusNames } from '../../data/insurance.ts';
import { accountField, accountOf } from '../auth/seeding.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import type { Parts } from './parts.ts';
import { seedClaim } from './seed.ts';

/** Of the cars to seed from. */
const CAR = 1;

/** QA makes an insurance of a car in any status, of any demo client. */
export const insuranceSeedControl = (parts: Parts) =>
  control({
    id: 'insurance.seed',
    section: 'seeds',
    title: texts.insuranceTitle,
    fields: {
      account: accountField(texts.account, 'client'),
      status: {
        kind: 'choice',
        label: texts.status,
        options: insuranceLifecycle.statuses.map((value) => ({ value, label: insuranceStatusNames[value] })),
      },
    },
    async run(work, _subject, { account, status }) {
      const { id } = await seedClaim(parts, work, accountOf(account), status, CAR);
      return { text: texts.done, id, path: `/insurance/${id}`, owner: account };
    },
  });
