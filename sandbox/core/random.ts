import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from './service.ts';

/** Unpredictable values: codes and tokens of a sandbox must not be guessable either. */
export const random: Random = {
  uuid: () => randomUUID(),
  code: (digits) => Array.from({ length: digits }, () => randomInt(10)).join(''),
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  int: (min, max) => randomInt(min, max + 1),
};
