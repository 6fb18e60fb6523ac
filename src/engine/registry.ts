import type * as everything from '../../machines/index.ts';
import type { AddressPattern } from '../../machines/addresses.ts';
import type { FlowEntry, FlowId } from '../../machines/index.ts';
import type { ScreenSpec } from '../../machines/kit/screen.ts';
import { pageScreens } from '../../machines/screens/pages.ts';
import type { ScreenId, Screens } from '../../machines/screens.ts';

/*
 * The registry of screens as the page knows it. The pages' entries are here at once; those of the products, which the
 * first page does without, come together with the first address or screen that is a product's. So a further product
 * does not lengthen the first page.
 */
const pages: Readonly<Partial<Record<ScreenId, ScreenSpec>>> = pageScreens;
let all: typeof everything | null = null;
let coming: Promise<void> | null = null;

/** Where pages lead to: the only addresses of products that must be known before their entries are here. */
const entrances = {
  'c2c-car': '/client-claim-c2c',
  'claim-detail': '/my-applications/:id',
  'dealer-client': '/apply-loan/:id?',
  'casco-life-choice': '/insurance/casco-and-life/:id',
  'insurance-begin': '/insurance/:id?/edit',
  'insurance-policy': '/insurance/:id',
} as const satisfies { [S in ScreenId]?: Screens[S]['path'] };

/** Fetches the entries of all products, once. Rejects when they do not come; a later call tries again. */
export const wholeRegistry = (): Promise<void> => {
  coming ??= import('../../machines/index.ts').then((module) => {
    all = module;
  });
  coming.catch(() => (coming = null));
  return coming;
};

/** Whether all screens of an address are known. */
export const isKnownAt = (pattern: AddressPattern): boolean =>
  all !== null || Object.values(pages).some(({ path }) => path === pattern);

const known = (): typeof everything => {
  if (all === null) throw new Error('The entries of the products are not here yet');
  return all;
};

export const screenSpec = (id: ScreenId): ScreenSpec => pages[id] ?? known().screenSpec(id);

/** The path of a screen; null: it has none of its own. */
export const pathOf = (id: ScreenId): string | null =>
  id in entrances ? entrances[id as keyof typeof entrances] : screenSpec(id).path;

/** The word that names a screen's product where products share its address; null: none is needed. */
export const kindOf = (id: ScreenId): string | null => (id in entrances ? null : (screenSpec(id).kind ?? null));

/** Screens that stand at an address; several steps of one form share one. */
export const screensAt = (pattern: AddressPattern): ScreenId[] =>
  all?.screensAt(pattern) ?? (Object.keys(pages) as ScreenId[]).filter((id) => pages[id]?.path === pattern);

/** The flow that owns a screen, or null: the screen is a page. */
export const flowOf = (id: ScreenId): FlowId | null => (id in pages ? null : known().flowOf(id));

export const flowEntry = (id: FlowId): FlowEntry => known().flows[id];
