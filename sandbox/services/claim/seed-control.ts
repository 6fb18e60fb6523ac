import { control } from '../../core/controls.ts';
import { claimSeedTexts as texts } from '../../data/controls.ts';
import { references } from '../../data/references.ts';
import { demoAccounts } from '../auth/accounts.ts';
import { accountField, accountOf } from '../auth/seeding.ts';
import { seedLink } from '../links/index.ts';
import { claimLifecycle } from './lifecycle.ts';
import { seedClaim } from './seed.ts';

/** A claim that is over began some days ago. */
const DAYS_AGO = 40;

/** A car that some bank lends for to every demo client. */
const CAR = 0;

const status = {
  kind: 'choice',
  label: texts.status,
  options: claimLifecycle.statuses.map((value) => ({
    value,
    label: references.claimStatuses.find(({ alias }) => alias === value)?.name ?? value,
  })),
} as const;
const ageOf = (wanted: (typeof claimLifecycle.statuses)[number]): number =>
  claimLifecycle.isFinal(wanted) ? DAYS_AGO : 1;

/** QA makes a credit claim in any status, of any demo client. */
const claimSeedControl = control({
  id: 'claim.seed',
  section: 'seeds',
  title: texts.title,
  fields: { account: accountField(texts.account, 'client'), status },
  async run(work, _subject, { account, status: wanted }) {
    const id = await seedClaim(work, accountOf(account), wanted, ageOf(wanted), CAR);
    return { text: texts.done, id, path: `/my-applications/${id}`, owner: account };
  },
});

/** A claim that a dealer made for a customer, as the dealer sees it. */
const dealerSeedControl = control({
  id: 'claim.dealerSeed',
  section: 'seeds',
  title: texts.dealerTitle,
  fields: { account: accountField(texts.dealer, 'dealer', 'partner'), status },
  async run(work, _subject, { account, status: wanted }) {
    const buyer = demoAccounts[0];
    if (buyer === undefined) throw new Error('no accounts');
    const id = await seedClaim(work, buyer, wanted, ageOf(wanted), CAR, accountOf(account).id);
    return { text: texts.done, id, path: `/my-applications/${id}`, owner: account };
  },
});

/** A short link to a new claim, that nobody has opened, somebody has, or that is too old. */
const linkSeedControl = control({
  id: 'claim.linkSeed',
  section: 'seeds',
  title: texts.linkTitle,
  fields: {
    account: accountField(texts.account, 'client'),
    status: {
      kind: 'choice',
      label: texts.status,
      options: [
        { value: 'new', label: texts.linkNew },
        { value: 'used', label: texts.linkUsed },
        { value: 'expired', label: texts.linkExpired },
      ],
    },
  },
  async run(work, _subject, { account, status: wanted }) {
    const id = await seedClaim(work, accountOf(account), 'new', 1, CAR);
    const path = await seedLink(work, { kind: 'claim', id }, wanted);
    return { text: texts.linkDone, id, path, owner: null };
  },
});

export const claimSeedControls = [claimSeedControl, dealerSeedControl, linkSeedControl];
