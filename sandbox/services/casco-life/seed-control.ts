import { control } from '../../core/controls.ts';
import type { Credits } from '../../core/credits.ts';
import { cascoLifeStatuses } from '../../data/casco-life.ts';
import { claimSeedTexts as texts } from '../../data/controls.ts';
import { accountField } from '../auth/seeding.ts';
import { cascoLifeLifecycle } from './lifecycle.ts';
import { seedCascoLifeClaim } from './seed.ts';

/** QA makes a casco and life claim in any status, with the credit that it belongs to. */
export const cascoLifeSeedControl = (credits: Credits) =>
  control({
    id: 'cascoLife.seed',
    section: 'seeds',
    title: texts.cascoLifeTitle,
    fields: {
      account: accountField(texts.account, 'client'),
      status: {
        kind: 'choice',
        label: texts.status,
        options: cascoLifeLifecycle.statuses.map((value) => ({ value, label: cascoLifeStatuses[value].name })),
      },
    },
    async run(work, _subject, { account, status }) {
      const { id } = await seedCascoLifeClaim(work, await credits.seeded(work, account), status);
      return { text: texts.done, id, path: `/insurance/casco-and-life/${id}`, owner: account };
    },
  });
