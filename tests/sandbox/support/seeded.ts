import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createSandbox } from '../../../sandbox/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a sandbox that has been seeded at START and closed; a test's sandbox begins as a copy. */
    seeded: string | undefined;
  }
}

/** The date at which sandboxes of tests stand. */
export const START = Date.parse('2026-02-01T06:00:00.000Z');

const seed = async (): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-seeded-'));
  const sandbox = await createSandbox({ clock: { frozenAt: START }, dataDir });
  await sandbox.close();
  return dataDir;
};

/** Seeds once for all tests of the project: migrations and seeds take ten times longer than a copy of what they give. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folders = [await seed()];
  project.provide('seeded', folders[0]);
  project.onTestsRerun(async () => {
    const folder = await seed();
    folders.push(folder);
    project.provide('seeded', folder);
  });
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}
