import { createHash } from 'node:crypto';
import { authTexts } from '../../data/auth.ts';
import { refuseKeeping, type Role, type Tx, type User, type Work } from '../../core/service.ts';

declare module '../../core/tables.ts' {
  interface Tables {
    auth_users: {
      id: string;
      username: string;
      phone: string;
      role: Role;
      personal_number: string;
      first_name: string | null;
      patronymic: string | null;
      last_name: string | null;
      /** Null: a customer without a password; gets in by a link or by a claim of their own. */
      password: string | null;
      created_at: number;
    };
    /** One sign-in and all tokens that came from it by rotation. */
    auth_families: {
      id: string;
      user_id: string;
      claim_scope: string | null;
      killed_at: number | null;
      created_at: number;
    };
    /** `uses`: how often it was exchanged. */
    auth_refresh: { hash: string; family_id: string; rotated_at: number | null; expires_at: number; uses: number };
    auth_access: { hash: string; family_id: string; expires_at: number };
  }
}

/** Lives of tokens, milliseconds of sandbox time. */
export const lives = { access: 15 * 60_000, refresh: 365 * 24 * 3_600_000, afterRotation: 30_000 };

/**
 * How often one refresh token may be exchanged in its last 30 seconds: by its own tab, once more for a lost answer, and by
 * two tabs that could not wait for one another.
 */
export const MOST_USES = 4;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

/**
 * Opens a session of `userId`: a new family with its first pair. With `claimScope` the tokens open only that claim,
 * until `liftScope`.
 */
export async function issueTokens(
  work: Work,
  userId: string,
  options: { claimScope?: string | null } = {},
): Promise<TokenPair> {
  const family = work.random.uuid();
  const row = {
    id: family,
    user_id: userId,
    claim_scope: options.claimScope ?? null,
    killed_at: null,
    created_at: work.now(),
  };
  await work.tx.insertInto('auth_families').values(row).execute();
  return issuePair(work, family);
}

/**
 * The identity behind a claim is verified: sessions that were bound to this claim open everything of the user.
 * Sessions bound to other claims stay bound: who typed the same personal number there is still unknown.
 */
export async function liftScope(work: Work, userId: string, claimId: string): Promise<void> {
  const families = work.tx.updateTable('auth_families').set({ claim_scope: null });
  await families.where('user_id', '=', userId).where('claim_scope', '=', claimId).execute();
}

/**
 * Exchanges a refresh token for a fresh pair. The old one works for 30 s more and a few times (a lost answer, a second tab);
 * later or more often means that it was stolen: the family dies with all its tokens, and stays dead. Throws 401.
 */
export async function rotate(work: Work, refreshToken: string): Promise<TokenPair> {
  const { tx } = work;
  const now = work.now();
  const hash = hashOf(refreshToken);
  const found = await tx
    .selectFrom('auth_refresh')
    .innerJoin('auth_families', 'auth_families.id', 'auth_refresh.family_id')
    .select(['auth_refresh.family_id', 'rotated_at', 'expires_at', 'uses', 'killed_at'])
    .where('auth_refresh.hash', '=', hash)
    .executeTakeFirst();
  if (!found || found.killed_at !== null || found.expires_at <= now) throw refuseKeeping(401, authTexts.deadToken);
  const isLate = found.rotated_at !== null && now - found.rotated_at > lives.afterRotation;
  if (isLate || found.uses >= MOST_USES) {
    await killFamily(work, found.family_id);
    throw refuseKeeping(401, authTexts.deadToken);
  }
  await tx
    .updateTable('auth_refresh')
    .set({ rotated_at: found.rotated_at ?? now, uses: found.uses + 1 })
    .where('hash', '=', hash)
    .execute();
  return issuePair(work, found.family_id);
}

/** The user behind an access token, or null. */
export async function userByToken(work: Work, accessToken: string): Promise<User | null> {
  const row = await work.tx
    .selectFrom('auth_access')
    .innerJoin('auth_families', 'auth_families.id', 'auth_access.family_id')
    .innerJoin('auth_users', 'auth_users.id', 'auth_families.user_id')
    .select(['auth_users.id', 'role', 'phone', 'personal_number', 'claim_scope'])
    .where('auth_access.hash', '=', hashOf(accessToken))
    .where('auth_access.expires_at', '>', work.now())
    .where('auth_families.killed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    role: row.role,
    phone: row.phone,
    personalNumber: row.personal_number,
    claimScope: row.claim_scope,
  };
}

async function issuePair(work: Work, family: string): Promise<TokenPair> {
  const now = work.now();
  const accessToken = work.random.token();
  const refreshToken = work.random.token();
  await forgetExpired(work.tx, now);
  await work.tx
    .insertInto('auth_access')
    .values({ hash: hashOf(accessToken), family_id: family, expires_at: now + lives.access })
    .execute();
  const refresh = {
    hash: hashOf(refreshToken),
    family_id: family,
    rotated_at: null,
    expires_at: now + lives.refresh,
    uses: 0,
  };
  await work.tx.insertInto('auth_refresh').values(refresh).execute();
  return { accessToken, refreshToken, expiresIn: lives.access / 1000 };
}

async function killFamily(work: Work, family: string): Promise<void> {
  await work.tx.updateTable('auth_families').set({ killed_at: work.now() }).where('id', '=', family).execute();
  await work.effect('auth.familyKilled');
}

async function forgetExpired(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom('auth_access').where('expires_at', '<=', now).execute();
}

/** Tokens lie in the database as hashes only. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
