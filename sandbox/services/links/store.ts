import { createHash } from 'node:crypto';
import type { LinkTarget } from '../../core/links.ts';
import type { Migration, Work } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    link_links: {
      /** The secret of the address. */
      id: string;
      kind: LinkTarget['kind'];
      target_id: string;
      /** 1: shown to whoever hands the thing over; 0: went out by SMS. */
      shared: number;
      created_at: number;
      /** Expired, or replaced by a newer link, from then on. */
      expires_at: number;
      used_at: number | null;
      /** Hash of the key with which it was opened. */
      used_key: string | null;
      tries_left: number;
    };
  }
}

export const linkMigrations: readonly Migration[] = [
  {
    id: 'links.001',
    sql: [
      `CREATE TABLE link_links (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, target_id TEXT NOT NULL, shared INTEGER NOT NULL,
        created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER, used_key TEXT,
        tries_left INTEGER NOT NULL) STRICT`,
      'CREATE INDEX link_links_target ON link_links (target_id, kind, created_at)',
    ],
  },
  { id: 'links.list', sql: ['CREATE INDEX link_links_created ON link_links (created_at)'] },
];

const HOUR_MS = 3_600_000;
/** Life of a link, sandbox milliseconds. */
export const LINK_LIFE_MS = 72 * HOUR_MS;
/** Tries to name the last digits of the personal number. */
export const DIGIT_TRIES = 3;

/** 24 random bytes: nobody finds one by trying. */
const SECRET_BYTES = 24;

/** Keys lie in the database as hashes only. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The address that a person opens. */
export const addressOf = (work: Work, id: string): string => `${work.origin}/link/${id}`;

/**
 * Makes a link to `target` and gives its address. `shared` links are shown to whoever hands the thing over
 * (`sharedLink`), others go out by SMS.
 */
export const issueLink = async (work: Work, target: LinkTarget, { shared = false } = {}): Promise<string> => {
  const id = work.random.token(SECRET_BYTES);
  const row = {
    id,
    kind: target.kind,
    target_id: target.id,
    shared: shared ? 1 : 0,
    created_at: work.now(),
    expires_at: work.now() + LINK_LIFE_MS,
    used_at: null,
    used_key: null,
    tries_left: DIGIT_TRIES,
  };
  await work.tx.insertInto('link_links').values(row).execute();
  await work.effect('link.issued', { kind: target.kind, targetId: target.id });
  return addressOf(work, id);
};

/** The newest shared link to `target`, whatever became of it: its address, and when it ends; undefined when none was made. */
export const sharedLinkOf = async (
  work: Work,
  target: LinkTarget,
): Promise<{ address: string; endsAt: number } | undefined> => {
  const row = await work.tx
    .selectFrom('link_links')
    .select(['id', 'expires_at'])
    .where('target_id', '=', target.id)
    .where('kind', '=', target.kind)
    .where('shared', '=', 1)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { address: addressOf(work, row.id), endsAt: row.expires_at };
};

/** Its address alone; null when none was made. */
export const sharedLink = async (work: Work, target: LinkTarget): Promise<string | null> =>
  (await sharedLinkOf(work, target))?.address ?? null;

/** All links to `target` are over: a newer one is on its way, or the thing is closed. */
export const closeLinks = async (work: Work, target: LinkTarget): Promise<void> => {
  await work.tx
    .updateTable('link_links')
    .set({ expires_at: work.now() })
    .where('target_id', '=', target.id)
    .where('kind', '=', target.kind)
    .where('expires_at', '>', work.now())
    .execute();
};

/** What became of a link. */
export type LinkState = 'new' | 'used' | 'expired';

export const stateOf = (link: { expires_at: number; used_at: number | null }, now: number): LinkState =>
  link.expires_at <= now ? 'expired' : link.used_at === null ? 'new' : 'used';
