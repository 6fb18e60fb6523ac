import { addDays } from '../../../schemas/facts/date.ts';
import { personalNumber as factsOf } from '../../../schemas/facts/iin.ts';
import type { InsuredLoan } from '../../core/credits.ts';
import type { User, Work } from '../../core/service.ts';
import { publications } from '../../data/publications.ts';
import { demoAccounts } from '../auth/accounts.ts';
import { findOrCreateCustomer } from '../auth/index.ts';
import { today } from '../claim/today.ts';
import { creditInsuranceLifecycle, type CreditInsuranceEvent } from './lifecycle.ts';
import { insuranceFor } from './offer.ts';
import { insertInsurance, nextNumber, planExpiry, type InsuranceRecord, type Variant } from './store.ts';
import { policyOf } from './submit.ts';

const HOUR_MS = 3_600_000;

const BANKS: Readonly<Record<Variant, string>> = { plain: 'demo_dala', mcrdt: 'demo_jet', mycar: 'mcf' };
const VARIANTS = ['plain', 'mcrdt', 'mycar'] as const;

/** A loan small enough for every product. */
const loanOf = (
  owner: User,
  account: (typeof demoAccounts)[number],
  variant: Variant,
  claimId: string,
  start: string,
): InsuredLoan => {
  const publication = publications[0];
  return {
    claimId,
    ownerId: owner.id,
    dealerId: null,
    locale: 'ru',
    phone: account.phone,
    personalNumber: account.personalNumber,
    birthDate: factsOf(account.personalNumber).birthDate ?? null,
    lastName: account.lastName,
    firstName: account.firstName,
    patronymic: account.patronymic,
    car: {
      name: publication === undefined ? '' : `${publication.mark.name} ${publication.model.name}`,
      markId: publication?.mark.id ?? null,
      type: 'used',
      year: publication?.year ?? null,
      price: publication?.price ?? 0,
      plate: publication?.plate ?? null,
      vin: publication?.vin ?? null,
      publicationId: publication?.id ?? null,
    },
    bank: { alias: BANKS[variant], type: variant === 'plain' ? 'bvu' : 'mfo' },
    loan: { amount: 1_800_000, term: 36, rate: 25, gesv: 28.15, monthlyPayment: 71_568, paymentType: 'annuity', start },
    casco: 'none',
    life: 'none',
    withoutLife: null,
  };
};

type Obstacle = (one: InsuranceRecord, insured: InsuranceRecord | undefined) => InsuranceRecord;
/** What the insurer would refuse: the loan ends too late in life, the sum is over the product's, the loan is insured. */
const tooOld: Obstacle = (one) => ({ ...one, data: { ...one.data, birthDate: '1960-01-20' } });
const tooMuch: Obstacle = (one) => ({
  ...one,
  data: { ...one.data, loanSum: one.data.isMicrofinance ? 2_500_000 : 60_000_000 },
});
const insuredTwice: Obstacle = (one, insured) => ({ ...one, contractNumber: insured?.contractNumber ?? '' });

/** How an insurance comes to each status, and each refusal to come; the last is the newest. */
const WISHES: readonly { readonly path: readonly CreditInsuranceEvent[]; readonly obstacle?: Obstacle }[] = [
  { path: ['TIME_OVER'] },
  { path: ['DECLARED', 'REFUSED'] },
  { path: ['SENT', 'ISSUED'] },
  { path: [], obstacle: tooOld },
  { path: [], obstacle: tooMuch },
  { path: [], obstacle: insuredTwice },
  { path: ['SENT'] },
  { path: ['DECLARED'] },
  { path: [] },
];

const follow = async (work: Work, one: InsuranceRecord, path: readonly CreditInsuranceEvent[]): Promise<void> => {
  for (const event of path) {
    creditInsuranceLifecycle.must(one, event);
    if (event === 'SENT' || event === 'DECLARED') {
      one.sentAt = one.createdAt + HOUR_MS;
      one.number = await nextNumber(work, today(work).slice(0, 4));
      one.data.yes = event === 'DECLARED' ? ['hospital', 'chronic'] : [];
    }
    if (event === 'ISSUED') one.data.policy = policyOf(one, addDays(today(work), -1));
  }
};

/** One insurance of `variant` in `status`, of a demo account. */
export const seedCreditInsurance = async (
  work: Work,
  account: (typeof demoAccounts)[number],
  variant: Variant,
  status: Status,
): Promise<InsuranceRecord> => {
  const owner = await findOrCreateCustomer(work, account);
  const createdAt = work.now() - 2 * HOUR_MS;
  const loan = loanOf(owner, account, variant, work.random.uuid(), today(work));
  const one = insuranceFor({ ...work, now: () => createdAt }, loan, variant);
  const wish = WISHES.findLast(({ path, obstacle }) => obstacle === undefined && statusAfter(path) === status);
  if (one === null || wish === undefined) throw new Error(`no seed leads to ${status}`);
  await follow(work, one, wish.path);
  await insertInsurance(work, one);
  if (creditInsuranceLifecycle.can(one.status, 'TIME_OVER')) await planExpiry(work, one, one.createdAt);
  return one;
};

type Status = (typeof creditInsuranceLifecycle.statuses)[number];
const statusAfter = (path: readonly CreditInsuranceEvent[]): Status | null =>
  path.reduce<Status | null>(
    (status, event) => (status === null ? null : creditInsuranceLifecycle.after(status, event)),
    'offered',
  );

/** Of the account that shows everything: each status and each refusal of each variant. Of another: one of mycar. */
export const seedCreditInsurances = async (work: Work): Promise<void> => {
  for (const [username, variants] of [
    ['saule', VARIANTS],
    ['aidos', ['mycar']],
  ] as const) {
    const account = demoAccounts.find((one) => one.username === username);
    if (!account) throw new Error(`no account ${username}`);
    const owner = await findOrCreateCustomer(work, account);
    for (const variant of variants) {
      const made: InsuranceRecord[] = [];
      const wishes = username === 'saule' ? WISHES : WISHES.slice(-1);
      for (const [at, { path, obstacle }] of wishes.entries()) {
        const createdAt = work.now() - (wishes.length - at) * 2 * HOUR_MS;
        const loan = loanOf(owner, account, variant, work.random.uuid(), today(work));
        const plain = insuranceFor({ ...work, now: () => createdAt }, loan, variant);
        if (plain === null) throw new Error('a seeded loan is insured by nobody');
        const issued = made.find(({ status }) => status === 'issued');
        const one = obstacle?.(plain, issued) ?? plain;
        await follow(work, one, path);
        await insertInsurance(work, one);
        if (creditInsuranceLifecycle.can(one.status, 'TIME_OVER')) await planExpiry(work, one, one.createdAt);
        made.push(one);
      }
    }
  }
};
