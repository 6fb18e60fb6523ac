import { afterAll, describe, expect, it } from 'vitest';
import { soak } from './soak/soak.ts';
import { builtChild } from './support/built-child.ts';
import { databaseFor } from './support/database.ts';
import { temporaryFolder } from './support/start.ts';

const child = await builtChild();
afterAll(child.remove);

describe('fifty clients write while the sandbox is killed', { timeout: 180_000 }, () => {
  it('nothing confirmed is lost, and one key makes one claim', async () => {
    const dataDir = temporaryFolder();
    const options = {
      child: child.file,
      dataDir,
      databaseUrl: await databaseFor(dataDir),
      kills: 2,
      answersAKill: 300,
    };
    const { kills, confirmed, broken } = await soak(options);
    expect(kills).toBe(2);
    expect(confirmed).toBeGreaterThanOrEqual(600);
    expect(broken).toEqual([]);
  });

  it('a store that answers before it commits is found out', async () => {
    const dataDir = temporaryFolder();
    const options = {
      child: child.file,
      dataDir,
      databaseUrl: await databaseFor(dataDir),
      kills: 4,
      answersAKill: 60,
      isLying: true,
    };
    const { confirmed, broken } = await soak(options);
    expect(confirmed).toBeGreaterThanOrEqual(240);
    expect(broken.length).toBeGreaterThan(0);
  });
});
