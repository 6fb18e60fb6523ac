import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that the files of `deploy/` are tried with. */
export interface Proxies {
  readonly nginx: string;
  readonly caddy: string;
}

/** Where they are: on the path, or where Debian keeps what administrators run. Nothing is installed; undefined: one lacks. */
export function installedProxies(path = process.env['PATH'] ?? ''): Proxies | undefined {
  const find = (name: string): string | undefined =>
    [...path.split(delimiter), '/usr/sbin'].map((folder) => join(folder, name)).find(isProgram);
  const [nginx, caddy] = [find('nginx'), find('caddy')];
  return nginx === undefined || caddy === undefined ? undefined : { nginx, caddy };
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Said where they are not. */
export const NO_PROXIES =
  'Left out: the server behind nginx and Caddy (tests/deploy), for one of them is not installed. Debian: apt-get install nginx-light caddy';
