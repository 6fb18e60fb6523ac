import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  code: number;
  /** stdout and stderr as they came; empty when the output was passed through. */
  output: string;
}

/**
 * Runs one program in the project's folder and waits for its end.
 * @param show pass the output through to the terminal instead of collecting it
 * @returns the exit code (127 when the program could not be started); it never throws
 */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? (signal ? 130 : 1), output: Buffer.concat(parts).toString() }),
    );
  });
}

/** Runs a TypeScript file of ours in a Node of its own. */
export const runScript = (file: string, args: readonly string[] = [], options: Parameters<typeof run>[2] = {}) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], options);

/** Runs a program that a package brought along, e.g. `oxlint`. */
export const runBin = (name: string, args: readonly string[] = [], options: Parameters<typeof run>[2] = {}) =>
  run(`${root}node_modules/.bin/${name}`, args, options);

/** True when this module was started from the command line, not imported. */
export const isMain = (moduleUrl: string): boolean =>
  process.argv[1] !== undefined && fileURLToPath(moduleUrl) === process.argv[1];
