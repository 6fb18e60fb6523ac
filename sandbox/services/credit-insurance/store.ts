import type { CreditInsurance } from '../../../openapi/index.ts';
import { refuse, type Locale, type Refusal, type Text, type Work } from '../../core/service.ts';
import { creditInsuranceTexts } from '../../data/credit-insurance.ts';
import { statusAfter, type Status, type StatusEvent } from './lifecycle.ts';
import type {} from './tables.ts';

export type Variant = CreditInsurance['variant'];

export interface InsuranceData {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string | null;
  readonly birthDate: string | null;
  readonly bank: string;
  readonly insurer: string;
  readonly isMicrofinance: boolean;
  /** Tenge. */
  readonly loanSum: number;
  readonly termMonths: number;
  /** First day of the loan, 'YYYY-MM-DD'. */
  readonly start: string;
  readonly premium: number;
  readonly carName: string | null;
  readonly publicationId: string | null;
  email: string | null;
  /** The phone that the borrower named in the application, for the insurer. */
  contactPhone: string | null;
  /** Questions answered with yes. */
  yes: readonly string[];
  /** The insurer's system was down so many times. */
  outages: number;
  policy: {
    readonly number: string;
    readonly dateFrom: string;
    readonly dateTo: string;
    readonly refundUntil: string;
  } | null;
}

/** An insurance as the service works with it; `saveInsurance` writes it back. */
export interface InsuranceRecord {
  readonly id: string;
  readonly variant: Variant;
  readonly ownerId: string;
  /** 11 digits; messages and links go here and nowhere else. */
  readonly phone: string;
  readonly personalNumber: string;
  readonly contractNumber: string;
  status: Status;
  locale: Locale;
  number: string | null;
  sentAt: number | null;
  readonly validUntil: number;
  data: InsuranceData;
  readonly createdAt: number;
}

type Row = Awaited<ReturnType<typeof rowOf>>;
const rowOf = (work: Work, id: string) =>
  work.tx.selectFrom('creditins_insurances').selectAll().where('id', '=', id).executeTakeFirst();

const fromRow = (row: NonNullable<Row>): InsuranceRecord => ({
  id: row.id,
  variant: row.variant,
  ownerId: row.owner_id,
  phone: row.phone,
  personalNumber: row.personal_number,
  contractNumber: row.contract_number,
  status: row.status,
  locale: row.locale,
  number: row.number,
  sentAt: row.sent_at,
  validUntil: row.valid_until,
  data: JSON.parse(row.data) as InsuranceData,
  createdAt: row.created_at,
});

export const insertInsurance = async (work: Work, one: InsuranceRecord): Promise<void> => {
  const row = {
    id: one.id,
    variant: one.variant,
    owner_id: one.ownerId,
    phone: one.phone,
    personal_number: one.personalNumber,
    contract_number: one.contractNumber,
    status: one.status,
    locale: one.locale,
    number: one.number,
    sent_at: one.sentAt,
    valid_until: one.validUntil,
    data: JSON.stringify(one.data),
    created_at: one.createdAt,
  };
  await work.tx.insertInto('creditins_insurances').values(row).execute();
};

/** Writes a changed insurance back. */
export const saveInsurance = async (work: Work, one: InsuranceRecord): Promise<void> => {
  const { status, locale, number, sentAt: sent_at, data } = one;
  await work.tx
    .updateTable('creditins_insurances')
    .set({ status, locale, number, sent_at, data: JSON.stringify(data) })
    .where('id', '=', one.id)
    .execute();
};

/** The insurance with this id, whosever it is, or null. */
export const findInsurance = async (work: Work, id: string): Promise<InsuranceRecord | null> => {
  const row = await rowOf(work, id);
  return row ? fromRow(row) : null;
};

/** The insurance with this id for jobs; its absence is a fault of ours. */
export const needInsurance = async (work: Work, id: string): Promise<InsuranceRecord> => {
  const found = await findInsurance(work, id);
  if (!found) throw new Error(`credit insurance ${id} does not exist`);
  return found;
};

/** Insurances of the mycar flow for this phone, newest first. */
export const insurancesOf = async (work: Work, phone: string): Promise<InsuranceRecord[]> => {
  const rows = await work.tx
    .selectFrom('creditins_insurances')
    .selectAll()
    .where('phone', '=', phone)
    .where('variant', '=', 'mycar')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(fromRow);
};

/** The newest insurances, whosever they are: for QA. */
export const newestInsurances = async (work: Work): Promise<InsuranceRecord[]> => {
  const rows = await work.tx
    .selectFrom('creditins_insurances')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(fromRow);
};

/** Is the loan of this contract insured, or about to be, by another application? */
export const isInsured = async (work: Work, one: InsuranceRecord): Promise<boolean> => {
  const rows = await work.tx
    .selectFrom('creditins_insurances')
    .select(['id', 'status'])
    .where('contract_number', '=', one.contractNumber)
    .execute();
  return rows.some(({ id, status }) => id !== one.id && ['underwriting', 'sent', 'issued'].includes(status));
};

/** The number of the next application: 'MI-2026-000001'. */
export const nextNumber = async (work: Work, year: string): Promise<string> => {
  const last = await work.tx
    .selectFrom('creditins_insurances')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return `MI-${year}-${String(Number(last?.number?.slice(-6) ?? 0) + 1).padStart(6, '0')}`;
};

/** A step that the status forbids: 409, with when the application was sent. */
export const conflict = (one: InsuranceRecord): Refusal => {
  const text: Text = one.status === 'refused' ? creditInsuranceTexts.refusedBefore : creditInsuranceTexts.sentBefore;
  return refuse(409, text, {
    status: one.status,
    ...(one.sentAt === null ? {} : { sentAt: new Date(one.sentAt).toISOString() }),
    ...(one.number === null ? {} : { number: one.number }),
  });
};

/** Moves the insurance by `event`; refuses with 409 where the lifecycle forbids it. Not yet saved. */
export const move = async (work: Work, one: InsuranceRecord, event: StatusEvent): Promise<void> => {
  const next = statusAfter(one.status, event);
  if (next === null) throw conflict(one);
  one.status = next;
  await work.effect('creditInsurance.status', { insuranceId: one.id, status: next });
};
