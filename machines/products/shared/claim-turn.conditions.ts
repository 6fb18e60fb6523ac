import type { BankAnswersFields as BankAnswers, DealStep, Integration } from '../../../openapi/index.ts';
import { and, newest, not, reading, when } from '../../kit/conditions.ts';
import { insurancePending, listed, statusIs, type ListedClaim } from './claim-progress.conditions.ts';

/** What is counted of them: sums are read where they are shown. */
type Counts = Omit<BankAnswers, 'paymentFrom'>;
const countOf = (answers: readonly Integration[]): Counts => {
  const asking = answers.filter(({ subStatus }) => subStatus === 'need_documents');
  const are = (status: Integration['status']) => answers.filter((one) => one.status === status).length;
  return {
    pending: are('pending') - asking.length,
    asking: asking.length,
    askingInfo: asking.filter(({ needFields }) => needFields.length > 0).length,
    approved: are('approved'),
    rejected: are('rejected'),
  };
};
/** What the banks have said, by the newest answer that tells. */
export const bankAnswers = reading(
  'claim',
  'listIntegrations',
  'getBankRequest',
  newest('claim', 'listIntegrations', 'getBankRequest'),
  (claim, list, request, last): Counts | null =>
    last === 'listIntegrations' && list
      ? countOf(list)
      : last === 'getBankRequest' && request
        ? countOf(request.integrations)
        : ((claim as ListedClaim | undefined)?.bankAnswers ?? null),
);
export const approvals = reading(bankAnswers, (answers) => answers?.approved ?? 0);
export const questions = reading(bankAnswers, (answers) => answers?.asking ?? 0);
export const infoQuestions = reading(bankAnswers, (answers) => answers?.askingInfo ?? 0);
export const someApproved = when(approvals, (n) => n > 0);
export const someAsk = when(questions, (n) => n > 0);
export const someAskInfo = when(infoQuestions, (n) => n > 0);

export const byDealer = when(listed, (claim) => claim?.type === 'DEALER');
export const identityVerified = when(listed, (claim) => claim?.identity.state === 'verified');
export const isSigning = statusIs('signing');
/** The bank waits for insurance whose claim is still being made. */
export const insuranceAhead = and(statusIs('insurance_pending'), not(insurancePending));
/** A private sale is made by its buyer: the contract first. The bank goes on when the car is the buyer's. */
const saleLacks = (step: DealStep) =>
  and(
    statusIs('signed'),
    when(listed, (claim) => claim?.type === 'C2C' && !claim.dealDone.includes(step)),
  );
export const saleAhead = saleLacks('contract');
export const registrationAhead = saleLacks('registration');
/** A claim with other terms took its place. */
export const replaced = when(listed, (claim) => (claim?.replacedBy ?? null) !== null);
export const bankWasChosen = when(listed, (claim) => (claim?.bank ?? null) !== null);
