import type { InsuredLoan } from '../../core/credits.ts';
import type { Work } from '../../core/service.ts';
import { lifeInsurers } from '../../data/life-insurers.ts';
import { today } from '../claim/today.ts';
import { OFFER_DAYS } from './lifecycle.ts';
import { notify } from './notices.ts';
import { lifeQuote } from './quote.ts';
import { insertInsurance, needInsurance, planExpiry, type InsuranceRecord, type Variant } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** The insurer writes so long after the money. */
const OFFER_MS = 60_000;

/** Which flow insures a loan of this lender: the marketplace's own finance company has its own. */
const variantOf = ({ alias, type }: InsuredLoan['bank']): Variant =>
  alias === 'mcf' ? 'mycar' : type === 'mfo' ? 'mcrdt' : 'plain';

/** The contract number of a credit, as its lender writes it. */
export const contractNumberOf = ({ claimId, bank, loan }: InsuredLoan): string =>
  `${bank.alias.replace('demo_', '').slice(0, 2).toUpperCase()}-${loan.start.slice(0, 4)}-${claimId.slice(0, 8)}`;

/** An insurance of this loan by the first company that sells it, or null. */
export const insuranceFor = (
  work: Work,
  loan: InsuredLoan,
  variant: Variant = variantOf(loan.bank),
): InsuranceRecord | null => {
  const { personalNumber, birthDate, car } = loan;
  const isMicrofinance = loan.bank.type === 'mfo';
  const risk = { personalNumber, birthDate, loanSum: loan.loan.amount, termMonths: loan.loan.term, isMicrofinance };
  for (const insurer of lifeInsurers) {
    const said = lifeQuote(insurer, risk, today(work));
    if (said.kind === 'refused') continue;
    return {
      id: work.random.uuid(),
      variant,
      ownerId: loan.ownerId,
      phone: loan.phone,
      personalNumber,
      contractNumber: contractNumberOf(loan),
      status: 'offered',
      locale: loan.locale,
      number: null,
      sentAt: null,
      validUntil: work.now() + OFFER_DAYS * DAY_MS,
      createdAt: work.now(),
      data: {
        lastName: loan.lastName,
        firstName: loan.firstName,
        patronymic: loan.patronymic,
        birthDate,
        bank: loan.bank.alias,
        insurer: insurer.alias,
        isMicrofinance,
        loanSum: risk.loanSum,
        termMonths: risk.termMonths,
        start: loan.loan.start,
        premium: said.premium,
        rate: loan.loan.rate,
        gesv: loan.loan.gesv,
        paymentType: loan.loan.paymentType,
        carName: variant === 'mycar' ? car.name : null,
        publicationId: variant === 'mycar' ? car.publicationId : null,
        email: null,
        contactPhone: null,
        yes: [],
        outages: 0,
        policy: null,
      },
    };
  }
  return null;
};

/** A credit was paid out: if its borrower is not insured yet and somebody would do it, that company writes a minute later. */
export const issued = async (work: Work, loan: InsuredLoan): Promise<void> => {
  const one = loan.life === 'none' ? insuranceFor(work, loan) : null;
  if (one === null) return;
  await insertInsurance(work, one);
  await planExpiry(work, one, one.createdAt);
  await work.effect('creditInsurance.offered', { insuranceId: one.id, variant: one.variant });
  await work.later(work.now() + OFFER_MS, 'creditInsurance.offer', { id: one.id });
};

/** Job: the company writes to the borrower, unless the offer was found without that. */
export const offer = async (work: Work, { id }: { id: string }): Promise<void> => {
  const one = await needInsurance(work, id);
  if (one.status === 'offered') await notify(work, one, 'offered');
};
