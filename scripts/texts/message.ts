import { parse } from '@messageformat/parser';

type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

/** What a text in ICU syntax consists of. */
export interface Shape {
  /** Names of all values that the text takes. */
  names: Set<string>;
  /** Values formatted by ICU itself, e.g. `{n, number}`: wrong for Kazakh. */
  formatted: string[];
  /** Cases of each plural: `n` → its keys. */
  plurals: { name: string; keys: string[] }[];
  /** Cases of each select, by name. */
  selects: Map<string, string[]>;
  /** The written words, piece by piece. */
  words: string[];
  /** Values with a letter or a case ending glued behind them. */
  endings: string[];
}

/** Kazakh case endings behind a hyphen, as in `5-ке`; an ordinal's noun (`3-қадам`) is none. */
const CASE_ENDING =
  /^-(ға|ге|қа|ке|на|не|н?да|н?де|та|те|[дтн]ан|[дтн]ен|[дтн]ы|[дтн]і|[дтн]ың|[дтн]ің|[мбп]ен)(?!\p{Letter})/u;

/** Takes a text apart. @throws Error when it is no valid ICU text */
export function shapeOf(text: string): Shape {
  const shape: Shape = { names: new Set(), formatted: [], plurals: [], selects: new Map(), words: [], endings: [] };
  walk(parse(text, { strict: false, strictPluralKeys: true }), shape);
  return shape;
}

function walk(tokens: readonly Token[], shape: Shape): void {
  tokens.forEach((token, index) => {
    switch (token.type) {
      case 'content':
        shape.words.push(token.value);
        return;
      case 'octothorpe':
        noteEnding('#', tokens[index + 1], shape);
        return;
      case 'argument':
        shape.names.add(token.arg);
        noteEnding(token.arg, tokens[index + 1], shape);
        return;
      case 'function':
        shape.names.add(token.arg);
        shape.formatted.push(`{${token.arg}, ${token.key}}`);
        return;
      default: {
        shape.names.add(token.arg);
        const keys = token.cases.map(({ key }) => key);
        if (token.type === 'select') shape.selects.set(token.arg, keys);
        else shape.plurals.push({ name: token.arg, keys });
        if (token.type === 'selectordinal') shape.formatted.push(`{${token.arg}, selectordinal}`);
        for (const one of token.cases) walk(one.tokens, shape);
      }
    }
  });
}

function noteEnding(name: string, next: Token | undefined, shape: Shape): void {
  if (next?.type === 'content' && (/^\p{Letter}/u.test(next.value) || CASE_ENDING.test(next.value)))
    shape.endings.push(name);
}
