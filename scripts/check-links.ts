import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { lineAt, listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

/** The anchor that a heading gets. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replace(/\s/g, '-');

const anchorsOf = (markdown: string): Set<string> =>
  new Set([...markdown.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** Links of one document that lead to no file or heading of the project; addresses of the web are not asked. */
export function brokenLinks(file: string, markdown: string, base: string = root): string[] {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' '));
  return [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)].flatMap((match) => {
    const [path = '', anchor] = (match[1] ?? '').split('#', 2);
    if (/^[a-z][a-z+.-]*:/i.test(path)) return [];
    const say = (what: string) => [`${file}:${lineAt(prose, match.index)}: ${match[1] ?? ''} ${what}`];
    const target = path === '' ? join(base, file) : resolve(base, dirname(file), decodeURIComponent(path));
    if (relative(base, target).startsWith('..')) return say('leads out of the project');
    if (!existsSync(target)) return say('is not there');
    if (anchor && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).has(anchor))
      return say('has no such heading');
    return [];
  });
}

if (isMain(import.meta.url)) {
  const files = listFiles(
    [
      'README.md',
      'README.ru.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      'THIRD_PARTY_NOTICES.md',
      'docs',
      'sandbox',
      'machines',
      'scripts',
    ],
    ['.md'],
  );
  const broken = files.flatMap((file) => brokenLinks(file, readFileSync(join(root, file), 'utf8')));
  if (broken.length > 0) {
    console.error(broken.join('\n'));
    process.exitCode = 1;
  }
}
