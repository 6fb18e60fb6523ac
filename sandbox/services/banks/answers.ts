import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/credit-claim/progress.ts';
import type { Work } from '../../core/service.ts';
import { personOf } from '../../data/people.ts';
import { listItemView } from '../claim/view.ts';
import { claimLifecycle } from '../claim/lifecycle.ts';
import { isNotice, notify } from '../claim/notices.ts';
import { move, needClaim, saveClaim } from '../claim/store.ts';
import type { ClaimRecord } from '../claim/records.ts';
import { today } from '../claim/today.ts';
import { moveIntegration } from './lifecycle.ts';
import type { Offer } from './offers.ts';
import { decide, type Verdict } from './rules.ts';
import { dropScript, saveScript, scripted, scriptOf } from './scripts.ts';
import {
  findIntegration,
  findRequest,
  insertRequest,
  integrationsOf,
  saveIntegration,
  saveRequest,
  type IntegrationRecord,
} from './store.ts';

/** After so long the customer is shown what there is, seconds. */
export const SCORING_TIMEOUT_SEC = 60;
const HOUR_MS = 3_600_000;
const tagOf = (requestId: string): string => `banks ${requestId}`;

/** Sends the claim to these banks; each answers in its own time. Gives the request's id. */
export const openRequest = async (work: Work, claim: ClaimRecord, aliases: readonly string[]): Promise<string> => {
  const { id, integrations } = await insertRequest(work, claim.id, aliases);
  const step = personOf(claim.personalNumber).stepSec;
  for (const [at, one] of integrations.entries()) {
    const script = await scriptOf(work, claim.id, one.bank.alias);
    if (script !== null) {
      const dueAt = work.now() + script.afterSec * 1000;
      await saveScript(work, claim.id, one.bank.alias, { ...script, dueAt });
    }
    await planAnswer(work, one, script?.afterSec ?? (step === undefined ? one.bank.answerSec : step * (at + 1)));
  }
  await work.later(work.now() + SCORING_TIMEOUT_SEC * 1000, 'banks.scoringOver', { requestId: id }, tagOf(id));
  return id;
};

/** A claim that stood at the gateway goes on: the banks have it now. */
export const requestAccepted = async (work: Work, claim: ClaimRecord): Promise<void> => {
  if (!claimLifecycle.can(claim.status, 'ACCEPTED') || claim.requestId === null) return;
  await move(work, claim, 'ACCEPTED');
  await saveClaim(work, claim);
  for (const one of await integrationsOf(work, claim.requestId)) await planAnswer(work, one, one.bank.answerSec);
  const { requestId } = claim;
  await work.later(work.now() + SCORING_TIMEOUT_SEC * 1000, 'banks.scoringOver', { requestId }, tagOf(requestId));
};

/** Job: the gateway hands a claim on that it has kept for a while. */
export const accepted = async (work: Work, { claimId }: { claimId: string }): Promise<void> =>
  requestAccepted(work, await needClaim(work, claimId));

const planAnswer = (work: Work, one: IntegrationRecord, afterSec: number): Promise<void> =>
  work.later(work.now() + afterSec * 1000, 'banks.answer', { integrationId: one.id }, tagOf(one.requestId));

/** The integration, its request and claim, for jobs; null when the claim is past the banks' word. */
const open = async (
  work: Work,
  integrationId: string,
): Promise<{ one: IntegrationRecord; claim: ClaimRecord } | null> => {
  const one = await findIntegration(work, integrationId);
  const request = one && (await findRequest(work, one.requestId));
  if (!one || !request) return null;
  const claim = await needClaim(work, request.claimId);
  return ['waiting', 'bank_selected', 'signing'].includes(claim.status) ? { one, claim } : null;
};

