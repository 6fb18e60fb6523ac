import type { CascoLifeClaim, CascoLifeConditions } from '../../../openapi/index.ts';
import { isSaved, type NewChoice, toCasco, toLife } from '../../../schemas/casco-life/decisions.ts';
import { and, newest, not, or } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { kit } from './kit.ts';
import { isAgreed, isInsured, isOpen, isSigned, statusIs } from './progress.conditions.ts';

const { reading, when } = kit;

/** The newest known claim; flows ask only after a read has answered. */
export const insuranceOf = (c: Pick<FlowContext, 'responses'>): CascoLifeClaim | undefined =>
  c.responses.getCascoLifeClaim;

export const isCompleted = statusIs('selection_completed');
export const isAgreeing = statusIs('agreeing');
export const isSelecting = statusIs('new', 'selection');
export const isHandedOver = not(or(isSelecting, isCompleted));
export const pastSigned = not(or(isOpen, isSigned));
export const isFailed = statusIs('failed');
/** One of the policies is of the insurer that has an end of its own. */
export const insuredByCentras = and(
  isInsured,
  when('getCascoLifeClaim', (claim) => (claim?.policies ?? []).some(({ company }) => company.alias === 'centras')),
);

export const asksCasco = when('getCascoLifeClaim', (claim) => claim?.needs.casco !== 'none');
export const asksLife = when('getCascoLifeClaim', (claim) => claim?.needs.life !== 'none');
/** The insurer looks at the client's own policy. */
export const policyChecking = when('getCascoConditions', (casco) => casco?.ownPolicy?.state === 'checking');

/** Decided, and as the server will take it: at today's price, with an own policy that is accepted. */
export const isDecided = ({ chosen, ownPolicy }: Pick<CascoLifeConditions, 'chosen' | 'ownPolicy'>): boolean =>
  chosen !== null &&
  (chosen.decision === 'own_policy' ? ownPolicy?.state === 'accepted' : chosen.premium === chosen.currentPremium);
const isUndecided = (conditions: CascoLifeConditions | undefined): boolean =>
  conditions !== undefined && !isDecided(conditions);
/** Decided, or with the insurer, who looks at the client's own policy. */
export const isSettled = (conditions: Pick<CascoLifeConditions, 'chosen' | 'ownPolicy'>): boolean =>
  isDecided(conditions) || conditions.ownPolicy?.state === 'checking';

const toSave = (said: NewChoice | undefined, conditions: CascoLifeConditions | undefined): boolean =>
  said !== undefined && conditions !== undefined && !(isSettled(conditions) && isSaved(said, conditions));
/** What was said of it is to be saved: it is new, or what was saved holds no more. */
export const cascoToSave = and(
  asksCasco,
  when('DECIDE', 'getCascoConditions', (said, conditions) =>
    toSave(said?.casco ? toCasco(said.casco) : undefined, conditions),
  ),
);
export const lifeToSave = and(
  asksLife,
  when('DECIDE', 'getLifeConditions', 'getCascoLifeClaim', (said, conditions, claim) =>
    toSave(said?.life ? toLife(said.life, conditions?.options ?? [], claim?.loan.term ?? 0) : undefined, conditions),
  ),
);

type Shown = { readonly premium: number | null } | null | undefined;
const costsOtherwise = (said: Shown, conditions: CascoLifeConditions | undefined): boolean =>
  said?.premium != null && conditions?.chosen?.premium != null && said.premium !== conditions.chosen.premium;
/** A policy was saved at another price than stood on the page: it is looked at before the agreement. */
export const soldOtherwise = when(
  'DECIDE',
  'getCascoConditions',
  'getLifeConditions',
  (said, casco, life) => costsOtherwise(said?.casco, casco) || costsOtherwise(said?.life, life),
);

export const cascoUndecided = when('getCascoConditions', isUndecided);
export const lifeUndecided = when('getLifeConditions', isUndecided);

type Chosen = CascoLifeConditions['chosen'] | undefined;
const sameTariff = (known: Chosen, newer: Chosen): boolean =>
  known == null || newer == null || known.currentPremium === newer.currentPremium;
/** The claim, read anew, knows another tariff of a choice than the conditions on show. */
export const repriced = when(
  'getCascoLifeClaim',
  'getCascoConditions',
  'getLifeConditions',
  (claim, casco, life) => !sameTariff(casco?.chosen, claim?.casco) || !sameTariff(life?.chosen, claim?.life),
);

/** Prices have changed since the choice: the answer says which. */
export const priceChanged = when('problem', (problem) => Array.isArray(problem?.data?.['changes']));

/** The signature whose code is to be typed, as the newest answer tells of it. */
export const insuranceSignature = reading(
  'getCascoLifeClaim',
  'repeatCascoLifeSignature',
  newest('getCascoLifeClaim', 'repeatCascoLifeSignature'),
  (claim, repeated, last) => (last === 'repeatCascoLifeSignature' ? repeated : claim?.signature),
);
/** The code can still be typed: nothing else matters for these minutes. */
export const insuranceCodeAlive = when(insuranceSignature, (signature) => (signature?.expiresInSec ?? 0) > 0);
/** It was given, or there is nothing to sign any more. */
export const codeOver = or(
  not(isAgreed),
  when(insuranceSignature, (signature) => !signature),
);

/** The last claim of this person. */
export const newestInsurance = (output: { readonly items: readonly { readonly id: string }[] }): string | null =>
  output.items[0]?.id ?? null;
export const nothingFound = when('listCascoLifeClaims', (found) => (found?.items ?? []).length === 0);
