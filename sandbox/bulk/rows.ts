import type { Insertable, Selectable } from 'kysely';
import type { Tables, Tx } from '../core/service.ts';
import { publications } from '../data/publications.ts';
import { demoAccounts } from '../services/auth/accounts.ts';
import type { ClaimData } from '../services/claim/records.ts';
import { claimLifecycle } from '../services/claim/lifecycle.ts';
import { searchWords } from '../services/claim/search.ts';
import { inventedId, inventedPerson, type Invented } from './people.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;
type Filled =
  | 'auth_users'
  | 'claims'
  | 'claim_events'
  | 'bank_requests'
  | 'bank_integrations'
  | 'docs_files'
  | 'docs_bytes'
  | 'sandbox_jobs';
/** Rows to write by table, in the order in which they refer to one another. */
export type Rows = { readonly [T in Filled]: Insertable<Tables[T]>[] };

/** A claim of a demo account, which came to its status by the lifecycle itself: others are made after it. */
export interface Pattern {
  readonly claim: Row<'claims'>;
  readonly data: ClaimData;
  readonly events: readonly Row<'claim_events'>[];
  readonly request: Row<'bank_requests'> | undefined;
  readonly integrations: readonly Row<'bank_integrations'>[];
}

/** The most rows and values of one statement that both databases take. */
const MOST_ROWS = 400;
const MOST_VALUES = 30_000;
/** Every second claim is a dealer's, of so many dealers in turn. */
const DEALERS = 20;
const DAY_MS = 86_400_000;
const FINAL_DAYS = 700;
const OPEN_DAYS = 9;
const EXPIRY_DAYS = 14;
const DEALER = demoAccounts.find(({ role }) => role === 'dealer')?.id ?? '';

export const emptyRows = (): Rows => ({
  auth_users: [],
  claims: [],
  claim_events: [],
  bank_requests: [],
  bank_integrations: [],
  docs_files: [],
  docs_bytes: [],
  sandbox_jobs: [],
});

const dealerId = (index: number): string => (index === 0 ? DEALER : inventedId(`dealer ${index}`));

const user = (id: string, username: string, role: 'client' | 'dealer', person: Invented, at: number) => ({
  id,
  username,
  role,
  phone: person.phone,
  personal_number: person.personalNumber,
  first_name: person.firstName,
  patronymic: null,
  last_name: person.lastName,
  password: null,
  created_at: at,
});

/** The dealers beside the demo one. Nobody signs in as they. */
export function addDealers(rows: Rows, now: number): void {
  for (let index = 1; index < DEALERS; index += 1)
    rows.auth_users.push(user(dealerId(index), `dealer-${index}`, 'dealer', inventedPerson(9_000_000 + index), now));
}

/** The claim number `index` of all, after its pattern; a statement comes with every third. */
export function addClaim(
  rows: Rows,
  pattern: Pattern,
  { index, number, now, statement }: { index: number; number: number; now: number; statement: Buffer },
): void {
  const person = inventedPerson(index);
  const [id, owner] = [inventedId(`claim ${index}`), inventedId(`client ${index}`)];
  const { claim, events, request, integrations } = pattern;
  const days = claimLifecycle.isFinal(claim.status) ? FINAL_DAYS : OPEN_DAYS;
  const created = now - Math.floor((((index * 7919) % 10_000) / 10_000) * days * DAY_MS) - DAY_MS;
  const shift = created - claim.created_at;
  const requestId = request === undefined ? null : inventedId(`request ${index}`);
  const data = dataOf(pattern, person, index);
  const dealer = index % 2 === 0 ? null : dealerId(Math.floor(index / 2) % DEALERS);

  rows.auth_users.push(user(owner, `client-${owner.slice(0, 13)}`, 'client', person, created));
  rows.claims.push({
    ...claim,
    id,
    number,
    owner_id: owner,
    type: dealer === null ? 'C2C' : 'DEALER',
    dealer_id: dealer,
    personal_number: person.personalNumber,
    phone: person.phone,
    request_id: requestId,
    data: JSON.stringify(data),
    search: searchWords({ number, personalNumber: person.personalNumber, phone: person.phone, data }),
    created_at: created,
    updated_at: claim.updated_at + shift,
  });
  for (const { status, at } of events) rows.claim_events.push({ claim_id: id, status, at: at + shift });
  if (request && requestId)
    rows.bank_requests.push({ ...request, id: requestId, claim_id: id, sent_at: request.sent_at + shift });
  for (const one of integrations)
    rows.bank_integrations.push({
      ...one,
      id: inventedId(`integration ${index} ${one.position}`),
      request_id: requestId ?? '',
      valid_until: one.valid_until === null ? null : one.valid_until + shift,
      updated_at: one.updated_at + shift,
    });
  if (!claimLifecycle.isFinal(claim.status))
    rows.sandbox_jobs.push({
      due_at: Math.max(now, created) + EXPIRY_DAYS * DAY_MS,
      kind: 'claim.expire',
      data: JSON.stringify({ claimId: id }),
      tag: `claim.expiry ${id}`,
    });
  if (index % 3 === 0) addFile(rows, inventedId(`file ${index}`), id, created, statement);
}

function addFile(rows: Rows, id: string, claimId: string, at: number, bytes: Buffer): void {
  rows.docs_files.push({
    id,
    claim_id: claimId,
    type_alias: 'account_statement',
    name: 'enpf.pdf',
    mime: 'application/pdf',
    size: bytes.length,
    status: 'checked',
    reason: null,
    created_at: at,
  });
  rows.docs_bytes.push({ file_id: id, bytes });
}

/** What the borrower wrote, with their own names and another car. */
function dataOf({ data }: Pattern, { firstName, lastName }: Invented, index: number): ClaimData {
  const car = publications[index % publications.length];
  const { borrower, product } = data;
  const document = borrower.document ? { ...borrower.document, firstName, lastName } : borrower.document;
  return {
    ...data,
    product: { ...product, ...(car ? { carMarkId: car.mark.id, carModelId: car.model.id } : {}) },
    borrower: { ...borrower, firstName, lastName, ...(document === undefined ? {} : { document }) },
  };
}

/** Writes all rows, many with one statement. */
export async function writeRows(tx: Tx, rows: Rows): Promise<void> {
  for (const [table, list] of Object.entries(rows) as [Filled, Insertable<Tables[Filled]>[]][]) {
    const size = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / Object.keys(list[0] ?? { one: 1 }).length));
    for (let from = 0; from < list.length; from += size)
      await tx
        .insertInto(table)
        .values(list.slice(from, from + size))
        .execute();
  }
}
