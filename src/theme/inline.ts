import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type StyleFunctions = Record<string, (...values: unknown[]) => unknown>;

/** A value that can't be known while building. */
const UNKNOWN = Symbol('unknown');

/** The value of an expression made of literals alone. */
function valueOf(node: Node): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return (node.expressions as Node[]).length === 0
        ? (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked
        : UNKNOWN;
    case 'ObjectExpression': {
      const result: Record<string, unknown> = {};
      for (const property of node.properties as Node[]) {
        if (property.type !== 'Property' || property.computed === true || property.shorthand === true) return UNKNOWN;
        const key = property.key as Node & { name?: string; value?: unknown };
        const value = valueOf(property.value as Node);
        if (value === UNKNOWN) return UNKNOWN;
        result[key.name ?? String(key.value)] = value;
      }
      return result;
    }
    default:
      return UNKNOWN;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function visit(node: Node, look: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  look(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look, node);
  }
}

/** The key of `object.key`; undefined: it is written otherwise, or the node is not its object. */
function memberOf(node: Node, parent: Node | null): string | undefined {
  if (parent?.type !== 'MemberExpression' || parent.object !== node || parent.computed === true) return undefined;
  return (parent.property as { name?: string }).name;
}

/** Of each name the keys that are read of it; null: it is used in other ways, too. */
function keysRead(program: Node): ReadonlyMap<string, ReadonlySet<string> | null> {
  const read = new Map<string, Set<string> | null>();
  visit(program, (node, parent) => {
    // Read by other modules as well.
    if (node.type === 'ExportNamedDeclaration' && isNode(node.declaration))
      for (const { id } of (node.declaration.declarations ?? []) as { id: { name?: string } }[])
        if (id.name !== undefined) read.set(id.name, null);
    if (node.type !== 'Identifier') return;
    // Its declaration, or a key of that name.
    if (parent?.type === 'VariableDeclarator' && parent.id === node) return;
    if (parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true) return;
    const name = node.name as string;
    const key = memberOf(node, parent);
    const keys = read.get(name);
    read.set(name, key === undefined || keys === null ? null : (keys ?? new Set()).add(key));
  });
  return read;
}

/**
 * Replaces calls of style functions whose arguments are literals by the class names they give.
 * @param program the module's syntax tree (ESTree); `modules`: the style functions by import path.
 * @returns the new source, or null when there was nothing to replace.
 */
export function inlineCalls(
  code: string,
  program: unknown,
  modules: Readonly<Record<string, StyleFunctions>>,
): string | null {
  const functions = new Map<string, (...values: unknown[]) => unknown>();
  for (const node of (program as { body: Node[] }).body) {
    const from = node.type === 'ImportDeclaration' ? modules[(node.source as { value: string }).value] : undefined;
    if (!from) continue;
    for (const specifier of node.specifiers as { imported?: { name: string }; local: { name: string } }[]) {
      const style = specifier.imported && from[specifier.imported.name];
      if (style) functions.set(specifier.local.name, style);
    }
  }
  const found: { start: number; end: number; text: string }[] = [];
  const read = keysRead(program as Node);
  visit(program as Node, (node, parent) => {
    if (node.type !== 'CallExpression') return;
    const style = functions.get((node.callee as { name?: string }).name ?? '');
    const values = (node.arguments as Node[]).map(valueOf);
    if (!style || values.includes(UNKNOWN)) return;
    const result = style(...values);
    const { start, end } = node;
    if (typeof result === 'string') return void found.push({ start, end, text: JSON.stringify(result) });
    const parts = result as Readonly<Record<string, string>>;
    // Of the parts of a recipe only those that are asked for.
    const part = memberOf(node, parent);
    if (parent !== null && part !== undefined && part in parts)
      return void found.push({ start: parent.start, end: parent.end, text: JSON.stringify(parts[part]) });
    const name = parent?.type === 'VariableDeclarator' ? (parent.id as { name?: string }).name : undefined;
    const keys = name === undefined ? null : read.get(name);
    const asked = keys ? Object.entries(parts).filter(([key]) => keys.has(key)) : Object.entries(parts);
    found.push({ start, end, text: `(${JSON.stringify(Object.fromEntries(asked))})` });
  });
  if (found.length === 0) return null;
  // From the end, so that places stay right.
  return found
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: names }) => text.slice(0, start) + names + text.slice(end), code);
}

/** Class names of a part for variants that are plain values. */
const NAMES = `export const names = (part, defaults, variants) => {
  const all = { ...defaults };
  for (const key in variants) if (variants[key] !== undefined) all[key] = variants[key];
  let result = part;
  for (const key in all) result += ' ' + part + '--' + key + '_' + all[key];
  return result;
};`;
const NAMES_ID = '\0class-names';

type Recipe = (() => string | Record<string, string>) & { variantKeys?: string[] };

/** A recipe's module that gives the same names as Panda's own, without its runtime of conditions and shorthands. */
function slimRecipe(name: string, recipe: Recipe): string {
  const names = recipe();
  const parts = typeof names === 'string' ? names : Object.values(names)[0];
  const defaults = Object.fromEntries(
    [...(parts ?? '').matchAll(/--(\w+?)_(\S+)/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const part = (all: string) => `names(${JSON.stringify(all.split(' ')[0])}, defaults, variants)`;
  const body =
    typeof names === 'string'
      ? part(names)
      : `({ ${Object.entries(names)
          .map(([slot, all]) => `${slot}: ${part(all)}`)
          .join(', ')} })`;
  return `import { names } from '${NAMES_ID}';\nconst defaults = ${JSON.stringify(defaults)};\nexport const ${name} = (variants) => ${body};`;
}

/**
 * Takes Panda's runtime out of the build: class names that are known while building are written into the modules. What
 * depends on values still works: `css(a, on && b)` brings the runtime with it, into that chunk alone; recipes become a
 * few lines each. Recipes have no compound and no responsive variants; should one get them, it must not be slimmed.
 */
export function inlineStyles(): Plugin {
  let modules: Record<string, StyleFunctions> = {};
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const load = async (part: string) =>
        (await import(new URL(`../../styled-system/${part}/index.mjs`, import.meta.url).href)) as StyleFunctions;
      modules = {
        '@styled/css': await load('css'),
        '@styled/patterns': await load('patterns'),
        '@styled/recipes': await load('recipes'),
      };
    },
    resolveId: (id) => (id === NAMES_ID ? id : null),
    load(id) {
      if (id === NAMES_ID) return NAMES;
      const file = /\/styled-system\/recipes\/([\w-]+)\.mjs$/.exec(id)?.[1] ?? '';
      const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const recipe = modules['@styled/recipes']?.[name] as Recipe | undefined;
      return recipe?.variantKeys ? slimRecipe(name, recipe) : null;
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx$/.test(id) || !code.includes('@styled/')) return null;
      const inlined = inlineCalls(code, this.parse(code, { lang: 'tsx' }), modules);
      return inlined === null ? null : { code: inlined, map: null };
    },
  };
}
