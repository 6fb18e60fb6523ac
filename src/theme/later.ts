import { type Container, parse, type Rule } from 'postcss';
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
  'rowLine',
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

const RECIPE = new RegExp(`^\\.(?:${LATER.join('|')})(?:__|--|(?![\\w-]))`);
/** Every one of its selectors begins with a recipe of later. */
const ofLater = ({ selectors }: Rule): boolean => selectors.every((one) => RECIPE.test(one));

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** The rules that are wanted, inside their layers and conditions; `others`: also what is no rule, as keyframes. */
function sift(css: string, wanted: (rule: Rule) => boolean, others: boolean): string {
  const inside = (nodes: Container): void => {
    nodes.each((node) => {
      if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
        inside(node);
        if (node.nodes.length === 0) node.remove();
      } else if (node.type === 'rule' ? !wanted(node) : node.type === 'comment' || !others) node.remove();
    });
  };
  const sheet = parse(css);
  inside(sheet);
  return sheet.toString();
}

/**
 * Parts a sheet in two: rules whose selectors all belong to recipes of later go into the second, inside the same layers
 * and conditions; everything else stays in the first.
 */
export const partStyles = (css: string): { first: string; later: string } => ({
  first: sift(css, (rule) => !ofLater(rule), true),
  later: sift(css, ofLater, false),
});

/** Of the second sheet, what a page shows that comes drawn: it is painted before that sheet is asked for. */
export const stylesShown = (later: string, html: string): string => {
  const shown = LATER.filter((name) => new RegExp(`["\\s]${name}(?:__|--|["\\s])`).test(html));
  return sift(
    later,
    ({ selector }) => shown.some((name) => new RegExp(`\\.${name}(?:__|--|(?![\\w-]))`).test(selector)),
    false,
  );
};

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
