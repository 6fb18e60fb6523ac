import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readRuntimeConfig } from '../../../server/runtime-config.ts';
import { createWeb, type Web } from '../../../server/web.ts';

const ASSET = /[\w.-]+-[\w-]{8}\.(?:js|css)/g;

/** A copy of a build as if every source had changed: all its assets have other names, wherever they are named. */
export function secondBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const assets = new Set(readdirSync(join(to, 'assets')).filter((name) => name.replace(ASSET, '') === ''));
  const otherOf = (hash: string): string => createHash('sha256').update(hash).digest('base64url').slice(0, 8);
  const renamed = (name: string): string => (assets.has(name) ? name.replace(/[\w-]{8}(?=\.\w+$)/, otherOf) : name);
  const rewritten = (text: string): string =>
    // Files of texts are named by a rule that ends with the version of them all.
    text.replaceAll(ASSET, renamed).replaceAll(/(?<=\}-)[\w-]{8}(?=\.js`)/g, otherOf);
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // Packed twins are of the other text.
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|css|html|json)$/.test(file)) {
      writeFileSync(file, rewritten(readFileSync(file, 'utf8')));
      if (assets.has(entry.name)) renameSync(file, join(entry.parentPath, renamed(entry.name)));
    }
  }
}

export interface Front {
  readonly origin: string;
  /** From now on it serves this build, beside it the assets of `previous`. */
  serve(folder: string, previous?: string): void;
  stop(): void;
}

/** One address at which builds follow each other, as behind a balancer; partners and the time are the sandbox's. */
export async function startFront(sandbox: string): Promise<Front> {
  let web: Web | undefined;
  const { port, hostname } = new URL(sandbox);
  const server: Server = createServer((asked, answer) => {
    if (!/^\/(services|sandbox|config\.json)/.test(asked.url ?? '')) return void web?.(asked, answer);
    const { url = '/', method, headers } = asked;
    const passed = request({ port, hostname, path: url, method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve(folder, previous) {
      web = createWeb({ folder, previous, config: readRuntimeConfig(join(folder, 'config.json')) });
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
