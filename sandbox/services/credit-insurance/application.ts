import { addMonths, showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { Locale } from '../../core/service.ts';
import {
  applicationLines as words,
  healthQuestions,
  insuranceConsents,
  policyLines,
} from '../../data/credit-insurance.ts';
import { companyName } from '../casco-life/companies.ts';
import { lenderOf, paperOf } from './paper.ts';
import type { InsuranceRecord } from './store.ts';
import { shortName } from './view.ts';

/** The application as a PDF in this language. */
export const applicationPdf = (one: InsuranceRecord, language: Locale): Buffer => {
  const { start, termMonths, premium, insurer } = one.data;
  return paperOf(one, language, {
    title: words.title(one.id.slice(0, 8)),
    // It opens by a phone's token: its name is as short as on the page.
    person: words.client(shortName(one.data)),
    rows: [
      [words.term(termMonths, showDate(addMonths(start, termMonths)))],
      [words.premium(groupDigits(premium))],
      [policyLines.payment(), 'heading'],
      [policyLines.howToPay(lenderOf(one))],
      [policyLines.payOnce],
      [words.consents(), 'heading'],
      ...insuranceConsents.map(({ text }) => [text(companyName(insurer))] as const),
      [words.health(), 'heading'],
      ...healthQuestions.map(({ text }) => [text] as const),
    ],
  });
};
