import type { NewCascoLifeChoice } from '../../../openapi/index.ts';
import { addMonths, isIsoDate } from '../../../schemas/facts/date.ts';
import { conflict } from '../../core/conflict.ts';
import type { Files, StoredFile } from '../../core/files.ts';
import { refuse, type AnyCall, type DetailItem, type Refusal, type Text, type Work } from '../../core/service.ts';
import { cascoLifeTexts } from '../../data/casco-life.ts';
import { today } from '../claim/today.ts';
import { signatures } from '../signatures/index.ts';
import { isEditable } from './lifecycle.ts';
import { saleOf } from './options.ts';
import { SIGNATURE_KIND } from './signing.ts';
import { move, needClaim, saveClaim, type CascoLifeRecord, type Choice, type Kind } from './store.ts';
import { optionOf } from './view.ts';

/** How long an insurer looks at somebody's own policy. */
const CHECKING_MS = 30_000;
/** So long at least a policy of one's own must still be valid. */
const OWN_POLICY_MONTHS = 11;
/** Type of file that a policy is uploaded as. */
export const POLICY_FILE = 'insurance_policy';

const invalid = (field: string, msg: Text, type: string): Refusal => refuse(422, [{ loc: ['body', field], msg, type }]);

const bought = (c: AnyCall, claim: CascoLifeRecord, kind: Kind, input: NewCascoLifeChoice): Choice => {
  const { company, termMonths, risks, payer, deductiblePercent = null } = input;
  const needed = { company, termMonths, risks, payer, ...(kind === 'casco' ? { deductiblePercent } : {}) };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined || value === null);
  if (!company || !termMonths || !risks || !payer || missing.length > 0)
    throw refuse(
      422,
      missing.map(([field]): DetailItem => ({ loc: ['body', field], msg: cascoLifeTexts.required, type: 'missing' })),
    );
  const wish = { decision: 'insure' as const, company, deductiblePercent, termMonths, risks, payer, premium: 0 };
  const sold = optionOf({ ...wish, decidedAt: c.now() }, saleOf(kind, claim.loan, today(c)).options);
  if (sold === null) throw invalid('company', cascoLifeTexts.unknownOption, 'unknown_option');
  return { ...wish, premium: sold.premium, decidedAt: c.now() };
};

const tagOf = (claim: CascoLifeRecord): string => `cascoLife.ownPolicy ${claim.id}`;

const broughtOwn = async (
  c: AnyCall,
  claim: CascoLifeRecord,
  kind: Kind,
  fileId: string | undefined,
  files: Files,
): Promise<Choice> => {
  if (kind === 'life') throw invalid('decision', cascoLifeTexts.onlyCasco, 'only_casco');
  const file = fileId === undefined ? null : await files.read(c, fileId);
  if (file === null || file.claimId !== claim.id || file.type !== POLICY_FILE)
    throw invalid('fileId', cascoLifeTexts.fileMissing, 'file_missing');
  const dueAt = c.now() + CHECKING_MS;
  claim.data.ownPolicy = { fileId: file.id, state: 'checking', reason: null, dueAt };
  await c.later(dueAt, 'cascoLife.ownPolicy', { claimId: claim.id }, tagOf(claim));
  return { decision: 'own_policy', decidedAt: c.now() };
};

/** Writes what the client decides about one insurance. An agreement that was made before is dropped. */
export const decide = async (
  c: AnyCall,
  claim: CascoLifeRecord,
  kind: Kind,
  input: NewCascoLifeChoice,
  files: Files,
): Promise<void> => {
  if (claim.loan[kind] === 'none') throw refuse(404, cascoLifeTexts.notRequired);
  if (!isEditable(claim.status)) throw conflict(claim);
  if (input.decision === 'decline' && claim.loan[kind] === 'required')
    throw invalid('decision', cascoLifeTexts.requiredByBank, 'required_by_bank');
  if (kind === 'casco') {
    claim.data.ownPolicy = null;
    await c.cancelJobs(tagOf(claim));
  }
  if (input.decision === 'insure') claim.data[kind] = bought(c, claim, kind, input);
  else if (input.decision === 'decline') claim.data[kind] = { decision: 'decline', decidedAt: c.now() };
  else claim.data[kind] = await broughtOwn(c, claim, kind, input.fileId, files);
  await move(c, claim, 'DECIDED');
  claim.data.agreement = null;
  await signatures.cancel(c, { kind: SIGNATURE_KIND, id: claim.id });
  await saveClaim(c, claim);
  await c.effect('cascoLife.decided', { claimId: claim.id, kind, decision: input.decision });
};

/** What is wrong with somebody's own policy, or null. It is read by its text: the car's VIN, and the last day. */
const faultOf = (
  work: Work,
  { loan: { car } }: CascoLifeRecord,
  file: StoredFile | null,
  files: Files,
): 'other_car' | 'ends_too_early' | 'unreadable' | null => {
  const text = file === null ? '' : files.textOf(file);
  const [, vin] = /VIN: ([A-HJ-NPR-Z0-9]{17})\b/.exec(text) ?? [];
  const [, until] = /Valid until: (\d{4}-\d{2}-\d{2})\b/.exec(text) ?? [];
  if (vin === undefined || until === undefined || !isIsoDate(until)) return 'unreadable';
  if (vin !== car.vin) return 'other_car';
  return until < addMonths(today(work), OWN_POLICY_MONTHS) ? 'ends_too_early' : null;
};

/** Job: the insurer has looked at the client's own policy. */
export const ownPolicyChecked =
  (files: Files) =>
  async (work: Work, { claimId }: { claimId: string }): Promise<void> => {
    const claim = await needClaim(work, claimId);
    const own = claim.data.ownPolicy;
    if (own?.state !== 'checking') return;
    const reason = faultOf(work, claim, await files.read(work, own.fileId), files);
    claim.data.ownPolicy = { ...own, state: reason === null ? 'accepted' : 'refused', reason };
    await saveClaim(work, claim);
    await work.effect('cascoLife.ownPolicy', { claimId, state: claim.data.ownPolicy.state, reason });
  };

/** Everything is decided, at today's prices; else 409 and why. */
export const checkSelection = (c: AnyCall, claim: CascoLifeRecord): void => {
  const kinds = (['casco', 'life'] as const).filter((kind) => claim.loan[kind] !== 'none');
  if (kinds.some((kind) => claim.data[kind] === null)) throw conflict(claim, cascoLifeTexts.notDecided);
  const { casco, ownPolicy } = claim.data;
  if (casco?.decision === 'own_policy' && ownPolicy?.state !== 'accepted')
    throw conflict(
      claim,
      ownPolicy?.state === 'checking' ? cascoLifeTexts.ownPolicyChecking : cascoLifeTexts.ownPolicyRefused,
    );
  const changes = kinds.flatMap((kind) => {
    const choice = claim.data[kind];
    if (choice?.decision !== 'insure') return [];
    const now = optionOf(choice, saleOf(kind, claim.loan, today(c)).options);
    if (now === null) throw conflict(claim, cascoLifeTexts.unknownOption);
    return now.premium === choice.premium ? [] : [{ kind, old: choice.premium, new: now.premium }];
  });
  if (changes.length > 0) throw conflict(claim, cascoLifeTexts.priceChanged, { changes });
};
