import type {
  CascoLifeChoice,
  CascoLifeClaim,
  CascoLifeConditions,
  CascoLifeListItem,
} from '../../../openapi/index.ts';
import { say, type Work } from '../../core/service.ts';
import { cascoLifeStatuses, failureTexts, ownPolicyTexts, payerNames, riskNames } from '../../data/casco-life.ts';
import { today } from '../claim/today.ts';
import { signatures } from '../signatures/index.ts';
import { SIGNATURE_KIND } from './signing.ts';
import { bankNamed, companyView } from './companies.ts';
import { documentUrl } from './documents.ts';
import type { Credits } from '../../core/credits.ts';
import { outcomeOf, outcomeSoFar } from './ending.ts';
import { cascoLifeLifecycle, isEditable } from './lifecycle.ts';
import { saleOf, tariffFrom, type Option } from './options.ts';
import { timelineOf, type CascoLifeRecord, type Choice, type Kind } from './store.ts';

/** The option that a choice names, among those sold today. */
export const optionOf = (choice: Choice, options: readonly Option[]): Option | null =>
  choice.decision === 'insure'
    ? (options.find(
        (one) =>
          one.company === choice.company &&
          one.deductiblePercent === choice.deductiblePercent &&
          one.termMonths === choice.termMonths &&
          one.risks === choice.risks,
      ) ?? null)
    : null;

const choiceView = (work: Work, choice: Choice | null, currentPremium: number | null): CascoLifeChoice | null => {
  if (choice === null) return null;
  const decidedAt = new Date(choice.decidedAt).toISOString();
  if (choice.decision !== 'insure')
    return {
      decision: choice.decision,
      company: null,
      deductiblePercent: null,
      termMonths: null,
      risks: null,
      payer: null,
      premium: null,
      currentPremium: null,
      decidedAt,
    };
  const { decision, company, deductiblePercent, termMonths, risks, payer, premium } = choice;
  return {
    decision,
    company: companyView(company, work.locale),
    deductiblePercent,
    termMonths,
    risks,
    payer,
    premium,
    currentPremium,
    decidedAt,
  };
};

/** What is paid for everything chosen, tenge; null until something is. */
const premiumTotal = ({ data: { casco, life } }: CascoLifeRecord): number | null => {
  const bought = [casco, life].filter((choice) => choice?.decision === 'insure');
  return bought.length === 0 ? null : bought.reduce((sum, choice) => sum + choice.premium, 0);
};

/** A claim as the list shows it. */
export const listItemView = async (work: Work, claim: CascoLifeRecord): Promise<CascoLifeListItem> => {
  const { id, name } = cascoLifeStatuses[claim.status];
  const { loan, data } = claim;
  const isSigning = data.agreement !== null && ['agreement_created', 'signing', 'signed'].includes(claim.status);
  return {
    id: claim.id,
    number: claim.number,
    creditClaimId: claim.creditClaimId,
    status: { id, alias: claim.status, name: say(name, work.locale) },
    ownPolicy: claim.data.ownPolicy && { state: claim.data.ownPolicy.state },
    createdAt: new Date(claim.createdAt).toISOString(),
    updatedAt: new Date(claim.updatedAt).toISOString(),
    carName: loan.car.name,
    bank: bankNamed(loan.bank.alias, work.locale),
    needs: { casco: loan.casco, life: loan.life },
    premiumTotal: premiumTotal(claim),
    signature: isSigning ? await signatures.latest(work, { kind: SIGNATURE_KIND, id: claim.id }) : null,
  };
};

/** Price of a choice by today's tariff, while it may still be changed; afterwards what was agreed. */
const priceNow = (work: Work, claim: CascoLifeRecord, kind: Kind): number | null => {
  const choice = claim.data[kind];
  if (choice?.decision !== 'insure') return null;
  if (claim.status !== 'new' && claim.status !== 'selection') return choice.premium;
  return optionOf(choice, saleOf(kind, claim.loan, today(work)).options)?.premium ?? null;
};

export const agreementView = async (work: Work, claim: CascoLifeRecord): Promise<CascoLifeClaim['agreement']> => {
  const { agreement } = claim.data;
  if (agreement === null) return null;
  const { number, createdAt } = agreement;
  return {
    number,
    createdAt: new Date(createdAt).toISOString(),
    documentUrl: await documentUrl(work, claim, 'agreement'),
  };
};

/** An agreement waits to be signed. */
const agreementMade = ({ status }: CascoLifeRecord): boolean => status === 'agreement_created' || status === 'signing';

const DAY_MS = 24 * 60 * 60_000;

/** Nobody waits for it any longer than that. */
const decideUntil = ({ status, createdAt }: CascoLifeRecord): string | null => {
  const days = cascoLifeLifecycle.daysOf(status);
  return days === null ? null : new Date(createdAt + days * DAY_MS).toISOString();
};

