import type { Plugin } from 'vite';

/** Recipes that no first screen shows. Their styles come with the first part of the program that uses one of them. */
const LATER = [
  'arranged',
  'board',
  'carCard',
  'choice',
  'choiceEnd',
  'chosen',
  'codeCells',
  'columns',
  'comparison',
  'deductibles',
  'dialog',
  'drawer',
  'drawn',
  'estimate',
  'fold',
  'instalments',
  'insurerRow',
  'notice',
  'numbered',
  'offerTable',
  'offerTools',
  'policyCard',
  'rowCard',
  'search',
  'segmented',
  'sideways',
  'slider',
  'stepLine',
  'summaryList',
  'tag',
  'timeline',
  'tracker',
  'uploadBar',
];
const LATER_ID = 'later-styles.css';

const ofLater = (selector: string): boolean =>
  selector
    // Not at those inside `:is()`.
    .split(/,(?![^(]*\))/)
    .every((one) => LATER.some((name) => new RegExp(`^\\.${name}(?:__|--|(?![\\w-]))`).test(one.trim())));

/** Blocks of a sheet: `[what stands before the brace, the whole block, its inside]`; statements have no inside. */
function blocksOf(css: string): [head: string, whole: string, inside: string | null][] {
  const blocks: [string, string, string | null][] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '{' && ++depth === 1) open = at;
    const closes = letter === '}' && --depth === 0;
    if (!closes && !(letter === ';' && depth === 0)) continue;
    const whole = css.slice(from, at + 1);
    blocks.push(closes ? [css.slice(from, open).trim(), whole, css.slice(open + 1, at)] : [whole.trim(), whole, null]);
    from = at + 1;
  }
  return blocks;
}

/**
 * Parts a sheet in two: rules whose selectors all belong to recipes of later go into the second, inside the same layers
 * and conditions; everything else stays in the first.
 */
export function partStyles(css: string): { first: string; later: string } {
  let first = '';
  let later = '';
  for (const [head, whole, inside] of blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))) {
    if (inside === null || /^@(?!layer|media|supports|container)/.test(head)) first += whole;
    else if (head.startsWith('@')) {
      const parts = partStyles(inside);
      if (parts.first.trim() !== '') first += `${head}{${parts.first}}\n`;
      if (parts.later.trim() !== '') later += `${head}{${parts.later}}\n`;
    } else if (ofLater(head)) later += whole;
    else first += whole;
  }
  return { first, later };
}

/** Of the second sheet, what a page shows that comes drawn: it is painted before that sheet is asked for. */
export function stylesShown(later: string, html: string): string {
  const shown = LATER.filter((name) => new RegExp(`["\\s]${name}(?:__|--|["\\s])`).test(html));
  const isShown = (head: string) => shown.some((name) => new RegExp(`\\.${name}(?:__|--|(?![\\w-]))`).test(head));
  const kept = (css: string): string =>
    blocksOf(css)
      .map(([head, whole, inside]) => {
        if (inside === null) return '';
        if (!head.startsWith('@')) return isShown(head) ? whole : '';
        const parts = kept(inside);
        return parts.trim() === '' ? '' : `${head}{${parts}}`;
      })
      .join('');
  return kept(later.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
}

/** Keeps the styles of later out of the first sheet. A module that uses such a recipe imports the second one. */
export function laterStyles(): Plugin[] {
  let found: (css: string) => void;
  let later: Promise<string>;
  return [
    {
      name: 'later-styles',
      apply: 'build',
      enforce: 'pre',
      buildStart() {
        later = new Promise((resolve) => (found = resolve));
      },
      resolveId: (id) => (id === LATER_ID ? `\0${id}` : null),
      // A program for Node has no sheets.
      load: (id, options) => (id !== `\0${LATER_ID}` ? null : options?.ssr === true ? '' : later),
      transform(code, id) {
        const [, names = ''] = /\/src\/.*\.tsx$/.test(id)
          ? (/import \{([^}]*)\} from '@styled\/recipes'/.exec(code) ?? [])
          : [];
        const uses = names.split(',').some((name) => LATER.includes(name.trim().split(' ')[0] ?? ''));
        return uses ? { code: `${code}\nimport '${LATER_ID}';`, map: null } : null;
      },
    },
    {
      name: 'first-styles',
      apply: 'build',
      // After Panda has written them, before they are packed.
      transform(code, id) {
        if (!id.endsWith('/src/index.css')) return null;
        const parts = partStyles(code);
        found(parts.later);
        return { code: parts.first, map: null };
      },
    },
  ];
}
