import type { InsuranceOffer } from '../../../openapi/index.ts';
import { showDate } from '../../../schemas/facts/date.ts';
import { instalmentPlan } from '../../../schemas/facts/insurance/instalments.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { showPhone } from '../../../schemas/facts/phone.ts';
import type { PdfLine } from '../../core/pdf.ts';
import { say, type Locale } from '../../core/service.ts';
import { bankOf } from '../../data/banks.ts';
import { carNameOf } from '../../data/cars.ts';
import { paperWords as words, paymentPurpose, RULES_VERSION } from '../../data/insurance-papers.ts';
import { dayAt } from '../claim/today.ts';
import type { InsuranceRecord, PolicyData } from './records.ts';

interface Paper {
  readonly title: string;
  readonly lines: readonly (string | PdfLine)[];
}

type Word = {
  readonly [K in keyof typeof words]: (typeof words)[K] extends { ru: string } ? K : never;
}[keyof typeof words];

const writer = (locale: Locale) => {
  const word = (name: Word): string => words[name][locale];
  return {
    word,
    heading: (name: Word): PdfLine => ({ text: word(name), kind: 'heading' }),
    row: (name: Word, value: string | number | null): string[] => (value === null ? [] : [`${word(name)}: ${value}`]),
    sum: (name: Word, value: number | null): string[] =>
      value === null ? [] : [`${word(name)}: ${groupDigits(value)} ₸`],
  };
};

/** When how much is paid, of a premium in parts. */
const planLines = ({ locale, data: { product } }: InsuranceRecord, offer: InsuranceOffer): string[] =>
  offer.premium === null || offer.instalments === 1 || product === null
    ? []
    : instalmentPlan(offer.premium, offer.instalments, product.startDate, offer.termMonths).map(
        ({ number, date, sum }) =>
          `${number}. ${number === 1 ? words.atSigning[locale] : showDate(date)}: ${groupDigits(sum)} ₸`,
      );

/** Whom, what, and for how much: the middle of every paper. */
const body = (claim: InsuranceRecord, offer: InsuranceOffer): (string | PdfLine)[] => {
  const { locale, data } = claim;
  const { customer, car, contract, product } = data;
  const { word, heading, row, sum } = writer(locale);
  const bank = contract?.beneficiary ? bankOf(contract.beneficiary) : null;
  return [
    heading('insurer'),
    offer.company.name,
    heading('policyholder'),
    [customer?.lastName, customer?.firstName, customer?.patronymic].filter(Boolean).join(' '),
    ...row('personalNumber', claim.personalNumber),
    ...row('phone', showPhone(claim.phone)),
    heading('drivers'),
    ...(customer?.drivers ?? []).map(
      ({ lastName, firstName, personalNumber, experienceYears, bonusClass }) =>
        `${lastName} ${firstName}, ${word('personalNumber')} ${personalNumber}, ${word('experience')}: ${experienceYears}, ${word('bonusClass')}: ${bonusClass ?? '—'}`,
    ),
    heading('car'),
    carNameOf(car?.markId, car?.modelId) ?? '',
    ...row('year', car?.year ?? null),
    ...row('plate', car?.plate ?? null),
    `VIN: ${car?.vin ?? ''}`,
    ...row('beneficiary', bank && say(bank.name, locale)),
    heading('cover'),
    words.kinds[offer.kind][locale],
    ...sum('sumInsured', offer.sumInsured),
    ...row('deductible', `${String(offer.deductible.percent).replace('.', ',')} %`),
    ...(offer.risks.length > 0 ? row('risks', offer.risks.join(', ')) : []),
    ...row('territory', words.places[offer.territory][locale]),
    ...row('term', offer.termMonths),
    ...row('from', product === null ? null : showDate(product.startDate)),
    ...sum('premium', offer.premium),
    ...row('instalments', offer.instalments),
    ...planLines(claim, offer),
  ];
};

const ending = (locale: Locale): string[] => [
  `${words.rules[locale]}: ${RULES_VERSION}`,
  words.refund[locale],
  words.training[locale],
];

const paper = (claim: InsuranceRecord, name: Word, number: string, at: number, lines: Paper['lines']): Paper => {
  const title = `${words[name][claim.locale]} ${number}`;
  const date = `${words.date[claim.locale]}: ${showDate(dayAt(at))}`;
  return { title, lines: [{ text: title, kind: 'title' }, date, ...lines] };
};

/** The agreement that the code from the SMS signs. */
export const agreementPaper = (claim: InsuranceRecord, offer: InsuranceOffer, number: string, at: number): Paper =>
  paper(claim, 'agreement', number, at, [...body(claim, offer), ...ending(claim.locale)]);

/** The application that goes to the insurer with it. */
export const applicationPaper = (claim: InsuranceRecord, offer: InsuranceOffer, at: number): Paper =>
  paper(claim, 'application', claim.data.agreement?.number ?? '', at, [...body(claim, offer), ...ending(claim.locale)]);

/** The policy. */
export const policyPaper = (claim: InsuranceRecord, offer: InsuranceOffer, policy: PolicyData): Paper => {
  const { row } = writer(claim.locale);
  return paper(claim, 'policy', policy.number, policy.at, [
    ...row('from', showDate(policy.startDate)),
    ...row('until', showDate(policy.endDate)),
    ...body(claim, offer),
    ...ending(claim.locale),
  ]);
};

/** The receipt of the payment. */
export const receiptPaper = (claim: InsuranceRecord, offer: InsuranceOffer, paid: number, at: number): Paper => {
  const { row, sum } = writer(claim.locale);
  return paper(claim, 'receipt', claim.data.agreement?.number ?? '', at, [
    ...row('payee', offer.company.name),
    say(paymentPurpose(claim.data.agreement?.number ?? '', offer.instalments), claim.locale),
    ...sum('sum', paid),
    words.training[claim.locale],
  ]);
};
