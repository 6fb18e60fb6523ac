import { refuse, type AnyCall, type Operations, type User } from '../../core/service.ts';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import { fieldTexts } from '../../data/claim.ts';
import { insuranceTexts } from '../../data/insurance.ts';
import { personOf } from '../../data/people.ts';
import { findOrCreateCustomer } from '../auth/index.ts';
import { collectProblems, type Problems } from '../claim/problems.ts';
import { readInsured, type Insured } from './insured.ts';
import { isOpen } from './lifecycle.ts';
import { notify } from './notices.ts';
import { partnersOf } from './partners.ts';
import type { Parts } from './parts.ts';
import { prefillOf } from './prefill.ts';
import type { InsuranceRecord, PrefillData } from './records.ts';
import { findInsurance, insertInsurance, mayOpen, openInsuranceOf, planExpiry } from './store.ts';
import { claimView } from './view.ts';

const HOUR_MS = 3_600_000;
const NEW_CLAIMS = 10;

interface NewClaim {
  readonly insured: Insured;
  readonly owner: User;
  readonly agentId: string | null;
  readonly partnerId: string | null;
  readonly source: InsuranceRecord['source'];
  readonly prefill: PrefillData;
  readonly creditClaimId: string | null;
  readonly applicationId: string | null;
  readonly repeatOf: string | null;
}

/** A fresh draft, not written yet. */
export const newInsurance = (work: Pick<AnyCall, 'random' | 'locale' | 'now'>, from: NewClaim): InsuranceRecord => ({
  id: work.random.uuid(),
  ownerId: from.owner.id,
  agentId: from.agentId,
  partnerId: from.partnerId,
  source: from.source,
  personalNumber: from.insured.personalNumber,
  phone: from.insured.phone,
  status: 'draft',
  locale: work.locale,
  creditClaimId: from.creditClaimId,
  applicationId: from.applicationId,
  repeatOf: from.repeatOf,
  data: {
    prefill: from.prefill,
    customer: null,
    car: null,
    contract: null,
    product: null,
    agreement: null,
    policy: null,
    refusal: null,
    decline: null,
    refund: null,
  },
  offerId: null,
  paymentId: null,
  paidAt: null,
  calculatedAt: null,
  brokenSendings: 0,
  expiresAt: null,
  createdAt: work.now(),
  updatedAt: work.now(),
});

/** Writes a new draft and says so. */
export const begin = async (c: AnyCall, claim: InsuranceRecord): Promise<void> => {
  await planExpiry(c, claim);
  await insertInsurance(c, claim);
  await c.effect('insurance.created', { claimId: claim.id, source: claim.source });
  if (claim.agentId !== null) await notify(c, claim, 'created');
};

/** 409 while this person has an unfinished claim; its id only for those who may open it. */
const refuseSecond = async (c: AnyCall, user: User, personalNumber: string): Promise<void> => {
  const open = await openInsuranceOf(c, personalNumber);
  if (open === null && !personOf(personalNumber).hasOpenClaim) return;
  const mine = open !== null && mayOpen(user, open) ? { claimId: open.id, status: open.status } : {};
  throw refuse(409, insuranceTexts.openClaim, { type: 'open_claim', ...mine });
};

/** The partner on whose behalf a dealer or partner insures: named, or the only one. */
const partnerFor = async (
  c: AnyCall,
  user: User,
  wanted: string | null,
  problems: Problems,
): Promise<string | null> => {
  if (user.role === 'client') {
    if (wanted !== null) problems.add(['partnerId'], insuranceTexts.partnerOnly, 'role');
    return null;
  }
  const partners = await partnersOf(c);
  const found =
    wanted === null ? (partners.length === 1 ? partners[0] : undefined) : partners.find(({ id }) => id === wanted);
  if (found === undefined)
    problems.add(['partnerId'], insuranceTexts.partnerNeeded, wanted === null ? 'missing' : 'value_error');
  return found?.id ?? null;
};

/** A new claim of a client, or of a dealer or partner for a customer. */
export const createOperations = (parts: Parts) =>
  ({
    async createInsuranceClaim(c) {
      const user = c.me();
      if (user.claimScope !== null) throw refuse(403, insuranceTexts.identityFirst);
      const { body } = c.input;
      const problems = collectProblems('body');
      const insured = readInsured(c, body, problems);
      if (body.plate && body.plate.trim() !== '' && parsePlate(body.plate) === null)
        problems.add(['plate'], fieldTexts.plate);
      const partnerId = await partnerFor(c, user, body.partnerId ?? null, problems);
      const before = body.repeatOf ? await findInsurance(c, body.repeatOf) : null;
      if (body.repeatOf) {
        const isMine = before !== null && mayOpen(user, before) && before.personalNumber === insured.personalNumber;
        if (!isMine || isOpen(before.status))
          problems.add(['repeatOf'], insuranceTexts.notRepeatable, 'not_repeatable');
      }
      problems.refuseIfAny();
      await refuseSecond(c, user, insured.personalNumber);
      await c.limit(`insurance.create ${insured.phone}`, NEW_CLAIMS, HOUR_MS);

      const known = await parts.credit.facts(c, user, insured.personalNumber, body.creditClaimId ?? null);
      if (body.creditClaimId && known === null)
        throw refuse(422, [{ loc: ['body', 'creditClaimId'], msg: insuranceTexts.noCreditClaim, type: 'value_error' }]);
      const isAgent = user.role !== 'client';
      const owner = isAgent
        ? await findOrCreateCustomer(c, { ...insured, firstName: null, lastName: null, patronymic: null })
        : user;
      const claim = newInsurance(c, {
        insured,
        owner,
        agentId: isAgent ? user.id : null,
        partnerId,
        source: isAgent ? 'partner' : 'site',
        prefill: await prefillOf(c, user, insured, {
          before,
          known,
          plate: body.plate?.trim() || null,
          kind: body.kind,
        }),
        creditClaimId: known?.claimId ?? null,
        applicationId: null,
        repeatOf: before?.id ?? null,
      });
      await begin(c, claim);
      return { status: 201, body: await claimView(parts, c, claim) };
    },
  }) satisfies Operations;
