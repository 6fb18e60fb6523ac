import { createHash } from 'node:crypto';
import { showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import { conflict } from '../../core/conflict.ts';
import { makePdf, type PdfLine } from '../../core/pdf.ts';
import { refuse, say, type AnyCall, type Page, type Text, type Work } from '../../core/service.ts';
import { FILE_HEADERS, inline, isSigned, LINK_LIFE_MS, signedPath } from '../../core/signed-links.ts';
import { formWords } from '../../data/application-form.ts';
import { bankOf } from '../../data/banks.ts';
import { carNameOf } from '../../data/cars.ts';
import { claimTexts } from '../../data/claim.ts';
import { agreementLabels, agreementParts, agreementWords } from '../../data/credit-agreement.ts';
import type { Offer } from '../banks/offers.ts';
import type { ClaimRecord } from './records.ts';
import { ownClaim } from './store.ts';
import { dayAt, timeAt } from './today.ts';
import type {} from './tables.ts';

const pathOf = (claimId: string): string => `/credit-agreements/${claimId}`;

/** Signed right now: the agreement as it stands is kept for good, with the hash of its bytes. */
export const keepAgreement = async (work: Work, claim: ClaimRecord, offer: Offer): Promise<void> => {
  const at = work.now();
  const number = `CR-${dayAt(at).slice(0, 4)}-${claim.number}`;
  const bytes = agreementPdf(claim, offer, number, at);
  await work.tx
    .insertInto('claim_agreements')
    .values({
      claim_id: claim.id,
      number,
      bank_alias: claim.bankAlias ?? '',
      phone: claim.phone,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      bytes,
      signed_at: at,
    })
    .execute();
};

/** The signed agreement of the caller's claim, and what proves the signature. */
export const creditAgreement = async ({ id }: { id: string }, c: AnyCall) => {
  const claim = await ownClaim(c, c.me(), id);
  const row = await c.tx
    .selectFrom('claim_agreements')
    .select(['number', 'bank_alias', 'phone', 'sha256', 'size', 'signed_at'])
    .where('claim_id', '=', claim.id)
    .executeTakeFirst();
  if (!row) throw conflict(claim, claimTexts.noAgreement);
  const bank = bankOf(row.bank_alias);
  return {
    number: row.number,
    bank: bank === null ? row.bank_alias : say(bank.name, c.locale),
    signedAt: new Date(row.signed_at).toISOString(),
    phoneMasked: maskPhone(row.phone),
    sha256: row.sha256,
    name: `${row.number}.pdf`,
    size: row.size,
    url: await signedPath(c, pathOf(claim.id)),
    expiresInSec: LINK_LIFE_MS / 1000,
  };
};

/** The bytes that were signed, at a presigned address. */
export const creditAgreementPage: Page = {
  method: 'GET',
  path: '/services/claim/credit-agreements/:id',
  async handle(c) {
    const id = c.params['id'] ?? '';
    if (!(await isSigned(c, pathOf(id), c.query))) throw refuse(403, claimTexts.agreementLinkOver);
    const row = await c.tx.selectFrom('claim_agreements').selectAll().where('claim_id', '=', id).executeTakeFirst();
    if (!row) throw refuse(404, claimTexts.noAgreement);
    return {
      status: 200,
      headers: {
        ...FILE_HEADERS,
        'content-type': 'application/pdf',
        'content-disposition': inline(`${row.number}.pdf`),
      },
      body: Buffer.from(row.bytes),
    };
  },
};

/** In the customer's language: a signed paper is not translated afterwards. */
const agreementPdf = (claim: ClaimRecord, offer: Offer, number: string, at: number): Buffer => {
  const language = claim.locale;
  const words = (text: Text): string => say(text, language);
  const sum = (tenge: number): string => words(formWords.tenge(groupDigits(tenge)));
  const percent = (value: number): string => words(agreementWords.percent(String(value).replace('.', ',')));
  const field = (label: keyof typeof agreementLabels, value: string): PdfLine => ({
    text: `${words(agreementLabels[label])}: ${value}`,
  });
  const part = (name: keyof typeof agreementParts): PdfLine => ({ text: words(agreementParts[name]), kind: 'heading' });
  const { borrower, product } = claim.data;
  const bank = bankOf(claim.bankAlias ?? '');
  const title = words(agreementWords.title(number));
  return makePdf({
    title,
    language,
    createdAt: at,
    lines: [
      { text: title, kind: 'title' },
      part('parties'),
      field('bank', bank === null ? '' : words(bank.name)),
      field('borrower', [borrower.lastName, borrower.firstName, borrower.patronymic].filter(Boolean).join(' ')),
      field('personalNumber', claim.personalNumber),
      part('terms'),
      field(
        'car',
        [carNameOf(product.carMarkId, product.carModelId), product.carProductionYear].filter(Boolean).join(', '),
      ),
      field('amount', sum(offer.amount)),
      field('term', words(formWords.months(offer.term))),
      field('fee', sum(offer.initialFee)),
      field('rate', percent(offer.rate)),
      field('gesv', percent(offer.gesv)),
      field('payment', sum(offer.monthlyPayment)),
      field('lastPayment', sum(offer.lastPayment)),
      field('overpayment', sum(offer.overpayment)),
      field('total', sum(offer.totalToPay)),
      field('paymentType', words(formWords.payments[offer.paymentType])),
      part('signature'),
      field('signed', `${showDate(dayAt(at))}, ${timeAt(at)}. ${words(agreementWords.how)}`),
      field('phone', maskPhone(claim.phone)),
    ],
  });
};
