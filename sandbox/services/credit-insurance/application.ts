import { addMonths, showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { say, type Locale, type Text } from '../../core/service.ts';
import { bankOf } from '../../data/banks.ts';
import { applicationLines as words, healthQuestions, insuranceConsents } from '../../data/credit-insurance.ts';
import { companyName } from '../casco-life/companies.ts';
import type { InsuranceRecord } from './store.ts';

/** The application as a PDF in this language. */
export const applicationPdf = ({ id, contractNumber, createdAt, data }: InsuranceRecord, language: Locale): Buffer => {
  const line = (text: Text, kind: PdfLine['kind'] = 'row'): PdfLine => ({ text: say(text, language), kind });
  const title = words.title(id.slice(0, 8));
  const end = showDate(addMonths(data.start, data.termMonths));
  return makePdf({
    title: say(title, language),
    language,
    createdAt,
    lines: [
      line(title, 'title'),
      line(words.client([data.lastName, data.firstName, data.patronymic ?? ''].join(' ').trim())),
      line(words.insurer(companyName(data.insurer))),
      line(words.bank(bankOf(data.bank)?.name ?? data.bank)),
      line(words.contract(contractNumber)),
      line(words.sum(groupDigits(data.loanSum))),
      line(words.term(data.termMonths, end)),
      line(words.premium(groupDigits(data.premium))),
      line(words.consents(), 'heading'),
      ...insuranceConsents.map(({ text }) => line(text)),
      line(words.health(), 'heading'),
      ...healthQuestions.map(({ text }) => line(text)),
    ],
  });
};
