import type { AddressPattern } from '../../machines/generated/addresses.ts';
import { entrances } from '../../machines/generated/entrances.ts';
import type { products } from '../../machines/generated/products.ts';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { Product } from '../../machines/kit/product.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import { pageScreens } from '../../machines/pages.ts';
import type { FlowId, ScreenId } from '../../machines/screens.ts';
import { formFacts, type FormFacts } from '../../schemas/form-facts.ts';

/*
 * The registry of screens as the page knows it. The pages' entries are here at once. The table of products comes with
 * the first address or screen that is a product's, and with it the declaration of that product alone: a further one
 * lengthens neither the first page nor the beginning of another.
 */
type Entries = Readonly<Partial<Record<ScreenId, ScreenSpec>>>;
const pages: Entries = pageScreens;
const here = new Map<FlowId, Product>();
let table: typeof products | null = null;

/** Fetches which product stands where. Rejects when it does not come; a later call tries again. */
export const productTable = async (): Promise<typeof products> => {
  table ??= (await import('../../machines/generated/products.ts')).products;
  return table;
};

const flowsAt = (all: typeof products, pattern: AddressPattern): FlowId[] =>
  (Object.keys(all) as FlowId[]).filter((id) => (all[id].at as readonly AddressPattern[]).includes(pattern));

/** Whether a page stands at an address that belongs to no product. */
export const isPageAt = (pattern: AddressPattern): boolean => Object.values(pages).some(({ path }) => path === pattern);

/** Whether all screens of an address are known. */
export const isKnownAt = (pattern: AddressPattern): boolean =>
  isPageAt(pattern) || (table !== null && flowsAt(table, pattern).every((id) => here.has(id)));

/** Fetches the entries of the products at an address. Rejects when they do not come; a later call tries again. */
export const entriesAt = async (pattern: AddressPattern): Promise<void> => {
  if (isKnownAt(pattern)) return;
  const all = await productTable();
  await Promise.all(flowsAt(all, pattern).map(async (id) => here.set(id, await all[id].load())));
};

const ownerOf = (id: ScreenId): FlowId | undefined => [...here].find(([, { screens }]) => id in screens)?.[0];

export const screenSpec = (id: ScreenId): ScreenSpec => {
  const owner = ownerOf(id);
  const spec = pages[id] ?? (owner && here.get(owner)?.screens[id]);
  if (spec === undefined) throw new Error(`The entry of ${id} is not here yet`);
  return spec;
};

/** The path of a screen; null: it has none of its own. */
export const pathOf = (id: ScreenId): string | null =>
  id in entrances ? entrances[id as keyof typeof entrances].path : screenSpec(id).path;

/** The word that names a screen's product where products share its address; null: none is needed. */
export const kindOf = (id: ScreenId): string | null =>
  id in entrances ? entrances[id as keyof typeof entrances].kind : (screenSpec(id).kind ?? null);

/** Screens that stand at an address; several steps of one form share one. */
export const screensAt = (pattern: AddressPattern): ScreenId[] =>
  [pages, ...[...here.values()].map(({ screens }): Entries => screens)].flatMap((entries) =>
    (Object.keys(entries) as ScreenId[]).filter((id) => entries[id]?.path === pattern),
  );

/** Of the screens at one address that of a guest alone, where there is one. */
export const guestsScreen = (ids: readonly ScreenId[]): ScreenId | undefined =>
  ids.find((id) => screenSpec(id).access === 'guest');

/** Whether the fragment of an address is a place in its page. */
export const hasAnchors = (pathname: string): boolean =>
  Object.values(pages).some(({ path, anchors }) => anchors === true && path === pathname.replace(/\/+$/, ''));

/** The flow that owns a screen, or null: the screen is a page. @throws Error when its product's entries are not here */
export const flowOf = (id: ScreenId): FlowId | null => {
  if (id in pages) return null;
  const owner = ownerOf(id);
  if (owner === undefined) throw new Error(`The entry of ${id} is not here yet`);
  return owner;
};

/** The declaration of a product. @throws Error before it has come */
export const productOf = (id: FlowId): Product => {
  const product = here.get(id);
  if (product === undefined) throw new Error(`The product ${id} is not here yet`);
  return product;
};

/** What the rules of a product's forms depend on just now. @throws Error before the product has come */
export const factsOf = (id: FlowId, context: FlowContext, moment: Pick<FormFacts, 'today' | 'codeLength'>): FormFacts =>
  formFacts(moment, productOf(id).facts?.(context));
