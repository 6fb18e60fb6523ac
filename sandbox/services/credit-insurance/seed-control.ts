import { control } from '../../core/controls.ts';
import { claimSeedTexts as texts } from '../../data/controls.ts';
import { creditInsuranceStatuses } from '../../data/credit-insurance.ts';
import { accountField, accountOf } from '../auth/seeding.ts';
import { creditInsuranceLifecycle } from './lifecycle.ts';
import { pathOf } from './notices.ts';
import { seedCreditInsurance } from './seed.ts';

/** QA makes an insurance of a credit in any status, of any demo client. */
export const creditInsuranceSeedControl = control({
  id: 'creditInsurance.seed',
  section: 'seeds',
  title: texts.creditInsuranceTitle,
  fields: {
    account: accountField(texts.account, 'client'),
    variant: {
      kind: 'choice',
      label: texts.variant,
      options: [
        { value: 'plain', label: texts.plain },
        { value: 'mcrdt', label: texts.mcrdt },
        { value: 'mycar', label: texts.mycar },
      ],
    },
    status: {
      kind: 'choice',
      label: texts.status,
      options: creditInsuranceLifecycle.statuses.map((value) => ({ value, label: creditInsuranceStatuses[value] })),
    },
  },
  async run(work, _subject, { account, variant, status }) {
    const one = await seedCreditInsurance(work, accountOf(account), variant, status);
    return { text: texts.done, id: one.id, path: pathOf(one), owner: account };
  },
});
