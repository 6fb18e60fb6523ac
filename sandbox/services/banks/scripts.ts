import type { Rejection } from '../../../openapi/index.ts';
import { control } from '../../core/controls.ts';
import { refuse, type ControlSubject, type Migration, type Text, type Work } from '../../core/service.ts';
import { banks, rejectionTexts, type BankRules } from '../../data/banks.ts';
import { bankControlTexts as texts, bankLine, cannotApprove } from '../../data/controls.ts';
import type { ClaimRecord } from '../claim/records.ts';
import { findClaim } from '../claim/store.ts';
import { today } from '../claim/today.ts';
import { approveAtAnyPrice, eligibleBanks, refusal, type Verdict } from './rules.ts';
import { integrationsOf } from './store.ts';

/** What QA wants a bank to say to one claim, whatever its rules say. */
export interface BankScript {
  readonly outcome: 'approve' | 'reject' | 'needs' | 'silent' | 'error';
  readonly code: Rejection['code'];
  readonly afterSec: number;
  /** Sandbox time of the answer; null: the claim is not at the bank yet. */
  readonly dueAt: number | null;
}

declare module '../../core/tables.ts' {
  interface Tables {
    bank_scripts: {
      claim_id: string;
      bank_alias: string;
      outcome: BankScript['outcome'];
      code: Rejection['code'];
      after_sec: number;
      due_at: number | null;
    };
  }
}

export const scriptMigrations: readonly Migration[] = [
  {
    id: 'banks.scripts.001',
    sql: [
      `CREATE TABLE bank_scripts (
        claim_id TEXT NOT NULL, bank_alias TEXT NOT NULL, outcome TEXT NOT NULL, code TEXT NOT NULL,
        after_sec INTEGER NOT NULL, due_at INTEGER, PRIMARY KEY (claim_id, bank_alias)) STRICT`,
    ],
  },
];

/** The script of this bank for this claim, or null. */
export const scriptOf = async (work: Work, claimId: string, alias: string): Promise<BankScript | null> => {
  const row = await work.tx
    .selectFrom('bank_scripts')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('bank_alias', '=', alias)
    .executeTakeFirst();
  return row ? { outcome: row.outcome, code: row.code, afterSec: row.after_sec, dueAt: row.due_at } : null;
};

/** Writes a script, in place of an earlier one. */
export const saveScript = async (work: Work, claimId: string, alias: string, script: BankScript): Promise<void> => {
  await dropScript(work, claimId, alias);
  const { outcome, code, afterSec: after_sec, dueAt: due_at } = script;
  await work.tx
    .insertInto('bank_scripts')
    .values({ claim_id: claimId, bank_alias: alias, outcome, code, after_sec, due_at })
    .execute();
};

/** The script has been played. */
export const dropScript = async (work: Work, claimId: string, alias: string): Promise<void> => {
  await work.tx.deleteFrom('bank_scripts').where('claim_id', '=', claimId).where('bank_alias', '=', alias).execute();
};

/** What the bank says by its script. An approval still keeps to the law: where none is lawful, it is a refusal. */
export const scripted = (script: BankScript, bank: BankRules, claim: ClaimRecord, today: string): Verdict => {
  switch (script.outcome) {
    case 'approve':
      return approveAtAnyPrice(bank, claim, today);
    case 'reject':
      return refusal(script.code);
    case 'needs':
      return { kind: 'needs', needs: { documents: ['account_statement'], fields: [] } };
    case 'silent':
      return { kind: 'silent' };
    case 'error':
      return { kind: 'broken' };
  }
};

/** Claims that banks will or may still answer. */
const OPEN = ['data_confirmed', 'error', 'processing', 'waiting', 'bank_selected', 'signing'] as const;
const SHOWN = 50;
const ALL = 'all';

