import { createHash } from 'node:crypto';
import { addDays, showDate, type IsoDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { refuse, say, type Locale, type PageCall, type Text, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, signedPath } from '../../core/signed-links.ts';
import { bankOf } from '../../data/banks.ts';
import { cascoLifeLines as words, cascoLifeTexts, riskNames } from '../../data/casco-life.ts';
import { companyName } from './companies.ts';
import { findClaim, type CascoLifeRecord, type Choice, type Kind } from './store.ts';

const percent = (value: number): string => String(value).replace('.', ',');

const partLines = (claim: CascoLifeRecord, kind: Kind, choice: Choice): Text[] => {
  if (choice.decision === 'own_policy') return [words.ownPolicy()];
  if (choice.decision === 'decline') return [words.declined(kind)];
  const { company, risks, deductiblePercent, termMonths, premium, payer } = choice;
  const sum = kind === 'casco' ? claim.loan.car.price : claim.loan.loan.amount;
  return [
    words.kind(kind),
    words.insurer(companyName(company)),
    words.risks(riskNames[risks]),
    words.sum(groupDigits(sum)),
    ...(deductiblePercent === null ? [] : [words.deductible(percent(deductiblePercent))]),
    words.term(termMonths),
    words.premium(groupDigits(premium)),
    words.payer(payer),
  ];
};

const headLines = ({ loan }: CascoLifeRecord): Text[] => [
  words.client([loan.lastName, loan.firstName, loan.patronymic ?? ''].join(' ').trim()),
  words.car([loan.car.name, loan.car.year ?? '', loan.car.plate ?? ''].join(' ').trim()),
  words.bank(bankOf(loan.bank.alias)?.name ?? loan.bank.alias),
];

const rendered = (title: Text, parts: readonly (readonly Text[])[], language: Locale, createdAt: number): Buffer => {
  const lines = parts.flatMap((part): PdfLine[] =>
    part.map((text, at) => ({ text: say(text, language), kind: at === 0 ? 'heading' : 'row' })),
  );
  return makePdf({
    title: say(title, language),
    language,
    createdAt,
    lines: [{ text: say(title, language), kind: 'title' }, ...lines],
  });
};

/** The agreement's PDF: the same claim gives the same bytes until something else is chosen. */
const agreementPdf = (claim: CascoLifeRecord): Buffer | null => {
  const { agreement } = claim.data;
  if (agreement === null) return null;
  const parts = (['casco', 'life'] as const).flatMap((kind) => {
    const choice = claim.data[kind];
    return choice === null ? [] : [partLines(claim, kind, choice)];
  });
  return rendered(
    words.agreementTitle(agreement.number),
    [headLines(claim), ...parts],
    agreement.locale,
    agreement.createdAt,
  );
};

const policyPdf = (claim: CascoLifeRecord, kind: string): Buffer | null => {
  const policy = claim.data.policies.find((one) => one.kind === kind);
  const choice = policy && claim.data[policy.kind];
  if (!policy || !choice) return null;
  const dates = words.dates(showDate(policy.dateFrom), showDate(policy.dateTo));
  const parts = [headLines(claim), [...partLines(claim, policy.kind, choice), dates]];
  return rendered(words.policyTitle(policy.number), parts, claim.loan.locale, claim.createdAt);
};

/** SHA-256 of the agreement's bytes, in hex: what is signed. */
export const agreementHash = (claim: CascoLifeRecord): string => {
  const bytes = agreementPdf(claim);
  if (bytes === null) throw new Error(`claim ${claim.id} has no agreement to sign`);
  return createHash('sha256').update(bytes).digest('hex');
};

/** Address of a document of the claim, relative to the base of this service. */
export const documentUrl = (work: Work, claim: CascoLifeRecord, name: 'agreement' | Kind): Promise<string> =>
  signedPath(work, `/documents/${claim.id}/${name}.pdf`);

/** A policy is in force from the day after `on`, for so many months. */
export const daysOf = (on: IsoDate, ends: (from: IsoDate) => IsoDate): { dateFrom: IsoDate; dateTo: IsoDate } => {
  const dateFrom = addDays(on, 1);
  return { dateFrom, dateTo: addDays(ends(dateFrom), -1) };
};

/** The bytes of a document, by its presigned address. */
export async function sendDocument(
  c: PageCall,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const { id = '', file = '' } = c.params;
  if (!(await isSigned(c, `/documents/${id}/${file}`, c.query))) throw refuse(403, cascoLifeTexts.linkOver);
  const claim = await findClaim(c, id);
  const name = file.replace(/\.pdf$/, '');
  const body = claim && (name === 'agreement' ? agreementPdf(claim) : policyPdf(claim, name));
  if (!body) throw refuse(404, cascoLifeTexts.notFound);
  const headers = fileHeaders(file);
  return { status: 200, headers, body };
}
