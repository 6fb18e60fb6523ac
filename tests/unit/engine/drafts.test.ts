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
  expect(storage.keys()).toEqual(['1/f/u/c']);
  const next = openDrafts(storage, () => 1_000, { flow: 'f', user: () => 'u', claim: 'c' });
  expect([next.form('A').load(), next.form('B').load()]).toEqual([{ name: 'early' }, { name: 'late' }]);
});

it('never shows one person what another has typed', () => {
  const storage = memory();
  const of = (user: string) => openDrafts(storage, () => 1_000, { flow: 'f', user: () => user, claim: 'c' });
  of('one').form('A').save({ name: 'mine' });
  expect(of('two').form('A').load()).toBeNull();
});
