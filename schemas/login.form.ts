/** Sign-in by username or phone, and password. The password goes as typed and is never stored. */
import { parsePhone } from './facts/phone.ts';
import type { Examples, OutputOf } from './kit.ts';
import { andThen, needed, plainForm, refuse, text, type Reader } from './reading.ts';

const MAX_USERNAME = 64;
const MAX_PASSWORD = 128;

/** A phone in any writing becomes the one form that servers know. */
const username: Reader<string> = (typed) =>
  andThen(text({ max: MAX_USERNAME })(typed), (value) => ({ value: parsePhone(value) ?? value }));

const password: Reader<string> = (typed) => {
  if (typed === '') return refuse('form.empty.password');
  if (typed.length > MAX_PASSWORD) return refuse('form.tooLong', { n: MAX_PASSWORD });
  return /\p{Cs}/u.test(typed) ? refuse('form.badCharacters') : { value: typed };
};

/** By readers alone: the library of rules comes with the first form of a flow. */
export const loginForm = plainForm({ username: needed(username, 'form.empty.username'), password });

export type LoginValues = OutputOf<typeof loginForm>;

export interface LoginRaw {
  username: string;
  password: string;
}

export const initial: LoginRaw = { username: '', password: '' };

export const examples: Examples<LoginRaw> = {
  valid: [
    { username: '+7 (700) 000-00-01', password: 'demo-password' },
    { username: 'dealer-demo', password: 'demo-password' },
  ],
  invalid: [
    { name: 'nothing', raw: initial, errors: { username: 'form.empty.username', password: 'form.empty.password' } },
    {
      name: 'no password',
      raw: { username: 'dealer-demo', password: '' },
      errors: { password: 'form.empty.password' },
    },
    {
      name: 'too long',
      raw: { username: 'a'.repeat(65), password: 'a'.repeat(129) },
      errors: { username: 'form.tooLong', password: 'form.tooLong' },
    },
  ],
};
