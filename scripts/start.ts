import { demoAccounts } from '../sandbox/services/auth/accounts.ts';
import { type Local, startLocal } from '../server/local.ts';
import { readShared } from '../server/console-guard.ts';
import { readTls } from '../server/secure.ts';
import { outliveReaders, refuseToStart, whenTold } from '../server/process.ts';
import { isMain, root, runScript } from './lib/run.ts';

/**
 * `npm start`: builds the page and runs it with the sandbox in this one process.
 * `PORT` (4000), `DATA_DIR` (.data), `DATABASE_URL` (PostgreSQL instead of `DATA_DIR`), `TLS_CERT` and `TLS_KEY` (https and HTTP/2). For others on the network, too:
 * `SANDBOX_HOST` (127.0.0.1), `ORIGIN` (where they reach it: links in SMS lead there), `SANDBOX_TOKEN` (the console's password),
 * `TRUST_PROXY=1` (a proxy in front says where a visitor is).
 * `--no-build` serves the last build.
 */
async function start(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is no port: ${process.env['PORT'] ?? ''}`);
  const tls = readTls(process.env);
  const shared = readShared(process.env);
  if (!process.argv.includes('--no-build')) {
    console.log('Building…');
    await build();
    await build('--console');
  }
  const local = await startLocal({
    folder: `${root}dist`,
    consoleFolder: `${root}dist-console`,
    dataDir: process.env['DATA_DIR'] ?? `${root}.data`,
    databaseUrl: process.env['DATABASE_URL'],
    port,
    tls,
    shared,
    telemetry: true,
  });
  console.log(welcome(local));
  whenTold(() => {
    local.close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  });
}

/** Builds in a process of its own: tools that hook into errors of their process (Panda) have no business in a server's. */
async function build(...args: string[]): Promise<void> {
  const { code, output } = await runScript('scripts/build.ts', args);
  if (code !== 0) throw new Error(output.trimEnd());
}

const welcome = ({ origin }: Local): string => {
  const rows = demoAccounts.map(
    ({ username, password, scenario }) => `  ${username.padEnd(14)} ${password.padEnd(15)} ${scenario}`,
  );
  return [
    '',
    `The application   ${origin}`,
    `Console of QA     ${origin}/sandbox   SMS, outcomes, faults, time, examples`,
    '',
    'Sign in as (invented people; the sandbox is for training):',
    ...rows,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
};

if (isMain(import.meta.url)) {
  outliveReaders();
  try {
    await start();
  } catch (error) {
    refuseToStart(error);
  }
}
