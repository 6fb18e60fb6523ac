import type { CascoLifeClaim, CascoLifeConditions, CascoLifeStatusAlias } from '../../../openapi/index.ts';
import type { FlowContext } from '../../kit/context.ts';
import { lastHeard } from '../../kit/questions.ts';

/** The newest known claim; flows ask only after a read has answered. */
export const insuranceOf = (c: FlowContext): CascoLifeClaim | undefined => c.responses.getCascoLifeClaim;

/** A condition's name is its name in diagrams and reports. */
const statusIs = (name: string, ...aliases: readonly CascoLifeStatusAlias[]) =>
  Object.defineProperty(
    (c: FlowContext): boolean => aliases.some((alias) => alias === insuranceOf(c)?.status.alias),
    'name',
    { value: name },
  );

/** Choices may be changed: the agreement is not signed. */
export const isOpen = statusIs(
  'isOpen',
  'new',
  'selection',
  'selection_completed',
  'agreeing',
  'agreement_created',
  'signing',
);
export const isCompleted = statusIs('isCompleted', 'selection_completed');
export const isAgreeing = statusIs('isAgreeing', 'agreeing');
/** The agreement is there, to be read and signed. */
export const isAgreed = statusIs('isAgreed', 'agreement_created', 'signing');
export const isSelecting = statusIs('isSelecting', 'new', 'selection');
export const pastSelecting = (c: FlowContext): boolean => !isSelecting(c);
export const isHandedOver = (c: FlowContext): boolean => pastSelecting(c) && !isCompleted(c);
export const isSigned = statusIs('isSigned', 'signed');
export const isSent = statusIs('isSent', 'sent');
export const pastSigned = (c: FlowContext): boolean => !isOpen(c) && !isSigned(c);
export const pastOpen = (c: FlowContext): boolean => !isOpen(c);
export const isInsured = statusIs('isInsured', 'success');
export const isFailed = statusIs('isFailed', 'failed');
/** One of the policies is of the insurer that has an end of its own. */
export const insuredByCentras = (c: FlowContext): boolean =>
  isInsured(c) && (insuranceOf(c)?.policies ?? []).some(({ company }) => company.alias === 'centras');

export const asksCasco = (c: FlowContext): boolean => insuranceOf(c)?.needs.casco !== 'none';
export const asksLife = (c: FlowContext): boolean => insuranceOf(c)?.needs.life !== 'none';
/** The insurer looks at the client's own policy. */
export const policyChecking = (c: FlowContext): boolean =>
  c.responses.getCascoConditions?.ownPolicy?.state === 'checking';
export const policyChecked = (c: FlowContext): boolean => !policyChecking(c);

/** Decided, and as the server will take it: at today's price, with an own policy that is accepted. */
export const isDecided = ({ chosen, ownPolicy }: Pick<CascoLifeConditions, 'chosen' | 'ownPolicy'>): boolean =>
  chosen !== null &&
  (chosen.decision === 'own_policy' ? ownPolicy?.state === 'accepted' : chosen.premium === chosen.currentPremium);
const isUndecided = (conditions: CascoLifeConditions | undefined): boolean =>
  conditions !== undefined && !isDecided(conditions);
export const cascoUndecided = (c: FlowContext): boolean => isUndecided(c.responses.getCascoConditions);
export const lifeUndecided = (c: FlowContext): boolean => isUndecided(c.responses.getLifeConditions);

type Chosen = CascoLifeConditions['chosen'] | undefined;
const sameTariff = (known: Chosen, newer: Chosen): boolean =>
  known == null || newer == null || known.currentPremium === newer.currentPremium;
/** The claim, read anew, knows another tariff of a choice than the conditions on show. */
export const repriced = ({ responses }: FlowContext): boolean => {
  const { getCascoLifeClaim: claim, getCascoConditions: casco, getLifeConditions: life } = responses;
  return !sameTariff(casco?.chosen, claim?.casco) || !sameTariff(life?.chosen, claim?.life);
};

/** Prices have changed since the choice: the answer says which. */
export const priceChanged = (c: FlowContext): boolean => Array.isArray(c.problem?.data?.['changes']);

/** The signature whose code is to be typed, as the newest answer tells of it. */
export const insuranceSignature = (c: FlowContext) =>
  lastHeard(c, 'getCascoLifeClaim', 'repeatCascoLifeSignature') === 'repeatCascoLifeSignature'
    ? c.responses.repeatCascoLifeSignature
    : insuranceOf(c)?.signature;
/** The code can still be typed: nothing else matters for these minutes. */
export const insuranceCodeAlive = (c: FlowContext): boolean => (insuranceSignature(c)?.expiresInSec ?? 0) > 0;

/** It was given, or there is nothing to sign any more. */
export const codeOver = (c: FlowContext): boolean => !isAgreed(c) || !insuranceSignature(c);

/** The last claim of this person. */
export const newestInsurance = (output: { readonly items: readonly { readonly id: string }[] }): string | null =>
  output.items[0]?.id ?? null;
export const nothingFound = (c: FlowContext): boolean => (c.responses.listCascoLifeClaims?.items ?? []).length === 0;
