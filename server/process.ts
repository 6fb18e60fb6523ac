import { PortTakenError } from './listening.ts';

/**
 * Goes on without a word when nobody reads the output any more (`npm start | head -1`, the parent has ended). Unheard,
 * the error of the closed pipe would end the program, or be logged to the closed pipe for ever by who catches it.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Says why the program does not start and ends it with 1. A plain Error is written for people (no build, wrong
 * settings); any other is a bug of ours and shows where.
 */
export function refuseToStart(error: unknown): never {
  const isForPeople = error instanceof PortTakenError || Object.getPrototypeOf(error) === Error.prototype;
  console.error(isForPeople ? (error as Error).message : error);
  process.exit(1);
}

/** How often a program that npm started looks for its parent. */
const LOOK_MS = 250;

/**
 * Runs `stop` once when the program is told to end, by SIGINT (Ctrl-C) or SIGTERM; a second one ends it at once. npm hands a
 * signal to the shell that it runs a script by, and a shell may end without telling us: then the parent has changed.
 */
export function whenTold(stop: () => void): void {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const parent = process.ppid;
  const told = (): void => {
    for (const signal of signals) process.removeListener(signal, told);
    clearInterval(looking);
    stop();
  };
  for (const signal of signals) process.on(signal, told);
  const look = (): void => {
    if (process.ppid !== parent) told();
  };
  const looking = 'npm_lifecycle_event' in process.env ? setInterval(look, LOOK_MS).unref() : undefined;
}
