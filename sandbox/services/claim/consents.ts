import type { BeforeBanks } from '../../../openapi/index.ts';
import { conflict } from '../../core/conflict.ts';
import { refuse, type Operations, type Reply, type Work } from '../../core/service.ts';
import type { SignatureSubject } from '../../core/signatures.ts';
import { consentTexts } from '../../data/claim.ts';
import { ownsPhone } from '../../data/people.ts';
import { CONSENTS_VERSION, mandatoryConsents } from '../../data/consents.ts';
import { signatures } from '../signatures/index.ts';
import { claimLifecycle, isBeforeIdentity } from './lifecycle.ts';
import { collectProblems } from './problems.ts';
import { findClaim, mayOpen, move, needClaim, ownClaim, saveClaim } from './store.ts';

const KIND = 'claim.consents';

const checkConsents = (consents: readonly { alias: string; version: string }[]): void => {
  const problems = collectProblems('body', 'consents');
  consents.forEach(({ version }, at) => {
    if (version !== CONSENTS_VERSION) problems.add([at, 'version'], consentTexts.old, 'consent_version');
  });
  const given = new Set(consents.map(({ alias }) => alias));
  if (mandatoryConsents.some((alias) => !given.has(alias))) problems.add([], consentTexts.required, 'consent_required');
  problems.refuseIfAny();
};

/** The newest signature of the consents, or null. */
export const consentSignature = (work: Work, claimId: string) => signatures.latest(work, { kind: KIND, id: claimId });

/** Consents before banks, signed by a code from an SMS. */
export const consentOperations = {
  async signBeforeBanks(c): Promise<Reply<BeforeBanks>> {
    const { claimId, consents, lastDigits } = c.input.body;
    const claim = await ownClaim(c, c.me(), claimId);
    if (claim.consents.length > 0) return { status: 200, body: { status: 'signed' } };
    if (!isBeforeIdentity(claim.status)) throw conflict(claim);
    checkConsents(consents);
    const { phone, personalNumber } = claim;
    if (lastDigits !== undefined && lastDigits !== personalNumber.slice(-lastDigits.length))
      throw refuse(422, [{ loc: ['body', 'lastDigits'], msg: consentTexts.otherNumber, type: 'OTHER_NUMBER' }]);
    await saveClaim(c, claim);
    if (!ownsPhone(personalNumber, phone))
      throw refuse(422, [{ loc: ['body', 'claimId'], msg: consentTexts.phoneNotOwner, type: 'PHONE_NOT_OWNER' }]);
    const items = consents.map(({ alias, version }) => ({ alias, version }));
    const signature = await signatures.open(c, { subject: { kind: KIND, id: claim.id }, phone, personalNumber, items });
    return { status: 200, body: { status: 'code_required', signature } };
  },
} satisfies Operations;

/** What the signature service asks and tells about the consents of a claim. */
export const consentSubjects: Readonly<Record<string, SignatureSubject>> = {
  [KIND]: {
    async mayOpen(work, user, id) {
      const claim = await findClaim(work, id);
      // A dealer looks on; only the customer signs.
      return claim !== null && claim.ownerId === user.id && mayOpen(user, claim);
    },
    async confirmed(work, id, { items, signedAt }) {
      const claim = await needClaim(work, id);
      if (claimLifecycle.isFinal(claim.status)) throw conflict(claim);
      const at = new Date(signedAt).toISOString();
      claim.consents = items.map(({ alias, version }) => ({ alias, version, signedAt: at }));
      await move(work, claim, 'CONSENTS_SIGNED');
      await saveClaim(work, claim);
    },
  },
};
