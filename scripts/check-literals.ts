import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

/** Attributes and props whose value people read or hear. */
const SPOKEN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
  'helperText',
  'errorText',
  'description',
  'text',
  'message',
  'heading',
  'children',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-placeholder',
  'aria-valuetext',
]);

/** The specification's English lines (status and error page) stand literally, in both languages, marked as English. */
const ENGLISH = new Set(['404 Not Found', 'An error occurred', 'This page could not be found']);

const LETTER = /\p{Letter}/u;
/** A text id (`nav.home`), which a component translates. */
const ID = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9_-]+)+$/;

const isWords = (text: string): boolean => LETTER.test(text) && !ID.test(text.trim()) && !ENGLISH.has(text.trim());

/** Words that a component shows without asking the catalogues: `line: text`, one a place. */
export function findLiterals(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const say = (node: ts.Node, text: string): void => {
    if (isWords(text))
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: "${text.trim()}"`);
  };
  /** The parts of an expression that end up on the screen as they stand. */
  const shown = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) say(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      say(node.head, node.head.text);
      for (const span of node.templateSpans) say(span.literal, span.literal.text);
    } else if (ts.isConditionalExpression(node)) {
      shown(node.whenTrue);
      shown(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      shown(node.right);
      if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) shown(node.left);
    } else if (ts.isParenthesizedExpression(node)) shown(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) say(node, node.text);
    else if (
      ts.isJsxExpression(node) &&
      node.expression &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    ) {
      shown(node.expression);
    } else if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) say(value, value.text);
      else if (value && ts.isJsxExpression(value) && value.expression) shown(value.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

if (isMain(import.meta.url)) {
  const found = listFiles(['src'], ['.tsx']).flatMap((file) =>
    findLiterals(file, readFileSync(join(root, file), 'utf8')),
  );
  if (found.length > 0) {
    console.error(`Words for people belong into locales/:\n${found.join('\n')}`);
    process.exitCode = 1;
  }
}