/** Job: a bank answers. */
export const answer = async (work: Work, { integrationId }: { integrationId: string }): Promise<void> => {
  const found = await open(work, integrationId);
  if (!found || found.one.status !== 'pending') return;
  const { one, claim } = found;
  const script = await scriptOf(work, claim.id, one.bank.alias);
  // A script takes the place of the bank's own answer: before its time, this job is not the one.
  if (script !== null && (script.dueAt ?? 0) > work.now()) return;
  const verdict =
    script === null ? decide(one.bank, claim, today(work)) : scripted(script, one.bank, claim, today(work));
  if (script !== null && verdict.kind !== 'silent') await dropScript(work, claim.id, one.bank.alias);
  await apply(work, one, verdict);
  await settle(work, claim);
};

/** QA's script: the bank of this integration answers after so many seconds. */
export const answerAsScripted = async (work: Work, integrationId: string, afterSec: number): Promise<void> => {
  const one = await findIntegration(work, integrationId);
  if (one) await planAnswer(work, one, afterSec);
};

const apply = async (work: Work, one: IntegrationRecord, verdict: Verdict): Promise<void> => {
  if (verdict.kind === 'silent') return;
  one.needs = verdict.kind === 'needs' ? verdict.needs : null;
  if (verdict.kind === 'needs') {
    moveIntegration(one, 'DATA_ASKED');
  } else if (verdict.kind === 'broken') {
    moveIntegration(one, 'BROKE');
    one.refused = null;
  } else if (verdict.kind === 'rejected') {
    moveIntegration(one, 'REJECTED');
    one.refused = verdict.refused;
  } else {
    const cool = verdict.coolingHours * HOUR_MS;
    moveIntegration(one, cool > 0 ? 'COOLING_STARTED' : 'APPROVED');
    one.offer = verdict.offer;
    one.validUntil = work.now() + cool + one.bank.offerHours * HOUR_MS;
    const job = { integrationId: one.id };
    if (cool > 0) await work.later(work.now() + cool, 'banks.coolingOver', job, tagOf(one.requestId));
    await work.later(one.validUntil, 'banks.offerOver', job, tagOf(one.requestId));
  }
  await saveIntegration(work, one);
  await work.effect('bank.answered', { bank: one.bank.alias, status: one.status, subStatus: one.subStatus });
};

/** Job: the law's pause is over; the client's choice of the bank confirms the wish to borrow a second time. */
export const coolingOver = async (work: Work, { integrationId }: { integrationId: string }): Promise<void> => {
  const found = await open(work, integrationId);
  if (!found || !moveIntegration(found.one, 'COOLED_OFF')) return;
  await saveIntegration(work, found.one);
  await work.effect('bank.cooledOff', { bank: found.one.bank.alias });
  // The page promises this reminder, whatever was told before; it stands for the word of an approval.
  const request = await findRequest(work, found.one.requestId);
  if (request) await saveRequest(work, { ...request, notifiedAction: 'chooseBank' });
  await notify(work, found.claim, 'cooledOff');
  await settle(work, found.claim);
};

/** Job: an offer was not taken in time. A claim that had chosen it looks for another bank. */
export const offerOver = async (work: Work, { integrationId }: { integrationId: string }): Promise<void> => {
  const found = await open(work, integrationId);
  if (!found || !moveIntegration(found.one, 'OFFER_OVER')) return;
  const { one, claim } = found;
  one.offer = null;
  one.refused = { code: 'EXPIRED', fixable: false, hint: null };
  await saveIntegration(work, one);
  if (claim.bankAlias === one.bank.alias) await loseChosenBank(work, claim);
  await settle(work, claim);
};

const loseChosenBank = async (work: Work, claim: ClaimRecord): Promise<void> => {
  if (claim.status === 'signing') {
    claim.signingState = 'expired';
    await move(work, claim, 'SIGNING_ENDED');
  }
  await move(work, claim, 'OFFER_GONE');
  claim.bankAlias = null;
  await saveClaim(work, claim);
  const request = claim.requestId === null ? null : await findRequest(work, claim.requestId);
  if (request) await saveRequest(work, { ...request, mainBankAlias: null });
};

