import { posix } from 'node:path';
import type { Product } from '../../machines/kit/product.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';

/** What is found in the folders. */
export interface Found {
  /** Products in the order of their ids; `screensExport`: what `screens.ts` calls them. */
  readonly products: readonly { readonly product: Product; readonly screensExport: string }[];
  /** Screens that are no flow. */
  readonly pages: Readonly<Record<string, ScreenSpec>>;
  /** Names of the catalogues in `locales/ru`. */
  readonly catalogues: readonly string[];
  /** Files of forms, as paths from `schemas`, with the names that they export. */
  readonly forms: readonly { readonly file: string; readonly exports: readonly string[] }[];
}

const BANNER =
  '// Written by `npm run generate` from the folders of products. Never edited by hand, never committed.\n';
const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
const pathsOf = (screens: Readonly<Record<string, ScreenSpec>>): string[] => [
  ...new Set(Object.values(screens).flatMap(({ path }) => path ?? [])),
];

const allPaths = ({ products, pages }: Found): string[] => [
  ...new Set([pages, ...products.map(({ product }) => product.screens)].flatMap(pathsOf)),
];

const addresses = (found: Found): string => `${BANNER}
/** Every address of pages and products. Routing, links and tests read this table alone. */
export const addresses = [
${lines(allPaths(found).map((path) => `  ${text(path)},`))}] as const;
export type AddressPattern = (typeof addresses)[number];
`;

const table = (found: Found): string => `${BANNER}import type { Product } from '../kit/product.ts';
import type { FlowId } from '../screens.ts';
import { addresses, type AddressPattern } from './addresses.ts';

/**
 * Every product: the addresses at which one of its screens stands, by their place in the table that is loaded already, and its
 * declaration, loaded when it is first needed.
 */
export const products = {
${lines(
  found.products.map(
    ({ product: { id, screens } }) => `  ${text(id)}: {
    at: [${pathsOf(screens)
      .map((path) => `addresses[${allPaths(found).indexOf(path)}]`)
      .join(', ')}],
    load: async () => (await import('../products/${id}/product.ts')).product,
  },`,
  ),
)}} as const satisfies {
  readonly [Id in FlowId]: { readonly at: readonly AddressPattern[]; readonly load: () => Promise<Product & { readonly id: Id }> };
};
export const flowIds = Object.keys(products) as FlowId[];
`;

const progress = ({ products }: Found): string => `${BANNER}${lines(
  products.map(({ product: { id } }) => `import { progress as ${camel(id)} } from '../products/${id}/progress.ts';`),
)}
/** Milestones and turns by product: where a thing stands is known without its flow. */
export const progressOf = {
${lines(products.map(({ product: { id } }) => `  ${text(id)}: ${camel(id)},`))}} as const;
`;

const screens = ({ products }: Found): string => `${BANNER}${lines(
  products.map(
    ({ product: { id }, screensExport }) => `import { ${screensExport} } from '../products/${id}/screens.ts';`,
  ),
)}
/** Screens by the product that owns them. */
export const screensByFlow = {
${lines(products.map(({ product: { id }, screensExport }) => `  ${text(id)}: ${screensExport},`))}} as const;
`;

const entrances = ({ products }: Found): string => `${BANNER}import type { Screens } from '../screens.ts';

/** Where pages and other products lead to: the only addresses that must be known before their product is loaded. */
export const entrances = {
${lines(
  products.flatMap(({ product }) =>
    (product.entrances ?? []).map((id) => {
      const { path, kind } = product.screens[id] as ScreenSpec;
      return `  ${text(id)}: { path: ${path === null ? 'null' : text(path)}, kind: ${kind === undefined ? 'null' : text(kind)} },`;
    }),
  ),
)}} as const satisfies { readonly [S in keyof Screens]?: { readonly path: Screens[S]['path']; readonly kind: string | null } };
`;

const links = ({ products }: Found): string => `${BANNER}import type { ShortLink } from '../../openapi/index.ts';
import type { AddressPattern } from './addresses.ts';

/** Where a short link leads, by the kind of what it opens: addresses of ours, and no others. */
export const linkTargets = {
${lines(
  products.flatMap(({ product }) =>
    Object.entries(product.links ?? {}).map(
      ([kind, screen]) => `  ${text(kind)}: ${text(product.screens[screen]?.path ?? '')},`,
    ),
  ),
)}} as const satisfies Readonly<Record<ShortLink['target']['kind'], AddressPattern>>;
`;

const campaigns = ({ products }: Found): string => `${BANNER}import type { AddressPattern } from './addresses.ts';

/** Shops that send people here, and where the number that they send leads. */
export const campaigns: readonly { readonly name: string; readonly key: string; readonly path: AddressPattern }[] = [
${lines(
  products.flatMap(({ product: { campaign, screens: own } }) =>
    campaign === undefined
      ? []
      : [
          `  { name: ${text(campaign.name)}, key: ${text(campaign.key)}, path: ${text(own[campaign.to]?.path ?? '')} },`,
        ],
  ),
)}];
`;

const loaders = ({
  products,
}: Found): string => `${BANNER}import type { FlowId, ScreenOf } from '../../machines/screens.ts';
import type { LoadersOf } from '../blocks/loaders.types.ts';

/** Screen → component, by product, all lazily. A missing screen, or a component of another one, does not compile. */
export const loadersOf = {
${lines(
  products.map(
    ({ product: { id } }) => `  ${text(id)}: async () => (await import('../products/${id}/loaders.ts')).loaders,`,
  ),
)}} as const satisfies { readonly [Id in FlowId]: () => Promise<LoadersOf<ScreenOf<Id>>> };
`;

