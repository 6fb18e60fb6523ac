import { showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { say, type Locale, type Text } from '../../core/service.ts';
import { formWords } from '../../data/application-form.ts';
import { bankOf } from '../../data/banks.ts';
import { agreementLabels, agreementParts, agreementWords } from '../../data/credit-agreement.ts';
import { dayAt, timeAt } from './today.ts';

/** How the lines of an agreement are said. */
interface Wording {
  words(text: Text): string;
  sum(tenge: number): string;
  field(label: keyof typeof agreementLabels, value: string): PdfLine;
}

interface LoanAgreement {
  readonly number: string;
  /** When it was signed, milliseconds. */
  readonly at: number;
  /** The language that it was signed in: a signed paper is not translated afterwards. */
  readonly language: Locale;
  /** Alias. */
  readonly bank: string;
  readonly borrower: {
    readonly lastName?: string | null;
    readonly firstName?: string | null;
    readonly patronymic?: string | null;
  };
  readonly personalNumber: string;
  readonly phone: string;
  /** What is bought, and how much of it is lent. */
  readonly subject: (say: Wording) => readonly PdfLine[];
  /** Months. */
  readonly term: number;
  /** Paid by the borrower at once, tenge. */
  readonly fee?: number;
  /** Percent, and tenge. */
  readonly cost: Readonly<Record<'rate' | 'gesv' | 'payment' | 'lastPayment' | 'overpayment' | 'total', number>>;
  /** How the payments run. */
  readonly payments?: Text;
}

/** The paper of a loan that is signed by a code. */
export const loanAgreementPdf = (loan: LoanAgreement): Buffer => {
  const { number, at, language, bank, borrower, cost } = loan;
  const words = (text: Text): string => say(text, language);
  const sum = (tenge: number): string => words(formWords.tenge(groupDigits(tenge)));
  const percent = (value: number): string => words(agreementWords.percent(String(value).replace('.', ',')));
  const field: Wording['field'] = (label, value) => ({ text: `${words(agreementLabels[label])}: ${value}` });
  const part = (name: keyof typeof agreementParts): PdfLine => ({ text: words(agreementParts[name]), kind: 'heading' });
  const wording = { words, sum, field };
  const title = words(agreementWords.title(number));
  return makePdf({
    title,
    language,
    createdAt: at,
    lines: [
      { text: title, kind: 'title' },
      part('parties'),
      field('bank', words(bankOf(bank)?.name ?? bank)),
      field('borrower', [borrower.lastName, borrower.firstName, borrower.patronymic].filter(Boolean).join(' ')),
      field('personalNumber', loan.personalNumber),
      part('terms'),
      ...loan.subject(wording),
      field('term', words(formWords.months(loan.term))),
      ...(loan.fee === undefined ? [] : [field('fee', sum(loan.fee))]),
      field('rate', percent(cost.rate)),
      field('gesv', percent(cost.gesv)),
      field('payment', sum(cost.payment)),
      field('lastPayment', sum(cost.lastPayment)),
      field('overpayment', sum(cost.overpayment)),
      field('total', sum(cost.total)),
      ...(loan.payments === undefined ? [] : [field('paymentType', words(loan.payments))]),
      part('signature'),
      field('signed', `${showDate(dayAt(at))}, ${timeAt(at)}. ${words(agreementWords.how)}`),
      field('phone', maskPhone(loan.phone)),
    ],
  });
};