/** When every bank has spoken, were it with a question: tells the customer, and closes the claim if nobody lends. */
const settle = async (work: Work, claim: ClaimRecord): Promise<void> => {
  const all = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  if (all.length === 0 || all.some((one) => one.status === 'pending' && one.subStatus !== 'need_documents')) return;
  if (all.some((one) => one.status !== 'rejected')) return tellTurn(work, claim);
  const isTimedOut = all.some((one) => one.subStatus === 'expired');
  const event = isTimedOut ? 'TIME_OVER' : 'ALL_REJECTED';
  if (!claimLifecycle.can(claim.status, event)) return;
  await move(work, claim, event);
  await saveClaim(work, claim);
  await notify(work, claim, isTimedOut ? 'expired' : 'rejected');
};

/** Tells the customer whose turn it is, when it is theirs: what to do, once a turn. */
const tellTurn = async (work: Work, claim: ClaimRecord): Promise<void> => {
  const request = claim.requestId === null ? null : await findRequest(work, claim.requestId);
  if (!request) return;
  const { whose, action } = standingOf(progress, { claim: await listItemView(work, claim) });
  const theirs = whose === 'customer' && isNotice(action) ? action : null;
  if (theirs === request.notifiedAction) return;
  await saveRequest(work, { ...request, notifiedAction: theirs });
  if (theirs !== null) await notify(work, claim, theirs);
};

/** Job: the time for scoring is over; what is there is told even if somebody is still silent. */
export const scoringOver = async (work: Work, { requestId }: { requestId: string }): Promise<void> => {
  const request = await findRequest(work, requestId);
  const claim = request && (await needClaim(work, request.claimId));
  if (claim?.status !== 'waiting') return;
  await tellTurn(work, claim);
};

/** A statement or a missing field came: banks that waited for just that go on. */
export const dataCameLate = async (work: Work, claim: ClaimRecord): Promise<void> => {
  const all = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  for (const one of all.filter(({ subStatus }) => subStatus === 'need_documents')) {
    const verdict = decide(one.bank, claim, today(work));
    if (verdict.kind === 'needs') {
      one.needs = verdict.needs;
    } else {
      one.needs = null;
      moveIntegration(one, 'DATA_CAME');
      await planAnswer(work, one, one.bank.answerSec);
    }
    await saveIntegration(work, one);
  }
  await tellTurn(work, claim);
};

/** The chosen bank pays on other terms than it offered: insurance has changed them. */
export const replaceChosenOffer = async (work: Work, claim: ClaimRecord, offer: Offer): Promise<void> => {
  const all = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  const one = all.find(({ bank, status }) => bank.alias === claim.bankAlias && status === 'approved');
  if (!one) return;
  await saveIntegration(work, { ...one, offer });
};

/** The offer of the chosen bank, or null when there is none in force. */
export const chosenOffer = async (work: Work, claim: ClaimRecord): Promise<Offer | null> => {
  const all = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
  return all.find((one) => one.bank.alias === claim.bankAlias && one.status === 'approved')?.offer ?? null;
};

const withdraw = async (work: Work, claim: ClaimRecord, keeps: (one: IntegrationRecord) => boolean): Promise<void> => {
  if (claim.requestId === null) return;
  await work.cancelJobs(tagOf(claim.requestId));
  for (const one of await integrationsOf(work, claim.requestId)) {
    if (keeps(one) || !moveIntegration(one, 'WITHDRAWN')) continue;
    one.offer = null;
    one.needs = null;
    await saveIntegration(work, one);
  }
};

/** The agreement is signed: banks that have not answered are told off, answers stay to be read. */
export const closeRequest = (work: Work, claim: ClaimRecord): Promise<void> =>
  withdraw(work, claim, (one) => one.status === 'approved');

/** The claim is over: nobody lends any more. */
export const withdrawRequest = (work: Work, claim: ClaimRecord): Promise<void> => withdraw(work, claim, () => false);
