import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './lib/files.ts';
import { isMain, root, run } from './lib/run.ts';

/**
 * Shapes that secrets of others have: each is known by its beginning or its frame, so that nothing else looks like one.
 * Passwords of the sandbox's invented people are none.
 */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[\w+/=]{20}/,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{60,})/,
  'a token of GitLab': /\bgl(?:pat|dt|rt|cbt|ptt|ft|soat)-[\w-]{20,}/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=\s*[^\s$]{8,}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Slack': /\bxox[abeprs]-[\w-]{10,}/,
  'a key of Stripe': /\b[rs]k_live_\w{20,}/,
  'a token of Telegram': /\b\d{8,10}:AA[\w-]{33}\b/,
  'a signed token (JWT)': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'a password in an address':
    /\b[a-z][a-z+.-]{2,20}:\/\/[^\s/:@'"`$<{]+:(?!(?:password|sandbox|postgres|secret|change-me)@)[^\s/:@'"`$<{]{6,}@/,
};

/** Line and kind of what looks like a secret; never the secret itself. */
export function secretsIn(file: string, content: string): string[] {
  return Object.entries(SHAPES).flatMap(([what, shape]) => {
    const found = shape.exec(content);
    return found ? [`${file}:${lineAt(content, found.index)}: ${what}`] : [];
  });
}

/** Bytes that are no text are not looked into. */
const isText = (content: Buffer): boolean => !content.subarray(0, 8_000).includes(0);

if (isMain(import.meta.url)) {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // Without its history (an archive) there is nothing that could be given on.
  const files = listed.code === 0 ? listed.output.split('\0').filter((file) => file !== '') : [];
  const faults = files.flatMap((file) => {
    let content: Buffer;
    try {
      content = readFileSync(join(root, file));
    } catch {
      return []; // removed, and not committed yet
    }
    return isText(content) ? secretsIn(file, content.toString()) : [];
  });
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\nWhat was committed once is known: revoke it, then remove it.`);
    process.exitCode = 1;
  }
}
