import { groupDigits } from '../../../schemas/facts/money.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { say, type Locale, type Text } from '../../core/service.ts';
import { bankOf } from '../../data/banks.ts';
import { applicationLines as words } from '../../data/credit-insurance.ts';
import { companyName } from '../casco-life/companies.ts';
import type { InsuranceRecord } from './store.ts';

type Row = readonly [text: Text, kind?: PdfLine['kind']];

/** The lender by its name. */
export const lenderOf = ({ data }: InsuranceRecord): Text => bankOf(data.bank)?.name ?? data.bank;

/** A paper of an insurance as a PDF: who is insured (`person`), by whom and for which loan, then `rows`. */
export function paperOf(
  one: InsuranceRecord,
  language: Locale,
  { title, person, rows }: { title: Text; person: Text; rows: readonly Row[] },
): Buffer {
  const { data, contractNumber, createdAt } = one;
  const common: Row[] = [
    [title, 'title'],
    [person],
    [words.insurer(companyName(data.insurer))],
    [words.bank(lenderOf(one))],
    [words.contract(contractNumber)],
    [words.sum(groupDigits(data.loanSum))],
  ];
  return makePdf({
    title: say(title, language),
    language,
    createdAt,
    lines: [...common, ...rows].map(([text, kind = 'row']) => ({ text: say(text, language), kind })),
  });
}
