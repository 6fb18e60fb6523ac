import { expect, test } from 'vitest';
import { startSandbox } from './support/start.ts';

test('names what there is to open, by kind and status, with its owner', async () => {
  const sandbox = await startSandbox();
  try {
    const answer = await sandbox.app.inject({ method: 'GET', url: '/sandbox/api/examples' });
    const examples = answer.json<{ kind: string; id: string; status: string; owner: string | null }[]>();
    const saules = examples.filter(({ kind, owner }) => kind === 'claim' && owner === 'saule');
    expect(new Set(saules.map(({ status }) => status)).size).toBe(saules.length);
    const links = examples.filter(({ kind, owner }) => kind === 'shortLink' && owner === 'saule');
    const states = (kind: string) => ['expired', 'new', 'used'].map((state) => `${kind} ${state}`);
    expect(links.map(({ status }) => status).sort()).toEqual([...states('claim'), ...states('commodity')]);
    const goods = examples.filter(({ kind, owner }) => kind === 'commodityClaim' && owner === 'saule');
    expect(goods).toHaveLength(10);
    expect(saules.map(({ status }) => status)).toEqual(expect.arrayContaining(['new', 'waiting', 'signed', 'issued']));
    expect(examples.every(({ id }) => id !== '')).toBe(true);
  } finally {
    await sandbox.close();
  }
});
