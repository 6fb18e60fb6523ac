import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt, listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

const PLACES = ['src', 'machines', 'schemas', 'openapi', 'sandbox', 'server', 'scripts', 'tests', 'locales'];

/** Rules about comments and leftovers, which a syntax rule cannot see. */
const RULES: readonly { what: string; pattern: RegExp; reasonAbove?: boolean }[] = [
  {
    what: 'a lint rule is switched off without a reason (" -- reason", or a comment above)',
    pattern: /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?![^\n]* -- \S)[^\n]*/g,
    reasonAbove: true,
  },
  { what: 'the type checker is switched off', pattern: /@ts-(?:ignore|nocheck)\b/g },
  { what: 'unfinished work', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b|not implemented|lorem ipsum/gi },
  { what: 'a test that runs alone or not at all', pattern: /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/g },
];
/** Phone masks are not leftovers. */
const ALLOWED = /X{3}-XX|\(XXX\)|\bXXX XXX\b/;

/** Faults of one source, one line each. */
export function checkSource(file: string, source: string): string[] {
  const lines = source.split('\n');
  return RULES.flatMap(({ what, pattern, reasonAbove }) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const line = lineAt(source, match.index);
      const text = lines[line - 1] ?? '';
      const isExplained = reasonAbove === true && /^\s*(\/\/|\*|\/\*)/.test(lines[line - 2] ?? '');
      return isExplained || ALLOWED.test(text) ? [] : [`${file}:${line}: ${what}: ${text.trim()}`];
    }),
  );
}

if (isMain(import.meta.url)) {
  // This file and its test name what they look for.
  const files = listFiles(PLACES, ['.ts', '.tsx', '.css']).filter(
    (file) => !/(check-sources|gates\.test)\.ts$/.test(file),
  );
  const faults = files.flatMap((file) => checkSource(file, readFileSync(join(root, file), 'utf8')));
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
