import type { CascoLifeStatusAlias } from '../../../openapi/index.ts';
import type { InsuredLoan } from '../../core/credits.ts';
import type { Work } from '../../core/service.ts';
import { today } from '../claim/today.ts';
import { signatures } from '../signatures/index.ts';
import { policiesOf } from './ending.ts';
import { saleOf, type Option } from './options.ts';
import { cascoLifeLifecycle, type CascoLifeEvent } from './lifecycle.ts';
import { signingOf } from './signing.ts';
import { insertClaim, move, newClaim, planExpiry, saveClaim, type CascoLifeRecord, type Choice } from './store.ts';

const HOUR_MS = 3_600_000;

const toSelected: readonly CascoLifeEvent[] = ['DECIDED', 'COMPLETED'];
const toAgreement: readonly CascoLifeEvent[] = [...toSelected, 'AGREEING_STARTED', 'AGREEMENT_MADE'];
const toSigned: readonly CascoLifeEvent[] = [...toAgreement, 'CODE_DELIVERED', 'CONFIRMED'];

interface Wish {
  readonly path: readonly CascoLifeEvent[];
  /** Whose casco; absent: the cheapest. */
  readonly company?: string;
  readonly life?: 'insure' | 'decline';
}

/** One claim of each status, and of what ends well two: with Centras and with another insurer. */
const WISHES: readonly Wish[] = [
  { path: [] },
  { path: ['DECIDED'] },
  { path: toSelected, life: 'decline' },
  { path: [...toSelected, 'AGREEING_STARTED'], life: 'insure' },
  { path: toAgreement, life: 'insure' },
  { path: [...toAgreement, 'CODE_DELIVERED'], life: 'decline' },
  { path: toSigned, life: 'insure' },
  { path: [...toSigned, 'SENT'], life: 'insure' },
  { path: [...toSigned, 'SENT', 'INSURED'], life: 'insure', company: 'demo_qalqan' },
  { path: [...toSigned, 'SENT', 'INSURED'], life: 'decline', company: 'centras' },
  { path: [...toSigned, 'SENT', 'REFUSED'], life: 'insure' },
  { path: ['DECIDED', 'TIME_OVER'] },
];

const cheapest = (options: readonly Option[]): Option | undefined =>
  [...options].sort((a, b) => a.premium - b.premium)[0];

const bought = (option: Option | undefined, decidedAt: number): Choice => {
  if (option === undefined) throw new Error('a seeded claim has nothing to choose');
  return { decision: 'insure', ...option, payer: 'financed', decidedAt };
};

/** Does to the claim what an event of its path brings with it. */
const follow = (work: Work, claim: CascoLifeRecord, event: CascoLifeEvent, wish: Wish): void => {
  const { data, loan } = claim;
  if (event === 'DECIDED') {
    const casco = saleOf('casco', loan, today(work)).options.filter(
      ({ company, termMonths, risks }) =>
        termMonths === 12 && risks === 'full' && (wish.company === undefined || company === wish.company),
    );
    data.casco = bought(cheapest(casco), work.now());
    if (wish.life === 'insure') data.life = bought(cheapest(saleOf('life', loan, today(work)).options), work.now());
    if (wish.life === 'decline') data.life = { decision: 'decline', decidedAt: work.now() };
  }
  if (event === 'AGREEMENT_MADE') {
    data.agreements = 1;
    const number = `${claim.number}/1`;
    data.agreement = { number, createdAt: work.now(), locale: claim.locale };
  }
  if (event === 'INSURED') data.policies = policiesOf(work, claim);
  if (event === 'REFUSED') data.failure = 'INSURER_REFUSED';
  if (event === 'TIME_OVER') data.failure = 'EXPIRED';
};

/** A claim of this loan, made at `start` (sandbox milliseconds). Nothing is sent and nothing runs out but what is still open. */
const seedWish = async (work: Work, loan: InsuredLoan, wish: Wish, start: number): Promise<CascoLifeRecord> => {
  const quiet = (ms: number): Work => ({ ...work, now: () => ms, effect: async () => undefined });
  const claim = await newClaim(quiet(start), loan);
  await insertClaim(quiet(start), claim);
  for (const [step, event] of wish.path.entries()) {
    const then = quiet(start + (step + 1) * 60_000);
    follow(then, claim, event, wish);
    await move(then, claim, event);
    await saveClaim(then, claim);
  }
  // An agreement that is not signed waits for a signature.
  if (claim.data.agreement !== null && ['agreement_created', 'signing'].includes(claim.status))
    await signatures.seed(work, signingOf(claim, claim.data.agreement.number));
  if (cascoLifeLifecycle.can(claim.status, 'TIME_OVER')) await planExpiry(work, claim, claim.createdAt);
  return claim;
};

/** Claims of one loan in every status. */
export const seedCascoLife = async (work: Work, loan: InsuredLoan): Promise<void> => {
  for (const [at, wish] of WISHES.entries())
    await seedWish(work, loan, wish, work.now() - (WISHES.length - at) * HOUR_MS);
};

/** One claim of this loan in `status`. */
export const seedCascoLifeClaim = (
  work: Work,
  loan: InsuredLoan,
  status: CascoLifeStatusAlias,
): Promise<CascoLifeRecord> => {
  const wish = WISHES.find(({ path }) => statusAfter(path) === status);
  if (wish === undefined) throw new Error(`no seed leads to ${status}`);
  return seedWish(work, loan, wish, work.now() - HOUR_MS);
};

const statusAfter = (path: readonly CascoLifeEvent[]): CascoLifeStatusAlias | null =>
  path.reduce<CascoLifeStatusAlias | null>(
    (status, event) => (status === null ? null : cascoLifeLifecycle.after(status, event)),
    'new',
  );
