import type { Work } from '../../core/service.ts';
import { bankOf, type BankRules } from '../../data/banks.ts';
import type { Standing } from './lifecycle.ts';
import type { Offer } from './offers.ts';
import type { Needs, Refused } from './rules.ts';
import type {} from './tables.ts';

/** A request to banks. */
export interface RequestRecord {
  readonly id: string;
  readonly claimId: string;
  readonly sentAt: number;
  mainBankAlias: string | null;
  /** What the customer was told by SMS to do. */
  notifiedAction: string | null;
}

/** One bank's part in it. */
export interface IntegrationRecord extends Standing {
  readonly id: string;
  readonly requestId: string;
  readonly bank: BankRules;
  offer: Offer | null;
  refused: Refused | null;
  needs: Needs | null;
  validUntil: number | null;
  updatedAt: number;
}

/** The request with this id, or null. */
export const findRequest = async (work: Work, id: string): Promise<RequestRecord | null> => {
  const row = await work.tx.selectFrom('bank_requests').selectAll().where('id', '=', id).executeTakeFirst();
  return row
    ? {
        id: row.id,
        claimId: row.claim_id,
        sentAt: row.sent_at,
        mainBankAlias: row.main_bank_alias,
        notifiedAction: row.notified_action,
      }
    : null;
};

export const saveRequest = async (work: Work, { id, mainBankAlias, notifiedAction }: RequestRecord): Promise<void> => {
  await work.tx
    .updateTable('bank_requests')
    .set({ main_bank_alias: mainBankAlias, notified_action: notifiedAction })
    .where('id', '=', id)
    .execute();
};

interface Answer {
  offer?: Offer;
  refused?: Refused;
  needs?: Needs;
}

const fromRow = (row: Awaited<ReturnType<typeof rowsOf>>[number]): IntegrationRecord => {
  const bank = bankOf(row.bank_alias);
  if (!bank) throw new Error(`bank ${row.bank_alias} is not in the catalogue`);
  const { offer = null, refused = null, needs = null } = row.answer === null ? {} : (JSON.parse(row.answer) as Answer);
  return {
    id: row.id,
    requestId: row.request_id,
    bank,
    status: row.status,
    subStatus: row.sub_status,
    offer,
    refused,
    needs,
    validUntil: row.valid_until,
    updatedAt: row.updated_at,
  };
};
const rowsOf = (work: Work, requestId: string) =>
  work.tx.selectFrom('bank_integrations').selectAll().where('request_id', '=', requestId).orderBy('position').execute();

/** All integrations of a request, in the order of the catalogue. */
export const integrationsOf = async (work: Work, requestId: string): Promise<IntegrationRecord[]> =>
  (await rowsOf(work, requestId)).map(fromRow);

/** The integration with this id, or null. */
export const findIntegration = async (work: Work, id: string): Promise<IntegrationRecord | null> => {
  const row = await work.tx.selectFrom('bank_integrations').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
};

/** Writes a changed integration back; `updatedAt` becomes now. */
export const saveIntegration = async (work: Work, one: IntegrationRecord): Promise<void> => {
  one.updatedAt = work.now();
  const answer: Answer = {
    ...(one.offer === null ? {} : { offer: one.offer }),
    ...(one.refused === null ? {} : { refused: one.refused }),
    ...(one.needs === null ? {} : { needs: one.needs }),
  };
  await work.tx
    .updateTable('bank_integrations')
    .set({
      status: one.status,
      sub_status: one.subStatus,
      answer: JSON.stringify(answer),
      valid_until: one.validUntil,
      updated_at: one.updatedAt,
    })
    .where('id', '=', one.id)
    .execute();
};

/** Writes a new request and one pending integration a bank; gives the integrations. */
export const insertRequest = async (
  work: Work,
  claimId: string,
  aliases: readonly string[],
): Promise<{ id: string; integrations: IntegrationRecord[] }> => {
  const id = work.random.uuid();
  await work.tx
    .insertInto('bank_requests')
    .values({ id, claim_id: claimId, sent_at: work.now(), main_bank_alias: null, notified_action: null })
    .execute();
  const rows = aliases.map((alias, position) => ({
    id: work.random.uuid(),
    request_id: id,
    position,
    bank_alias: alias,
    status: 'pending' as const,
    sub_status: 'sent' as const,
    answer: null,
    valid_until: null,
    updated_at: work.now(),
  }));
  await work.tx.insertInto('bank_integrations').values(rows).execute();
  return { id, integrations: await integrationsOf(work, id) };
};
