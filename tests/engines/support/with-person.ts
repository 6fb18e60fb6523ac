import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { startWorld } from '../../../scripts/lib/world.ts';
import { createSandboxClient, type SandboxClient } from '../../e2e/support/sandbox.ts';
import type { Language } from '../../e2e/support/texts.ts';
import type { engines } from './engines.ts';
import { createPerson, type Person } from './person.ts';

const SIZES = { 390: [390, 844], 1280: [1280, 900] } as const;

interface How {
  readonly engine: (typeof engines)[number];
  readonly language: Language;
  readonly width: keyof typeof SIZES;
  /** Cookies that the browser has from before, by name. */
  readonly cookies?: (origin: string) => Promise<Readonly<Record<string, string>>>;
}

interface Scene {
  readonly person: Person;
  readonly sandbox: SandboxClient;
  readonly origin: string;
}

/**
 * A browser and a sandbox of one test's own, both gone after it. Errors of the page and of the sandbox fail it; why, and what the
 * screen looked like when it failed, is left in `test-results/engines`.
 */
export async function withPerson(
  { engine, language, width, cookies }: How,
  does: (scene: Scene) => Promise<void>,
): Promise<void> {
  const world = await startWorld();
  const session = await engine.start(SIZES[width]).catch(async (error: unknown) => {
    await world.stop();
    throw error;
  });
  try {
    const { origin } = world;
    const sandbox = createSandboxClient(origin);
    // Partners answer when a test moves their time, however busy the machine is.
    await sandbox.call('POST', 'clock', { frozen: true });
    const person = createPerson(session, origin, language);
    // A browser takes cookies for the site that it shows.
    await person.open('/icon.svg');
    for (const [name, value] of Object.entries({ locale: language, ...(await cookies?.(origin)) }))
      await session.command('cookie', { cookie: { name, value, path: '/', sameSite: 'Lax' } });
    try {
      await does({ person, sandbox, origin });
    } catch (error) {
      const folder = `${root}test-results/engines`;
      mkdirSync(folder, { recursive: true });
      const name = expect.getState().currentTestName?.replaceAll(/\W+/g, '-') ?? engine.name;
      writeFileSync(`${folder}/${name}.png`, await person.picture());
      writeFileSync(`${folder}/${name}.txt`, [String(error), ...(await session.faults())].join('\n'));
      throw error;
    }
    expect(await session.faults(), 'errors of the page').toEqual([]);
    expect(await sandbox.problems(), 'faults of the sandbox').toEqual([]);
  } finally {
    await session.end();
    await world.stop();
  }
}
