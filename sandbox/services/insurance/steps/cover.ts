import type { CallInput, CarContract, InsuranceProduct } from '../../../../openapi/index.ts';
import { addDays, isIsoDate } from '../../../../schemas/facts/date.ts';
import { bankOf } from '../../../data/banks.ts';
import { fieldTexts } from '../../../data/claim.ts';
import { insuranceFieldTexts } from '../../../data/insurance.ts';
import { createReader } from '../../claim/checks.ts';
import { collectProblems } from '../../claim/problems.ts';

const PRICE = { min: 500_000, max: 75_000_000 };
const FIRST_DAYS = 30;
const OGPO_MONTHS = 12;
const CASCO_MONTHS = 36;

/** Reads the step «what the car costs and who has a right in it»; throws 422 with every wrong field. */
export const readContract = (input: CallInput<'putCarContract'>['body'], today: string): CarContract => {
  const problems = collectProblems('body');
  const read = createReader(problems);
  read.integer(input.price, ['price'], PRICE.min, PRICE.max, fieldTexts.price);
  const contractNumber = read.text(input.contractNumber, ['contractNumber'], 40) ?? null;
  const contractDate =
    read.date(input.contractDate, ['contractDate'], (date) => date <= today, insuranceFieldTexts.contractDate) ?? null;
  if ((input.contractNumber ?? null) === null && contractDate !== null)
    problems.add(['contractNumber'], insuranceFieldTexts.contractPair, 'missing');
  if ((input.contractDate ?? null) === null && contractNumber !== null)
    problems.add(['contractDate'], insuranceFieldTexts.contractPair, 'missing');
  const sellerName = read.text(input.sellerName, ['sellerName'], 100, 2) ?? null;
  if ((input.sellerKind ?? null) !== null && (input.sellerName ?? null) === null)
    problems.add(['sellerName'], insuranceFieldTexts.required, 'missing');
  const beneficiary = input.isPledged ? (input.beneficiary ?? null) : null;
  if (input.isPledged && beneficiary === null)
    problems.add(['beneficiary'], insuranceFieldTexts.beneficiary, 'missing');
  if (beneficiary !== null && bankOf(beneficiary) === null) problems.add(['beneficiary'], fieldTexts.unknownValue);
  const loanContractNumber = read.text(input.loanContractNumber, ['loanContractNumber'], 40) ?? null;
  problems.refuseIfAny();
  return {
    price: input.price,
    contractNumber,
    contractDate,
    sellerKind: input.sellerKind ?? null,
    sellerName,
    isPledged: input.isPledged,
    beneficiary,
    loanContractNumber,
  };
};

/** Reads the step «what kind of insurance»; throws 422 with every wrong field. */
export const readProduct = (input: CallInput<'putInsuranceProduct'>['body'], today: string): InsuranceProduct => {
  const problems = collectProblems('body');
  const read = createReader(problems);
  if (input.kind === 'casco')
    read.integer(input.termMonths, ['termMonths'], 1, CASCO_MONTHS, insuranceFieldTexts.termCasco);
  else read.integer(input.termMonths, ['termMonths'], OGPO_MONTHS, OGPO_MONTHS, insuranceFieldTexts.termOgpo);
  const [first, last] = [addDays(today, 1), addDays(today, FIRST_DAYS)];
  if (!isIsoDate(input.startDate) || input.startDate < first || input.startDate > last)
    problems.add(['startDate'], insuranceFieldTexts.startDate);
  if (input.instalments > input.termMonths) problems.add(['instalments'], insuranceFieldTexts.instalments);
  problems.refuseIfAny();
  return { ...input, options: [...input.options] };
};

/** What is offered before anything is chosen. */
export const usualProduct = (today: string): InsuranceProduct => ({
  kind: 'casco',
  territory: 'kz',
  deductiblePercent: 1,
  termMonths: OGPO_MONTHS,
  startDate: addDays(today, 1),
  instalments: 1,
  options: [],
});
