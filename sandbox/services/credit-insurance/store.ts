import type { Selectable } from 'kysely';
import type { CreditInsurance } from '../../../openapi/index.ts';
import type { PaymentType } from '../../../schemas/facts/loan.ts';
import { conflict } from '../../core/conflict.ts';
import { defineEntity } from '../../core/entity.ts';
import type { Locale, Refusal, Tables, Work } from '../../core/service.ts';
import { creditInsuranceTexts } from '../../data/credit-insurance.ts';
import { creditInsuranceLifecycle } from './lifecycle.ts';
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
  /** Of the loan, percent a year. */
  readonly rate: number;
  readonly gesv: number;
  readonly paymentType: PaymentType;
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
    /** The last day to pay the premium. */
    readonly payUntil?: string;
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
  status: CreditInsurance['status'];
  locale: Locale;
  number: string | null;
  sentAt: number | null;
  readonly validUntil: number;
  data: InsuranceData;
  readonly createdAt: number;
}

const toRow = (one: InsuranceRecord) => ({
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
});

const fromRow = (row: Selectable<Tables['creditins_insurances']>): InsuranceRecord => ({
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

/** An application that was sent, or refused, before: 409, with when it was sent and its number. */
export const sentBefore = (one: InsuranceRecord): Refusal =>
  conflict(one, one.status === 'refused' ? creditInsuranceTexts.refusedBefore : creditInsuranceTexts.sentBefore, {
    ...(one.sentAt === null ? {} : { sentAt: new Date(one.sentAt).toISOString() }),
    ...(one.number === null ? {} : { number: one.number }),
  });

/** The mycar flow knows phones, not users; a token that is bound to one claim opens none of the others. */
export const {
  find: findInsurance,
  need: needInsurance,
  own: ownInsurance,
  insert: insertInsurance,
  save: saveInsurance,
  move,
  planExpiry,
  expiring,
} = defineEntity({
  name: 'creditInsurance',
  noun: 'credit insurance',
  table: 'creditins_insurances',
  toRow,
  fromRow,
  lifecycle: creditInsuranceLifecycle,
  holdersOf: ({ variant, ownerId }: InsuranceRecord) => (variant === 'mycar' ? null : { ownerId, scopeId: null }),
  notFound: creditInsuranceTexts.notFound,
  idNames: { effect: 'insuranceId', job: 'id' },
  refusalOf: sentBefore,
});

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
