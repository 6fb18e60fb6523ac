import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../../machines/kit/problem.ts';
import { codeTrouble } from '../../../../src/blocks/sign/trouble.ts';

const problem = (own: Partial<Problem>): Problem => ({
  kind: 'refused',
  operationId: 'confirmSignature',
  messages: [],
  ambiguous: false,
  ...own,
});

describe('a refused code', () => {
  test('is wrong while tries are left', () => {
    expect(codeTrouble(problem({ kind: 'invalid', status: 422, data: { attemptsLeft: 2 } }))).toEqual({
      kind: 'wrong',
      attemptsLeft: 2,
    });
    expect(codeTrouble(problem({ kind: 'invalid', status: 422 }))).toEqual({ kind: 'wrong', attemptsLeft: null });
  });
  test('is spent when none is left', () =>
    expect(codeTrouble(problem({ kind: 'invalid', status: 422, data: { attemptsLeft: 0 } }))).toEqual({
      kind: 'spent',
    }));
  test('has expired: that is not a wrong code', () =>
    expect(codeTrouble(problem({ kind: 'missing', status: 410 }))).toEqual({ kind: 'expired' }));
  test('locks for as long as the server says, to the second', () => {
    expect(codeTrouble(problem({ status: 423, retryAfterSec: 1_741 }))).toEqual({ kind: 'locked', sec: 1_741 });
    expect(codeTrouble(problem({ status: 423, data: { retryAfterSec: 61 } }))).toEqual({ kind: 'locked', sec: 61 });
    expect(codeTrouble(problem({ status: 423 }))).toEqual({ kind: 'locked', sec: 1_800 });
    expect(codeTrouble(problem({ kind: 'rateLimited', status: 429, retryAfterSec: 2 }))).toEqual({
      kind: 'soon',
      sec: 2,
    });
  });
});

describe('a new code', () => {
  const again = { operationId: 'repeatSignature' };
  test('that was asked for too early is no lock', () =>
    expect(codeTrouble(problem({ ...again, kind: 'rateLimited', status: 429, retryAfterSec: 20 }))).toEqual({
      kind: 'early',
    }));
  test('that did not go out says so', () =>
    expect(codeTrouble(problem({ ...again, kind: 'broken', status: 503 }))).toEqual({ kind: 'unsent' }));
  test('is locked like the code itself', () =>
    expect(codeTrouble(problem({ ...again, status: 423, retryAfterSec: 60 }))).toEqual({ kind: 'locked', sec: 60 }));
});

test('what is not about the code is left to the common words', () => {
  expect(codeTrouble(null)).toBeNull();
  expect(codeTrouble(problem({ kind: 'broken', status: 500 }))).toBeNull();
  expect(codeTrouble(problem({ kind: 'offline' }))).toBeNull();
});
