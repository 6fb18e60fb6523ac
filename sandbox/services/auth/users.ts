import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { User, Work } from '../../core/service.ts';
import type { DemoAccount } from './accounts.ts';
import type {} from './tokens.ts';

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number },
) => Promise<Buffer>;
/** Cheap on purpose: these accounts are public. */
const COST = { N: 1024 };

export interface NewCustomer {
  /** 11 digits. */
  readonly phone: string;
  readonly personalNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly patronymic: string | null;
}

/**
 * The client with this phone and personal number, or a new one without a password.
 * A person known by the personal number under another phone stays who they are: the phone on record is not replaced.
 */
export async function findOrCreateCustomer(work: Work, person: NewCustomer): Promise<User> {
  const found = await work.tx
    .selectFrom('auth_users')
    .select(['id', 'role', 'phone', 'personal_number'])
    .where('personal_number', '=', person.personalNumber)
    .where('role', '=', 'client')
    .executeTakeFirst();
  if (found)
    return {
      id: found.id,
      role: found.role,
      phone: found.phone,
      personalNumber: found.personal_number,
      claimScope: null,
    };
  const id = work.random.uuid();
  await work.tx
    .insertInto('auth_users')
    .values({
      id,
      username: `client-${id.slice(0, 8)}`,
      phone: person.phone,
      role: 'client',
      personal_number: person.personalNumber,
      first_name: person.firstName,
      patronymic: person.patronymic,
      last_name: person.lastName,
      password: null,
      created_at: work.now(),
    })
    .execute();
  return { id, role: 'client', phone: person.phone, personalNumber: person.personalNumber, claimScope: null };
}

/** The sign-in name of this user; null for people without a password. */
export async function usernameOf(work: Work, id: string): Promise<string | null> {
  const row = await work.tx
    .selectFrom('auth_users')
    .select(['username', 'password'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined || row.password === null ? null : row.username;
}

/** What is on record of a user. */
export interface Profile {
  readonly username: string;
  /** 11 digits. */
  readonly phone: string;
  readonly lastName: string | null;
  readonly firstName: string | null;
  readonly patronymic: string | null;
}

/** The profile of a user who exists. */
export async function profileOf(work: Work, userId: string): Promise<Profile> {
  const row = await work.tx.selectFrom('auth_users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const { username, phone, last_name: lastName, first_name: firstName, patronymic } = row;
  return { username, phone, lastName, firstName, patronymic };
}

/** Adds the accounts of a fresh sandbox. */
export async function addAccounts(work: Work, accounts: readonly DemoAccount[]): Promise<void> {
  for (const account of accounts) {
    const row = {
      id: account.id,
      username: account.username,
      phone: account.phone,
      role: account.role,
      personal_number: account.personalNumber,
      first_name: account.firstName,
      patronymic: account.patronymic,
      last_name: account.lastName,
      password: await hashPassword(account.password),
      created_at: work.now(),
    };
    await work.tx.insertInto('auth_users').values(row).execute();
  }
}

/**
 * The user with this username or phone (typed in any form: `8 700…`, `+7 (700)…`, ten digits) and password, or null.
 * Takes as long for an unknown name as for a wrong password.
 */
export async function userByPassword(work: Work, login: string, password: string): Promise<{ id: string } | null> {
  const name = login.trim().toLowerCase();
  const phone = phoneOf(login);
  const rows = await work.tx
    .selectFrom('auth_users')
    .select(['id', 'password'])
    .where((where) =>
      phone ? where.or([where('username', '=', name), where('phone', '=', phone)]) : where('username', '=', name),
    )
    .where('password', 'is not', null)
    .execute();
  const candidates = rows.length > 0 ? rows : [{ id: '', password: NOBODY }];
  for (const { id, password: stored } of candidates)
    if (stored !== null && (await matches(password, stored)) && id !== '') return { id };
  return null;
}

/** '77001234567' of what was typed, or null when it is no phone of ours. */
export function phoneOf(typed: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(typed.trim())) return null;
  const digits = typed.replace(/\D/g, '');
  if (/^7\d{9}$/.test(digits)) return `7${digits}`;
  return /^[78]7\d{9}$/.test(digits) ? `7${digits.slice(1)}` : null;
}

const KEY_BYTES = 32;
const NOBODY = `${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(KEY_BYTES).toString('base64url')}`;

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt, KEY_BYTES, COST)).toString('base64url')}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES, COST);
  return timingSafeEqual(actual, expected);
}
