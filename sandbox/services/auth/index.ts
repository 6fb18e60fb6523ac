import type { Tokens } from '../../../openapi/index.ts';
import { forgetHits, noteHit, secondsUntilFree } from '../../core/limits.ts';
import { defineService, refuse, refuseKeeping, type Work } from '../../core/service.ts';
import { authTexts } from '../../data/auth.ts';
import { demoAccounts } from './accounts.ts';
import { issueTokens, rotate, userByToken, type TokenPair } from './tokens.ts';
import { addAccounts, phoneOf, userByPassword } from './users.ts';

export { issueTokens, liftScope } from './tokens.ts';
export { findOrCreateCustomer, profileOf, usernameOf, type NewCustomer } from './users.ts';

/** Five wrong passwords in five minutes close an account's door for the rest of them. */
const WRONG_LIMIT = 5;
const WRONG_WINDOW_MS = 5 * 60_000;
/** As many from one address, whatever the accounts: an office shares one, a list of passwords does not. */
const WRONG_FROM_ADDRESS = 50;

/** Sign-in, the profile, and the rotation of tokens. */
export const authService = defineService({
  name: 'auth',
  migrations: [
    {
      id: 'auth.001',
      sql: [
        `CREATE TABLE auth_users (
          id TEXT PRIMARY KEY, username TEXT NOT NULL UNIQUE, phone TEXT NOT NULL, role TEXT NOT NULL,
          personal_number TEXT NOT NULL, first_name TEXT, patronymic TEXT, last_name TEXT, password TEXT,
          created_at INTEGER NOT NULL) STRICT`,
        'CREATE INDEX auth_users_phone ON auth_users (phone)',
        'CREATE INDEX auth_users_personal_number ON auth_users (personal_number)',
        `CREATE TABLE auth_families (
          id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES auth_users (id), claim_scope TEXT, killed_at INTEGER,
          created_at INTEGER NOT NULL) STRICT`,
        'CREATE INDEX auth_families_user ON auth_families (user_id)',
        `CREATE TABLE auth_refresh (
          hash TEXT PRIMARY KEY, family_id TEXT NOT NULL REFERENCES auth_families (id), rotated_at INTEGER,
          expires_at INTEGER NOT NULL) STRICT`,
        `CREATE TABLE auth_access (
          hash TEXT PRIMARY KEY, family_id TEXT NOT NULL REFERENCES auth_families (id), expires_at INTEGER NOT NULL) STRICT`,
        'CREATE INDEX auth_access_expiry ON auth_access (expires_at)',
      ],
    },
    { id: 'auth.002', sql: ['ALTER TABLE auth_refresh ADD COLUMN uses INTEGER NOT NULL DEFAULT 0'] },
  ],
  seed: (work) => addAccounts(work, demoAccounts),
  authenticate: userByToken,
  operations: {
    async signIn(c) {
      const { username, password } = c.input.body;
      const bucket = `signIn ${phoneOf(username) ?? username.trim().toLowerCase()}`;
      const from = `signIn from ${c.address}`;
      const wait = Math.max(
        await secondsUntilFree(c.tx, bucket, WRONG_LIMIT, WRONG_WINDOW_MS, c.now()),
        await secondsUntilFree(c.tx, from, WRONG_FROM_ADDRESS, WRONG_WINDOW_MS, c.now()),
      );
      if (wait > 0) throw refuse(429, authTexts.tooManyTries, { retryAfterSec: wait });
      const user = await userByPassword(c, username, password);
      if (!user) {
        for (const one of [bucket, from]) await noteHit(c.tx, one, WRONG_WINDOW_MS, c.now());
        throw refuseKeeping(401, authTexts.wrongCredentials);
      }
      await forgetHits(c.tx, bucket);
      await c.effect('auth.signedIn', { userId: user.id });
      return { status: 200, body: wire(await issueTokens(c, user.id)) };
    },

    async refreshToken(c) {
      return { status: 200, body: wire(await rotate(c, c.input.body.refresh_token)) };
    },

    async getProfile(c) {
      const row = await c.tx.selectFrom('auth_users').selectAll().where('id', '=', c.me().id).executeTakeFirstOrThrow();
      const { id, username, phone, role, first_name, patronymic, last_name } = row;
      // Whoever typed this personal number is not known yet: nothing on record is shown.
      if (c.me().claimScope !== null)
        return {
          status: 200,
          body: { id, username: '', phone: '', role, firstName: null, patronymic: null, lastName: null },
        };
      return {
        status: 200,
        body: { id, username, phone, role, firstName: first_name, patronymic, lastName: last_name },
      };
    },
  },
});

/** A session of the person with this sign-in name, without a password: for QA only. Null when there is nobody. */
export async function openSession(work: Work, username: string): Promise<Tokens | null> {
  const user = await work.tx.selectFrom('auth_users').select('id').where('username', '=', username).executeTakeFirst();
  return user ? wire(await issueTokens(work, user.id)) : null;
}

function wire({ accessToken, refreshToken, expiresIn }: TokenPair): Tokens {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
}