const subjects = async (work: Work): Promise<ControlSubject[]> => {
  const rows = await work.tx
    .selectFrom('claims')
    .leftJoin('auth_users', 'auth_users.id', 'claims.owner_id')
    .select(['claims.id', 'auth_users.username'])
    .where('claims.status', 'in', OPEN)
    .orderBy('claims.updated_at', 'desc')
    .limit(SHOWN)
    .execute();
  const found: ControlSubject[] = [];
  for (const { id, username } of rows) {
    const claim = await findClaim(work, id);
    if (!claim) continue;
    const { firstName, lastName } = claim.data.borrower;
    const sent = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
    if (sent.length > 0 && sent.every(({ status }) => status !== 'pending')) continue;
    const said: Text[] =
      sent.length === 0 ? [texts.notSent] : sent.map(({ bank, status }) => bankLine(bank.name, status));
    found.push({
      id,
      title: `${lastName} ${firstName}`,
      status: claim.status,
      lines: [id, ...said],
      owner: username,
      path: `/my-applications/${id}`,
    });
  }
  return found;
};

const codes = Object.keys(rejectionTexts) as (keyof typeof rejectionTexts)[];

/** Why a script would never be played: the bank would not be asked, or the law forbids what it is to say. Null: it will. */
const obstacle = (work: Work, claim: ClaimRecord, alias: string, outcome: BankScript['outcome']): Text | null => {
  const bank = eligibleBanks(claim).find((one) => one.alias === alias);
  if (bank === undefined) return texts.notAsked;
  if (outcome !== 'approve') return null;
  const verdict = approveAtAnyPrice(bank, claim, today(work));
  if (verdict.kind === 'approved') return null;
  return verdict.kind === 'rejected' ? cannotApprove(rejectionTexts[verdict.refused.code]) : texts.needsMore;
};

export interface BankPlay {
  /** Plans the answer of a bank that has the claim already. */
  readonly play: (work: Work, integrationId: string, afterSec: number) => Promise<void>;
  /** Hands a claim that stands at the gateway to the banks. */
  readonly accept: (work: Work, claim: ClaimRecord) => Promise<void>;
}

/** QA answers for a bank. What cannot take effect is refused with the reason. */
export const bankControl = ({ play, accept }: BankPlay) =>
  control({
    id: 'banks.answer',
    section: 'answers',
    title: texts.title,
    hint: texts.hint,
    subjects,
    fields: {
      bank: {
        kind: 'choice',
        label: texts.bank,
        options: [{ value: ALL, label: texts.all }, ...banks.map(({ alias, name }) => ({ value: alias, label: name }))],
      },
      outcome: {
        kind: 'choice',
        label: texts.outcome,
        options: [
          { value: 'approve', label: texts.approve },
          { value: 'reject', label: texts.reject },
          { value: 'needs', label: texts.needs },
          { value: 'silent', label: texts.silent },
          { value: 'error', label: texts.error },
        ],
      },
      code: {
        kind: 'choice',
        label: texts.code,
        when: ['outcome', 'reject'],
        options: codes.map((value) => ({ value, label: rejectionTexts[value] })),
      },
      afterSec: { kind: 'number', label: texts.afterSec, min: 0, max: 86_400, initial: 0 },
    },
    async run(work, claimId, { bank, outcome, code, afterSec }) {
      const claim = await findClaim(work, claimId);
      if (!claim) throw refuse(404, texts.noClaim);
      if (!(OPEN as readonly string[]).includes(claim.status))
        throw refuse(409, texts.noClaim, { status: claim.status });
      const sent = claim.requestId === null ? [] : await integrationsOf(work, claim.requestId);
      const waiting = sent.filter((one) => one.status === 'pending');
      const aliases = sent.length > 0 ? waiting.map((one) => one.bank.alias) : banks.map(({ alias }) => alias);
      const chosen = aliases.filter((alias) => bank === ALL || alias === bank);
      if (chosen.length === 0) throw refuse(409, texts.answered, { status: claim.status });
      const able = chosen.filter((alias) => obstacle(work, claim, alias, outcome) === null);
      if (able.length === 0)
        throw refuse(409, obstacle(work, claim, chosen[0] ?? '', outcome) ?? texts.noClaim, { status: claim.status });
      await accept(work, claim);
      for (const alias of able) {
        const one = waiting.find((candidate) => candidate.bank.alias === alias);
        const dueAt = one === undefined ? null : work.now() + afterSec * 1000;
        await saveScript(work, claimId, alias, { outcome, code, afterSec, dueAt });
        if (one !== undefined && outcome !== 'silent') await play(work, one.id, afterSec);
      }
      return { text: able.length === chosen.length ? texts.done : texts.doneForSome, id: claimId };
    },
  });