/** What the customer's lists ask: pages are read with it, so it is there before all others. */
export const readsOf = (products: Found['products']): readonly [file: string, text: string] => {
  const lists = products.flatMap(({ product }) => product.list ?? []);
  const all = (words: readonly (string | undefined)[]): string =>
    [...new Set(words.flatMap((word) => word ?? []))].map(text).join(', ');
  const written = `${BANNER}import type { CatalogueName } from '../../locales/ids.ts';
import type { OperationId } from '../../openapi/index.ts';

/** What the customer's lists ask, home's without filters among them; and the catalogues of the products' own words in them. */
export const activeReads = [${all(lists.flatMap((list) => list.reads))}] as const satisfies readonly OperationId[];
export const listReads = [...activeReads, ${all(lists.flatMap((list) => list.filters ?? []))}] as const satisfies readonly OperationId[];
export const listTexts = [${all(lists.map((list) => list.texts))}] as const satisfies readonly CatalogueName[];
`;
  return ['machines/generated/lists.ts', written];
};

const lists = ({ products }: Found): string => {
  const ids = products.flatMap(({ product: { id, list } }) => (list === undefined ? [] : [id]));
  return `${BANNER}import type { ProductList } from '../blocks/lists/product-list.ts';
${lines(ids.map((id) => `import { list as ${camel(id)} } from '../products/${id}/list.tsx';`))}
export const lists: readonly ProductList[] = [${ids.map(camel).join(', ')}];
`;
};

const ids = ({ catalogues }: Found): string => `${BANNER}${lines(
  catalogues.map((name) => `import type ${camel(name)}Texts from './ru/${name}.json';`),
)}
/** One file an area and language; loaded with the screens that use it. */
export interface Catalogues {
${lines(catalogues.map((name) => `  ${text(name)}: typeof ${camel(name)}Texts;`))}}
export type CatalogueName = keyof Catalogues;

/** Every text id; an unknown one does not compile. */
export type TextId = { [Name in CatalogueName]: keyof Catalogues[Name] & string }[CatalogueName];
`;

const tests = (
  { products }: Found,
  what: 'samples' | 'scenarios',
  type: string,
  of: string,
): string => `${BANNER}${lines(
  products.map(({ product: { id } }) => `import { ${what} as ${camel(id)} } from '../products/${id}/${what}.ts';`),
)}import type { FlowId } from '../../machines/screens.ts';
import type { ${type} } from '${of}';

export const ${what}ByProduct = {
${lines(products.map(({ product: { id } }) => `  ${text(id)}: ${camel(id)},`))}} as const satisfies Readonly<Record<FlowId, ${type === 'Scenario' ? 'readonly Scenario[]' : type}>>;
`;

/** A form is called as its file is. */
const formName = ({ file }: Found['forms'][number]): string => posix.basename(file, '.form.ts');
/** What a file of a form exports: the rules that products name, what it starts with, examples, and what these assume besides the day. */
const isRules = (name: string): boolean => name.endsWith('Form');

const forms = ({ forms: files }: Found): string => `${BANNER}${lines(
  files.map((one) => `import * as ${camel(formName(one))}Form from '../../schemas/${one.file}';`),
)}
/** Every form with its examples, by the name of its file. */
export const formModules = {
${lines(
  files.map((one) => {
    const module = `${camel(formName(one))}Form`;
    const parts = one.exports.flatMap((name) => {
      if (isRules(name)) return [`rules: ${module}.${name}`];
      return ['initial', 'examples', 'exampleContext'].includes(name) ? [`${name}: ${module}.${name}`] : [];
    });
    return `  ${text(formName(one))}: { ${parts.join(', ')} },`;
  }),
)}} as const;
`;

/** What cannot be put into an index, one line each. */
export const faultsOf = ({ products, forms: files }: Found): string[] => {
  const named = new Map(files.map((one) => [formName(one), one.file]));
  const amiss = files.flatMap((one) => {
    const other = named.get(formName(one));
    const count = one.exports.filter(isRules).length;
    return [
      ...(other === one.file ? [] : [`schemas/${one.file} and schemas/${other} have one name`]),
      ...(count === 1 ? [] : [`schemas/${one.file} must export one form, and has ${count}`]),
    ];
  });
  const owner = new Map<string, string>();
  const twice = products.flatMap(({ product: { id, screens: own } }) =>
    Object.keys(own).flatMap((screen) => {
      const other = owner.get(screen);
      owner.set(screen, id);
      return other === undefined ? [] : [`The screen ${screen} belongs to ${other} and to ${id}`];
    }),
  );
  return [...twice, ...amiss];
};

/** The indexes as files: path from the project's folder → text. Pure. */
export const indexOf = (found: Found): ReadonlyMap<string, string> =>
  new Map([
    ['machines/generated/addresses.ts', addresses(found)],
    ['machines/generated/products.ts', table(found)],
    ['machines/generated/progress.ts', progress(found)],
    ['machines/generated/screens.ts', screens(found)],
    ['machines/generated/entrances.ts', entrances(found)],
    ['machines/generated/links.ts', links(found)],
    ['machines/generated/campaigns.ts', campaigns(found)],
    readsOf(found.products),
    ['src/generated/loaders.ts', loaders(found)],
    ['src/generated/lists.ts', lists(found)],
    ['locales/ids.ts', ids(found)],
    ['tests/generated/forms.ts', forms(found)],
    ['tests/generated/samples.ts', tests(found, 'samples', 'ProductSamples', '../paths/support/product-samples.ts')],
    ['tests/generated/scenarios.ts', tests(found, 'scenarios', 'Scenario', '../e2e/scenarios/scenario.ts')],
  ]);
