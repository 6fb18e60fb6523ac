import { showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { showPhone } from '../../../schemas/facts/phone.ts';
import { conflict } from '../../core/conflict.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { refuse, say, type AnyCall, type Locale, type Page, type Text, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, LINK_LIFE_MS, signedPath } from '../../core/signed-links.ts';
import { formLabels, formParts, formWords, type FormLabel } from '../../data/application-form.ts';
import { carNameOf } from '../../data/cars.ts';
import { claimTexts } from '../../data/claim.ts';
import { dealerView } from './dealer.ts';
import { addressLine, borrowerView, creditAmountOf } from './view.ts';
import type { ClaimRecord } from './records.ts';
import { findClaim, ownClaim, timelineOf } from './store.ts';
import { dayAt } from './today.ts';

const pathOf = (id: string): string => `/application-forms/${id}`;

/** When the data were confirmed, ms; null: not yet, or they are being changed since. */
const confirmedAt = async (work: Work, { id }: ClaimRecord): Promise<number | null> => {
  const steps = (await timelineOf(work, id)).filter(({ alias }) => CONFIRMATION.has(alias));
  const last = steps.at(-1);
  return last?.alias === 'data_confirmed' ? Date.parse(last.at) : null;
};
const CONFIRMATION: ReadonlySet<string> = new Set(['data_confirmation', 'data_confirmed']);

/** Where the form of the caller's claim is; in the language of the call, which a browser that opens it does not know. */
export const applicationForm = async ({ id }: { id: string }, c: AnyCall) => {
  const claim = await ownClaim(c, c.me(), id);
  if ((await confirmedAt(c, claim)) === null) throw conflict(claim, claimTexts.noForm);
  return { url: `${await signedPath(c, pathOf(id))}&lang=${c.locale}`, expiresInSec: LINK_LIFE_MS / 1000 };
};

/** The bytes of the form, by its presigned address. */
export const applicationFormPage: Page = {
  method: 'GET',
  path: '/services/claim/application-forms/:id',
  async handle(c) {
    const id = c.params['id'] ?? '';
    if (!(await isSigned(c, pathOf(id), c.query))) throw refuse(403, claimTexts.formLinkOver);
    const claim = await findClaim(c, id);
    const at = claim && (await confirmedAt(c, claim));
    if (!claim || at === null) throw refuse(404, claimTexts.noForm);
    const body = await formPdf(c, claim, at, c.query['lang'] === 'kk' ? 'kk' : 'ru');
    const headers = fileHeaders(`application-${claim.number}.pdf`);
    return { status: 200, headers, body };
  },
};

/** What the claim says of its borrower and its terms, on paper; without the codeword, which is a secret of borrower and bank. */
const formPdf = async (work: Work, claim: ClaimRecord, at: number, language: Locale): Promise<Buffer> => {
  const { product, initialFee, term } = claim.data;
  const borrower = borrowerView(claim, language);
  const { document, job, spouse } = borrower;
  const words = (text: Text): string => say(text, language);
  const day = (date: string | null | undefined): string | null => (date ? showDate(date) : null);
  const sum = (tenge: number | null | undefined): string | null =>
    tenge ? words(formWords.tenge(groupDigits(tenge))) : null;
  const months = (count: number | null | undefined): string | null =>
    typeof count === 'number' ? words(formWords.months(count)) : null;
  const names = (one: { lastName: string | null; firstName: string | null; patronymic: string | null } | null) =>
    one && [one.lastName, one.firstName, one.patronymic].filter(Boolean).join(' ');
  const phone = (wire: string | null | undefined): string | null => (wire ? showPhone(wire) : null);

  const row = (label: string, value: string | number | null | undefined): PdfLine[] =>
    value === null || value === undefined || value === '' ? [] : [{ text: `${label}: ${value}` }];
  const field = (label: FormLabel, value: string | number | null | undefined): PdfLine[] =>
    row(words(formLabels[label]), value);
  const part = (name: keyof typeof formParts, ...rows: PdfLine[][]): PdfLine[] =>
    rows.flat().length === 0 ? [] : [{ text: words(formParts[name]), kind: 'heading' }, ...rows.flat()];

  const dealer = claim.dealerId === null ? null : await dealerView(work, claim.dealerId, language);
  const car = [carNameOf(product.carMarkId, product.carModelId), product.carProductionYear].filter(Boolean).join(', ');
  const [consent] = claim.consents;
  const title = words(formWords.title(String(claim.number)));
  return makePdf({
    title,
    language,
    createdAt: at,
    lines: [
      { text: title, kind: 'title' },
      ...field('confirmed', showDate(dayAt(at))),
      ...field('consents', consent && showDate(dayAt(Date.parse(consent.signedAt)))),
      ...field('dealer', dealer?.name),
      ...part(
        'borrower',
        field('name', names({ ...borrower, patronymic: borrower.patronymic ?? null })),
        field('personalNumber', borrower.personalNumber),
        field('phone', phone(borrower.phone)),
        field('dateOfBirth', day(borrower.dateOfBirth)),
        field('gender', document?.gender?.name),
        field('nationality', borrower.nationality?.name),
      ),
      ...part(
        'document',
        field('documentType', document?.type?.name),
        field('number', document?.number),
        field('authority', document?.authority),
        field('dateIssue', day(document?.dateIssue)),
        field('dateEnd', day(document?.dateEnd)),
      ),
      ...part(
        'family',
        field('maritalStatus', borrower.maritalStatus?.name),
        field('spouse', [names(spouse), phone(spouse?.phone)].filter(Boolean).join(', ')),
        field('childCount', borrower.childCount),
      ),
      ...part(
        'job',
        field('socialGroup', job?.socialGroup?.name),
        field('companyName', job?.companyName),
        field('position', job?.position),
        field('experienceCommon', months(job?.experienceCommon)),
        field('experienceLast', months(job?.experienceLast)),
        field('jobPhone', phone(job?.phone)),
        field('jobAddress', job?.address),
        ...borrower.incomes.map(({ type, value }) => row(type.name, sum(value))),
      ),
      ...part(
        'addresses',
        field('addressReg', addressLine(claim.data.borrower.addressReg, language)),
        field('addressLive', addressLine(claim.data.borrower.addressLive, language)),
      ),
      ...part(
        'contacts',
        ...borrower.contacts.map((one) => row(one.relation ?? one.type.name, [one.names, phone(one.phone)].join(', '))),
      ),
      ...part(
        'terms',
        field('car', car),
        field('carPrice', sum(product.carPrice)),
        field('carDiscount', sum(product.carDiscount)),
        field('initialFee', sum(initialFee)),
        field('creditAmount', sum(creditAmountOf(claim))),
        field('term', months(term)),
        field('paymentType', words(formWords.payments[product.paymentType])),
      ),
    ],
  });
};
