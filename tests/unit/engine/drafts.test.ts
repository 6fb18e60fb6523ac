import { expect, it } from 'vitest';
import { openDrafts, type DraftStorage } from '../../../src/engine/drafts.ts';

const memory = (): DraftStorage & { keys(): string[] } => {
  const kept = new Map<string, string>();
  return {
    draft: (key) => kept.get(key) ?? null,
    saveDraft: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
    keys: () => [...kept.keys()],
  };
};

const DAY_MS = 24 * 60 * 60 * 1_000;

it('keeps what was typed, without codes and passwords, for a day', () => {
  const storage = memory();
  let now = 1_000;
  const open = () => openDrafts(storage, () => now, { flow: 'f', user: () => 'u', claim: 'c' });
  open().form('SUBMIT_CODE').save({ code: '123456', phone: '7' });
  expect(open().form('SUBMIT_CODE').load()).toEqual({ phone: '7' });
  now += DAY_MS;
  expect(open().form('SUBMIT_CODE').load()).toBeNull();
});

it('hands over what was typed before it was known who is signed in', () => {
  const storage = memory();
  let user: string | null = null;
  const drafts = openDrafts(storage, () => 1_000, { flow: 'f', user: () => user, claim: 'c' });
  drafts.form('A').save({ name: 'early' });
  user = 'u';
  expect(drafts.form('A').load()).toEqual({ name: 'early' });
  drafts.form('B').save({ name: 'late' });
  expect(storage.keys()).toEqual(['2/f/u/c']);
  const next = openDrafts(storage, () => 1_000, { flow: 'f', user: () => 'u', claim: 'c' });
  expect([next.form('A').load(), next.form('B').load()]).toEqual([{ name: 'early' }, { name: 'late' }]);
});

it('never shows one person what another has typed', () => {
  const storage = memory();
  const of = (user: string) => openDrafts(storage, () => 1_000, { flow: 'f', user: () => user, claim: 'c' });
  of('one').form('A').save({ name: 'mine' });
  expect(of('two').form('A').load()).toBeNull();
});

it('keeps what was submitted apart from what is typed', () => {
  const storage = memory();
  const open = () => openDrafts(storage, () => 1_000, { flow: 'f', user: () => 'u', claim: null });
  open().form('A').save({ sum: '10' });
  open().submit('A', { sum: 10, code: '123456' });
  open().submit('B', { untouched: true });
  open().form('A').save({ sum: '1' });
  expect(open().submitted()).toEqual({ A: { sum: 10 }, B: { untouched: true } });
  expect([open().form('A').load(), open().form('B').load()]).toEqual([{ sum: '1' }, { untouched: true }]);
});

it('fills in forms over what was typed or submitted, which are then to be submitted anew; others stay', () => {
  const storage = memory();
  const drafts = openDrafts(storage, () => 1_000, { flow: 'f', user: () => null, claim: null });
  drafts.submit('CAR', { price: 1, mark: 'kia' });
  drafts.submit('SELLER', { name: 'Ерлан' });
  drafts.form('TERMS').save({ fee: '1', casco: false });
  drafts.fill({ CAR: { price: '9' }, TERMS: { fee: '3', term: '48' } });
  expect(drafts.submitted()).toEqual({ SELLER: { name: 'Ерлан' } });
  expect(drafts.form('CAR').load()).toEqual({ price: '9', mark: 'kia' });
  expect(drafts.form('TERMS').load()).toEqual({ fee: '3', casco: false, term: '48' });
  expect(drafts.form('SELLER').load()).toEqual({ name: 'Ерлан' });
});

it.each([
  ['of the edition before', '1/f/guest/new', { at: 1_000, typed: { A: { sum: '1' } }, submitted: ['A'] }],
  ['of another shape', '2/f/guest/new', { at: 1_000, typed: { A: { sum: '1' } }, submitted: ['A'] }],
  ['of no shape', '2/f/guest/new', null],
])('a draft %s is no draft', (_, key, stored) => {
  const storage = memory();
  storage.saveDraft(key, JSON.stringify(stored));
  const drafts = openDrafts(storage, () => 1_000, { flow: 'f', user: () => 'u', claim: null });
  expect([drafts.form('A').load(), drafts.submitted(), drafts.responses()]).toEqual([null, {}, {}]);
});
