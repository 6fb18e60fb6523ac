import type { Call, Operations, Reply } from '../../core/service.ts';
import { refuse } from '../../core/service.ts';
import { signatureTexts } from '../../data/claim.ts';
import { CONSENTS_VERSION, mandatoryConsents } from '../../data/consents.ts';
import { isFinal } from './lifecycle.ts';
import {
  checkCode,
  confirmed,
  findSignature,
  openSignature,
  repeatCode,
  setConsents,
  signatureView,
  waitingSignature,
  type SignatureRecord,
} from './signatures.ts';
import { collectProblems } from './problems.ts';
import { conflict, mayOpen, move, findClaim, ownClaim, saveClaim } from './store.ts';
import type { ClaimRecord } from './records.ts';

const checkConsents = (consents: readonly { alias: string; version: string }[]): void => {
  const problems = collectProblems('body', 'consents');
  consents.forEach(({ version }, at) => {
    if (version !== CONSENTS_VERSION) problems.add([at, 'version'], signatureTexts.consentOld, 'consent_version');
  });
  const given = new Set(consents.map(({ alias }) => alias));
  if (mandatoryConsents.some((alias) => !given.has(alias)))
    problems.add([], signatureTexts.consentRequired, 'consent_required');
  problems.refuseIfAny();
};

/** The signature and its claim, if the caller may open the claim; else 404. */
const own = async (
  c: Call<'confirmSignature'> | Call<'repeatSignature'>,
): Promise<{ signature: SignatureRecord; claim: ClaimRecord }> => {
  const signature = await findSignature(c, c.input.path.id);
  const claim = signature && (await findClaim(c, signature.claimId));
  if (!signature || !claim || !mayOpen(c.me(), claim)) throw refuse(404, signatureTexts.unknown);
  return { signature, claim };
};

const isBeforeIdentity = (claim: ClaimRecord): boolean => claim.status === 'new' || claim.status === 'verification';

/** Consents before banks, signed by a code from an SMS. */
export const consentOperations = {
  async signBeforeBanks(
    c,
  ): Promise<Reply<{ status: 'code_required' | 'signed'; signature?: ReturnType<typeof signatureView> }>> {
    const { claimId, consents } = c.input.body;
    const claim = await ownClaim(c, c.me(), claimId);
    if (claim.consents.length > 0) return { status: 200, body: { status: 'signed' } };
    if (!isBeforeIdentity(claim)) throw conflict(claim);
    checkConsents(consents);
    await saveClaim(c, claim);
    const waiting = await waitingSignature(c, claim.id);
    if (waiting === null) {
      await c.limit(`signature ${claim.phone}`, 20, 3_600_000);
      const opened = await openSignature(c, claim, consents);
      return { status: 200, body: { status: 'code_required', signature: signatureView(c, opened) } };
    }
    await setConsents(c, waiting, consents);
    // Asked again: a code that is still on its way is not sent twice.
    const view = signatureView(c, waiting);
    if (view.status === 'locked' || view.resendInSec === 0) await repeatCode(c, claim, waiting);
    return { status: 200, body: { status: 'code_required', signature: signatureView(c, waiting) } };
  },

  async confirmSignature(c) {
    const { signature, claim } = await own(c);
    await checkCode(c, signature, c.input.body.code);
    if (isFinal(claim.status)) throw conflict(claim);
    await confirmed(c, signature);
    const signedAt = new Date(c.now()).toISOString();
    claim.consents = signature.consents.map(({ alias, version }) => ({ alias, version, signedAt }));
    await move(c, claim, 'consentsSigned');
    await saveClaim(c, claim);
    return { status: 200, body: signatureView(c, signature) };
  },

  async repeatSignature(c) {
    const { signature, claim } = await own(c);
    await repeatCode(c, claim, signature);
    return { status: 200, body: signatureView(c, signature) };
  },
} satisfies Operations;
