import type { CreditInsurance, FoundInsurances } from '../../../openapi/index.ts';
import { addMonths } from '../../../schemas/facts/date.ts';
import { overpayment, schedule, totalToPay } from '../../../schemas/facts/loan.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import { say, type Text, type Work } from '../../core/service.ts';
import { signedPath } from '../../core/signed-links.ts';
import {
  creditInsuranceStatuses,
  creditRefusalText,
  healthQuestions,
  INSURANCE_CONSENTS_VERSION,
  insuranceConsents,
  policyLines,
} from '../../data/credit-insurance.ts';
import { lifeInsurerOf } from '../../data/life-insurers.ts';
import { bankNamed, companyName, companyView } from '../casco-life/companies.ts';
import { today } from '../claim/today.ts';
import { lifeQuote } from './quote.ts';
import { policyView } from './policy.ts';
import { rulesUrl } from './rules.ts';
import { isInsured, type InsuranceRecord } from './store.ts';

/** The money was paid out before: the premium cannot be within the loan. */
const PAYER = 'own';

export interface Obstacle {
  readonly code: NonNullable<CreditInsurance['refusal']>['code'];
  readonly text: Text;
}

/** Why it cannot be insured, by the rules of the day; null when it can, or is already. */
export const obstacleOf = async (work: Work, one: InsuranceRecord): Promise<Obstacle | null> => {
  if (one.status === 'refused') return { code: 'HEALTH', text: creditRefusalText('HEALTH', '') };
  const insurer = lifeInsurerOf(one.data.insurer);
  if (one.status !== 'offered' || insurer === null) return null;
  const { birthDate, loanSum, termMonths, isMicrofinance } = one.data;
  const { personalNumber } = one;
  const said = lifeQuote(insurer, { personalNumber, birthDate, loanSum, termMonths, isMicrofinance }, today(work));
  if (said.kind === 'refused') return { code: said.code, text: creditRefusalText(said.code, said.limit) };
  return (await isInsured(work, one))
    ? { code: 'ALREADY_INSURED', text: creditRefusalText('ALREADY_INSURED', '') }
    : null;
};

/** As much of a name as whoever knows a phone may see, on the page and in the application alike. */
export const shortName = ({ lastName, firstName }: Pick<InsuranceRecord['data'], 'lastName' | 'firstName'>): string =>
  `${lastName} ${firstName.slice(0, 1)}.`;

const clientView = ({ variant, phone, personalNumber, data }: InsuranceRecord): CreditInsurance['client'] => {
  const { lastName, firstName, patronymic, email, contactPhone } = data;
  // Whoever knows a phone is not yet the person: mycar shows no more than lets the person recognise themselves.
  if (variant === 'mycar')
    return {
      fullName: shortName({ lastName, firstName }),
      personalNumber: `••••••••${personalNumber.slice(-4)}`,
      phone: maskPhone(phone),
      email: null,
    };
  return {
    fullName: [lastName, firstName, patronymic ?? ''].join(' ').trim(),
    personalNumber,
    phone: contactPhone ?? phone,
    email,
  };
};

/** The insurance in the language of the call. */
export const insuranceView = async (work: Work, one: InsuranceRecord): Promise<CreditInsurance> => {
  const { locale } = work;
  const { data } = one;
  const obstacle = await obstacleOf(work, one);
  const rows = schedule({
    kind: data.paymentType,
    principal: data.loanSum,
    ratePercent: data.rate,
    months: data.termMonths,
    start: data.start,
  });
  return {
    id: one.id,
    variant: one.variant,
    status: one.status,
    statusName: say(creditInsuranceStatuses[one.status], locale),
    number: one.number,
    client: clientView(one),
    bank: bankNamed(data.bank, locale),
    insurer: companyView(data.insurer, locale),
    loan: {
      sum: data.loanSum,
      termMonths: data.termMonths,
      dateEnd: addMonths(data.start, data.termMonths),
      contractNumber: one.contractNumber,
      rate: data.rate,
      gesv: data.gesv,
      monthlyPayment: rows[0]?.payment ?? 0,
      lastPayment: rows.at(-1)?.payment ?? 0,
      overpayment: overpayment(rows),
      totalToPay: totalToPay(rows),
    },
    premium: data.premium,
    payer: PAYER,
    howToPay: say(policyLines.howToPay(bankNamed(data.bank, locale).name), locale),
    sumInsured: data.loanSum,
    health: healthQuestions.map(({ alias, text }) => ({ alias, text: say(text, locale) })),
    consents: insuranceConsents.map(({ alias, text }) => ({
      alias,
      version: INSURANCE_CONSENTS_VERSION,
      text: say(text(companyName(data.insurer)), locale),
    })),
    refusal: obstacle === null ? null : { code: obstacle.code, text: say(obstacle.text, locale) },
    sentAt: one.sentAt === null ? null : new Date(one.sentAt).toISOString(),
    validUntil: new Date(one.validUntil).toISOString(),
    policy: await policyView(work, one),
    publicationId: data.publicationId,
    carName: data.carName,
    // A browser opens it in its own language, not in that of the page.
    applicationUrl:
      one.variant === 'mycar' ? `${await signedPath(work, `/client_application/${one.id}`)}&lang=${work.locale}` : null,
    rulesUrl: await rulesUrl(work, one),
  };
};

/** The insurance as the list of a phone's insurances shows it: one that would be refused is not said to be there to take. */
export const foundView = async (work: Work, one: InsuranceRecord): Promise<FoundInsurances['insurances'][number]> => {
  const status = (await obstacleOf(work, one)) === null ? one.status : 'refused';
  return {
    insurance_id: one.id,
    status,
    statusName: say(creditInsuranceStatuses[status], work.locale),
    bank: bankNamed(one.data.bank, work.locale),
    carName: one.data.carName,
    loanSum: one.data.loanSum,
    termMonths: one.data.termMonths,
    premium: one.data.premium,
    payer: PAYER,
    createdAt: new Date(one.createdAt).toISOString(),
    validUntil: new Date(one.validUntil).toISOString(),
    payUntil: one.data.policy?.payUntil ?? null,
  };
};
