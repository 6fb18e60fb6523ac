import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/run.ts';

/** Words in a cell that stand for the same cell in both languages: code, but not what is said in a line of folders. */
const FOLDERS = /```\nopenapi\/[\s\S]*?```/;

/** What has to be the same in both languages, in its order: levels of headings, tables' rows, commands and other code, targets of links. */
function skeletonOf(markdown: string): readonly (readonly [string, string])[] {
  const folders = FOLDERS.exec(markdown)?.[0] ?? '';
  const parts: [string, string][] = [];
  const said = markdown.replace(FOLDERS, '');
  for (const [block] of said.matchAll(/```\n[\s\S]*?```|`[^`\n]+`|^#{1,6} |\]\([^)\s]+\)|^\|/gm)) {
    if (block.startsWith('#')) parts.push(['heading', block.trim()]);
    else if (block === '|') parts.push(['row of a table', '|']);
    else if (block.startsWith('](#')) parts.push(['link inside', '#']);
    else if (block.startsWith('](')) parts.push(['link', block.slice(2, -1).replace(/^README(\.ru)?\.md$/, 'README')]);
    else parts.push(['code', block]);
  }
  // Names of folders; what is said of them is in each language's own words.
  for (const [, name = ''] of folders.matchAll(/^ {0,2}([\w]+\/(?: [\w]+\/)?)(?= )/gm)) parts.push(['folder', name]);
  return parts;
}

/**
 * What one README has and the other has not, or has elsewhere. Order counts for headings and rows; code and links may change
 * places within a paragraph, as sentences do.
 */
export function differences(english: string, russian: string): string[] {
  const [ours, theirs] = [skeletonOf(english), skeletonOf(russian)];
  const lines: string[] = [];
  const shape = (parts: typeof ours) =>
    parts
      .filter(([kind]) => kind === 'heading' || kind === 'row of a table')
      .map(([, text]) => text)
      .join(' ');
  if (shape(ours) !== shape(theirs)) lines.push('headings or rows of tables differ in number, level or order');
  const count = (parts: typeof ours) => {
    const counted = new Map<string, number>();
    for (const [kind, text] of parts) counted.set(`${kind} ${text}`, (counted.get(`${kind} ${text}`) ?? 0) + 1);
    return counted;
  };
  const [own, other] = [count(ours), count(theirs)];
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [a, b] = [own.get(key) ?? 0, other.get(key) ?? 0];
    if (a !== b) lines.push(`${key}: ${a} in README.md, ${b} in README.ru.md`);
  }
  return lines;
}

/** Commands that README.md names and package.json has not. */
export function unknownCommands(markdown: string, scripts: Readonly<Record<string, string>>): string[] {
  return [...new Set([...markdown.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name))].filter(
    (name) => !(name in scripts),
  );
}

if (isMain(import.meta.url)) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const faults = [
    ...differences(read('README.md'), read('README.ru.md')),
    ...unknownCommands(read('README.md'), scripts).map((name) => `README.md: npm run ${name} is no command`),
  ];
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
  }
}
