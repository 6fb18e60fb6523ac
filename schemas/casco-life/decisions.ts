/** Between the form of both decisions and the wire. Loads no rules: the flow imports it. */
import type { CallInput, CascoLifeConditions } from '../../openapi/index.ts';
import { DECLINE, OWN_POLICY } from './choices.ts';
import type { DecisionsValues } from './decisions.form.ts';

export type CascoDecision = NonNullable<DecisionsValues['casco']>;
export type LifeDecision = NonNullable<DecisionsValues['life']>;
export type NewChoice = CallInput<'putCascoConditions'>['body'];

/** What does not belong to the decision is null in the form, and not sent; a policy of which something is missing is refused there. */
export const toCasco = (said: CascoDecision): NewChoice => {
  const { choice, termMonths, risks, payer, deductiblePercent, fileId } = said;
  if (choice === OWN_POLICY) return { decision: OWN_POLICY, ...(fileId === null ? {} : { fileId }) };
  if (choice === DECLINE) return { decision: DECLINE };
  if (termMonths === null || risks === null || payer === null) return { decision: 'insure', company: choice };
  return {
    decision: 'insure',
    company: choice,
    termMonths,
    risks,
    payer,
    deductiblePercent: Number(deductiblePercent),
  };
};

/** Term and risks are those of the company's option: one for the whole loan, months. */
export const toLife = (
  { choice, payer }: LifeDecision,
  options: CascoLifeConditions['options'],
  loanTerm: number,
): NewChoice => {
  if (choice === DECLINE) return { decision: DECLINE };
  if (payer === null) return { decision: 'insure', company: choice };
  const termMonths = options.find(({ company }) => company.alias === choice)?.termMonths ?? loanTerm;
  return { decision: 'insure', company: choice, payer, risks: 'life', termMonths };
};

/** What is to be sent is what was saved already. */
export const isSaved = (
  said: NewChoice,
  { chosen, ownPolicy }: Pick<CascoLifeConditions, 'chosen' | 'ownPolicy'>,
): boolean => {
  if (chosen === null || said.decision !== chosen.decision) return false;
  if (said.decision === OWN_POLICY) return said.fileId === ownPolicy?.fileId;
  if (said.decision === DECLINE) return true;
  return (
    said.company === chosen.company?.alias &&
    said.termMonths === chosen.termMonths &&
    said.risks === chosen.risks &&
    said.payer === chosen.payer &&
    (said.deductiblePercent ?? null) === chosen.deductiblePercent
  );
};
