import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

/** What must not reach visitors. */
const FORBIDDEN: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a source map', pattern: /sourceMappingURL=/ },
  { what: 'a piece of the sandbox', pattern: /demo-password|\/sandbox\/api|sandbox_inbox|["']qa\.title/ },
  { what: 'an address without https', pattern: /http:\/\/(?!www\.w3\.org\/|localhost\b|\$\{)[^\s"'`\\]{2,}/ },
  { what: 'a way around the security policy', pattern: /\beval\(|new Function\(|document\.write\(/ },
  {
    what: 'a method that the oldest supported browsers lack (.browserslistrc)',
    pattern:
      /\.(?:toSorted|toReversed|toSpliced)\(|Object\.groupBy\(|Promise\.withResolvers\(|URL\.canParse\(|Array\.fromAsync\(/,
  },
  { what: 'code for development', pattern: /react-refresh|@vite\/client|import\.meta\.hot/ },
];
const FOUND_MAX = 120;

/** Faults of one built file. */
export function checkBuilt(file: string, content: string): string[] {
  return FORBIDDEN.flatMap(({ what, pattern }) => {
    const match = pattern.exec(content);
    return match
      ? [`${file}: ${what}: ${content.slice(Math.max(0, match.index - 40), match.index + 60).slice(0, FOUND_MAX)}`]
      : [];
  });
}

if (isMain(import.meta.url)) {
  const dist = join(root, 'dist');
  const faults = listFiles(['.'], ['.map'], dist).map((file) => `${file}: a source map`);
  for (const file of listFiles(['.'], ['.js', '.css', '.html', '.json'], dist)) {
    if (!file.startsWith('.vite/')) faults.push(...checkBuilt(file, readFileSync(join(dist, file), 'utf8')));
  }
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