/** The whole claim in the language of the call. */
export const claimView = async (work: Work, claim: CascoLifeRecord, credits: Credits): Promise<CascoLifeClaim> => {
  const { loan, data } = claim;
  const { rate, gesv, monthlyPayment, amount, term, paymentType } = loan.loan;
  const loanWith = await credits.loanWith(work, claim.creditClaimId);
  const { name, type, year, price, plate, vin } = loan.car;
  const policies = data.policies.map(async ({ company, ...policy }) => ({
    ...policy,
    company: companyView(company, work.locale),
    documentUrl: await documentUrl(work, claim, policy.kind),
  }));
  return {
    ...(await listItemView(work, claim)),
    client: {
      lastName: loan.lastName,
      firstName: loan.firstName,
      patronymic: loan.patronymic,
      personalNumber: loan.personalNumber,
      phone: loan.phone,
    },
    car: { name, type, year, price, plate, vin },
    loan: { amount, term, rate, gesv, monthlyPayment, paymentType },
    insuredLoan: agreementMade(claim) ? (loanWith?.(outcomeOf(claim)) ?? null) : null,
    paymentSoFar: isEditable(claim.status) ? (loanWith?.(outcomeSoFar(claim)).monthlyPayment ?? null) : null,
    decideUntil: decideUntil(claim),
    insuredPayment: data.insuredPayment ?? null,
    casco: choiceView(work, data.casco, priceNow(work, claim, 'casco')),
    life: choiceView(work, data.life, priceNow(work, claim, 'life')),
    agreement: await agreementView(work, claim),
    policies: await Promise.all(policies),
    failure: data.failure === null ? null : { code: data.failure, text: say(failureTexts[data.failure], work.locale) },
    timeline: await timelineOf(work, claim.id),
  };
};

type MonthlyMore = Pick<CascoLifeConditions['options'][number], 'monthlyMore' | 'monthlyMoreIfLifeDeclined'>;

/** What each policy adds to the payment where it goes into the loan: with life as the bank offered it, and without. */
const monthlyMoreOf = async (
  work: Work,
  claim: CascoLifeRecord,
  kind: Kind,
  credits: Credits,
): Promise<(option: Option) => MonthlyMore> => {
  const loanWith = isEditable(claim.status) ? await credits.loanWith(work, claim.creditClaimId) : null;
  if (loanWith === null) return () => ({});
  const payment = (financed: number, lifeDeclined: boolean): number =>
    loanWith({ financed, demanded: claim.loan[kind] === 'required' ? financed : 0, lifeDeclined }).monthlyPayment;
  const [offered, dearer] = [
    payment(0, false),
    kind === 'casco' && claim.loan.life === 'optional' ? payment(0, true) : null,
  ];
  const known = new Map<number, MonthlyMore>();
  return ({ premium }) => {
    const more = known.get(premium) ?? {
      monthlyMore: payment(premium, false) - offered,
      ...(dearer === null ? {} : { monthlyMoreIfLifeDeclined: payment(premium, true) - dearer }),
    };
    known.set(premium, more);
    return more;
  };
};

/** What may be chosen for one insurance of a claim, and what is. */
export const conditionsView = async (
  work: Work,
  claim: CascoLifeRecord,
  kind: Kind,
  credits: Credits,
): Promise<CascoLifeConditions> => {
  const { loan, data } = claim;
  const { locale } = work;
  const { options, refusals } = saleOf(kind, loan, today(work));
  const { rate, gesv, monthlyPayment } = loan.loan;
  const own = kind === 'casco' ? data.ownPolicy : null;
  const more = await monthlyMoreOf(work, claim, kind, credits);
  const sold = [...new Set(options.map(({ risks }) => risks))];
  return {
    claimId: claim.id,
    kind,
    required: loan[kind] === 'required',
    mayDecline: loan[kind] !== 'required',
    editable: isEditable(claim.status),
    tariffFrom: tariffFrom(kind, today(work)),
    sumInsured: kind === 'casco' ? loan.car.price : loan.loan.amount,
    options: options.map((option) => ({
      ...option,
      ...more(option),
      company: companyView(option.company, locale),
    })),
    risks: sold.map((alias) => ({ alias, name: say(riskNames[alias], locale) })),
    payers: Object.entries(payerNames).map(([alias, name]) => ({ alias, name: say(name, locale) })),
    refusals: refusals.map(({ company, code, text }) => ({
      company: companyView(company, locale),
      code,
      text: say(text, locale),
    })),
    chosen: choiceView(work, data[kind], priceNow(work, claim, kind)),
    ownPolicy:
      own === null
        ? null
        : {
            fileId: own.fileId,
            state: own.state,
            reason: own.reason,
            text: own.reason === null ? null : say(ownPolicyTexts[own.reason], locale),
            expiresInSec: own.state === 'checking' ? Math.max(0, Math.ceil((own.dueAt - work.now()) / 1000)) : 0,
          },
    terms: { rate, gesv, monthlyPayment },
    termsIfDeclined: kind === 'life' ? loan.withoutLife : null,
  };
};
