import { createHash } from 'node:crypto';
import { maskPhone } from '../../../schemas/facts/phone.ts';
import { conflict } from '../../core/conflict.ts';
import { refuse, say, type AnyCall, type Page, type Work } from '../../core/service.ts';
import { fileHeaders, isSigned, LINK_LIFE_MS, signedPath } from '../../core/signed-links.ts';
import { formWords } from '../../data/application-form.ts';
import { bankOf } from '../../data/banks.ts';
import { carNameOf } from '../../data/cars.ts';
import { claimTexts } from '../../data/claim.ts';
import type { Offer } from '../banks/offers.ts';
import { loanAgreementPdf } from './loan-agreement.ts';
import type { ClaimRecord } from './records.ts';
import { ownClaim } from './store.ts';
import { dayAt } from './today.ts';
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
    return { status: 200, headers: fileHeaders(`${row.number}.pdf`), body: Buffer.from(row.bytes) };
  },
};

const agreementPdf = (claim: ClaimRecord, offer: Offer, number: string, at: number): Buffer => {
  const { borrower, product } = claim.data;
  return loanAgreementPdf({
    number,
    at,
    language: claim.locale,
    bank: claim.bankAlias ?? '',
    borrower,
    personalNumber: claim.personalNumber,
    phone: claim.phone,
    subject: ({ field, sum }) => [
      field(
        'car',
        [carNameOf(product.carMarkId, product.carModelId), product.carProductionYear].filter(Boolean).join(', '),
      ),
      field('amount', sum(offer.amount)),
    ],
    term: offer.term,
    fee: offer.initialFee,
    cost: {
      rate: offer.rate,
      gesv: offer.gesv,
      payment: offer.monthlyPayment,
      lastPayment: offer.lastPayment,
      overpayment: offer.overpayment,
      total: offer.totalToPay,
    },
    payments: formWords.payments[offer.paymentType],
  });
};
