import { demoAccounts } from '../sandbox/services/auth/accounts.ts';
import { type Local, PortTakenError, startLocal } from '../server/local.ts';
import { build, buildConsole } from './build.ts';
import { isMain, root } from './lib/run.ts';

/**
 * `npm start`: builds the page and runs it with the sandbox in this one process.
 * `PORT` (4000), `DATA_DIR` (.data), `DATABASE_URL` (PostgreSQL instead of `DATA_DIR`). `--no-build` serves the last build.
 */
async function start(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is no port: ${process.env['PORT'] ?? ''}`);
  if (!process.argv.includes('--no-build')) {
    console.log('Building…');
    await build();
    await buildConsole();
  }
  const local = await startLocal({
    folder: `${root}dist`,
    consoleFolder: `${root}dist-console`,
    dataDir: process.env['DATA_DIR'] ?? `${root}.data`,
    databaseUrl: process.env['DATABASE_URL'],
    port,
  });
  console.log(welcome(local));
  const stop = (): void => {
    // A second Ctrl-C ends it at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
    local.close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
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
  try {
    await start();
  } catch (error) {
    // A plain Error is written for people (no build, a database in use); any other is a bug of ours and shows where.
    const isForPeople = error instanceof PortTakenError || Object.getPrototypeOf(error) === Error.prototype;
    console.error(isForPeople ? (error as Error).message : error);
    process.exit(1);
  }
}
