import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listFiles } from './files.ts';
import { root } from './run.ts';

/** What a build says of itself: `/version` answers with it. */
export interface About {
  readonly version: string;
  /** Of the sources; null: built from a copy without git, and nobody said (`COMMIT`). */
  readonly commit: string | null;
  /** ISO, UTC; `SOURCE_DATE_EPOCH` (seconds) sets it, so that a build can be made again to the byte. */
  readonly builtAt: string;
  /** Contract → its version, where it has one, and the beginning of its digest. */
  readonly contracts: Readonly<Record<string, { readonly version: string | null; readonly sha256: string }>>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** @param base the folder of the sources */
export function aboutBuild(env: Env, now = Date.now(), base: string = root): About {
  const { version } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')) as { version: string };
  const at = env['SOURCE_DATE_EPOCH'] ? Number(env['SOURCE_DATE_EPOCH']) * 1000 : now;
  const contracts = listFiles(['openapi'], ['.yaml', '.graphql'], base).filter((file) =>
    /^openapi\/(?!common\.)\w+\.(yaml|graphql)$/.test(file),
  );
  return {
    version,
    commit: env['COMMIT'] || commitOf(base),
    builtAt: new Date(at).toISOString(),
    contracts: Object.fromEntries(
      contracts.map((file) => {
        const text = readFileSync(join(base, file), 'utf8');
        const sha256 = createHash('sha256').update(text).digest('hex').slice(0, 12);
        return [basename(file, extname(file)), { version: /^ {2}version: ([\w.]+)$/m.exec(text)?.[1] ?? null, sha256 }];
      }),
    ),
  };
}

function commitOf(base: string): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: base, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}
