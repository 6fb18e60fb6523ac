import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

/** Where a path may be written: once in all of them. */
const PLACES = ['machines', 'src', 'server'];
/** A slash is a separator, too: nobody can tell it from the path of the home page. */
const UNTELLABLE = '/';

/** How a path may begin in code: itself, without its optional part, and what stands before its first parameter. */
const formsOf = (path: string): string[] => {
  const [fixed = ''] = path.split(/(?<=\/):/, 1);
  return [path.replace(/\/:\w+\?/g, ''), ...(fixed === path || fixed === '/' ? [] : [fixed])];
};

/** The path of the registry that a literal writes, with or without a query; null: none. */
export const writtenPath = (text: string, paths: readonly string[]): string | null => {
  const [written = ''] = text.split(/\?(?!\/|$)|#/, 1);
  const found = paths.find((path) => path === written) ?? paths.find((path) => formsOf(path).includes(written));
  return found === undefined || found === UNTELLABLE ? null : found;
};

/** Paths that a source writes: `line` of each place. */
export function pathsIn(file: string, source: string, paths: readonly string[]): { path: string; place: string }[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: { path: string; place: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const text =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
        ? node.text
        : ts.isRegularExpressionLiteral(node)
          ? node.text.replaceAll('\\/', '/').replace(/^\/\^?(.*?)(?:\/\?|\$|\(|\[).*$/, '$1')
          : null;
    const path = text === null ? null : writtenPath(text, paths);
    if (path !== null)
      found.push({ path, place: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}` });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Paths that stand in more than one place, one line each. */
export const writtenTwice = (found: readonly { path: string; place: string }[]): string[] => {
  const places = new Map<string, string[]>();
  for (const { path, place } of found) places.set(path, [...(places.get(path) ?? []), place]);
  return [...places].flatMap(([path, all]) => (all.length > 1 ? [`${path}: ${all.join(', ')}`] : []));
};

if (isMain(import.meta.url)) {
  const { addresses } = await import('../machines/generated/addresses.ts');
  const faults = writtenTwice(
    listFiles(PLACES, ['.ts', '.tsx'])
      .filter((file) => !file.includes('/generated/'))
      .flatMap((file) => pathsIn(file, readFileSync(join(root, file), 'utf8'), addresses)),
  );
  if (faults.length > 0) {
    console.error(`A path is written once; everything else names its screen:\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}
