import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { AddressPattern } from '../../machines/generated/addresses.ts';
import { cataloguesOf } from '../../machines/kit/screen.ts';
import { flowOf, screensAt, screenSpec, type ScreenId } from '../../machines/screens.ts';
import { LOCALES, type Locale } from '../../src/i18n/locale.ts';
import { listFiles } from '../lib/files.ts';
import { root } from '../lib/run.ts';
import { type Chunk, loadedFiles } from '../sizes/manifest.ts';

export type Manifest = Readonly<Record<string, Chunk>>;
type Who = 'guest' | 'person';

/** Files that an address needs besides what every page loads. */
export interface Parts {
  /** Whoever opens it, in whichever language. */
  readonly always: readonly string[];
  /** Sheets that come with what is shown to a guest. */
  readonly sheets: readonly string[];
  /** By who opens it and in which language, as in `guestRu`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

const CALLS = 'src/app/services.ts';
/** Loaders of components: `home: () => import('./home.tsx')`. */
const LOADER = /'?([\w-]+)'?: \(\) => import\('([^']+)'\)/gu;

/** The file of each screen's component, as the loaders name it; several screens may share one. */
export const components: ReadonlyMap<string, string> = new Map(
  [
    'src/pages/loaders.ts',
    ...listFiles(['src/products'], ['.ts']).filter((file) => /\/loaders[\w.]*\.ts$/.test(file)),
  ].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LOADER)].map(
      ([, id = '', path = '']) => [id, posix.join(posix.dirname(file), path)] as const,
    ),
  ),
);

const componentOf = (manifest: Manifest, id: ScreenId): string => {
  const found = components.get(id);
  if (found === undefined || manifest[found] === undefined)
    throw new Error(`The build has no component of the screen ${id}`);
  return found;
};

/** The modules that show a screen: its component, what it reads with, and the product it belongs to. */
const modulesOf = (manifest: Manifest, id: ScreenId): string[] => {
  const { reads } = screenSpec(id);
  const flow = flowOf(id);
  return [
    componentOf(manifest, id),
    ...(reads === undefined ? [] : [CALLS, 'src/app/reads.tsx']),
    ...(flow === null
      ? []
      : [
          'machines/generated/products.ts',
          `machines/products/${flow}/product.ts`,
          'src/generated/loaders.ts',
          `src/products/${flow}/loaders.ts`,
          'src/app/flow-frame.tsx',
          `machines/products/${flow}/flow.ts`,
          'src/engine/flow-host.ts',
          'src/engine/running-flow.ts',
        ]),
  ];
};

const catalogues = (id: ScreenId, locale: Locale): string[] =>
  [
    'common',
    ...cataloguesOf(screenSpec(id)),
    ...(flowOf(id) === null && screenSpec(id).reads === undefined ? [] : ['flow']),
  ].map((name) => `locales/${locale}/${name}.json`);

/**
 * What an address loads; null: no screen stands there yet.
 * @param initial files that every page loads
 */
export function partsAt(pattern: AddressPattern, manifest: Manifest, initial: readonly string[]): Parts | null {
  const [screen] = screensAt(pattern);
  if (screen === undefined) return null;
  const filesOf = (kind: '.js' | '.css', modules: readonly string[]): string[] =>
    loadedFiles(manifest, modules).filter((file) => file.endsWith(kind) && !initial.includes(file));
  const files = (modules: readonly string[]): string[] => filesOf('.js', modules);
  const closed = screenSpec(screen).access === 'authenticated';
  // A guest has a page of their own there, or is led to the sign-in page.
  const ofGuests = screensAt(pattern).find((id) => screenSpec(id).access === 'guest') ?? 'login';
  const modules = modulesOf(manifest, screen);
  const always = closed ? [] : files(modules);
  const lists: Record<string, string[]> = {};
  for (const who of ['guest', 'person'] satisfies Who[])
    for (const locale of LOCALES) {
      // A person is asked for before anything is shown to them.
      const shown: ScreenId = closed && who === 'guest' ? ofGuests : screen;
      const needed = [
        ...(who === 'person' ? [CALLS] : []),
        ...(shown === screen ? modules : [componentOf(manifest, shown)]),
        ...catalogues(shown, locale),
      ];
      lists[who + (locale === 'ru' ? 'Ru' : 'Kk')] = files(needed).filter((file) => !always.includes(file));
    }
  const shown = closed ? [componentOf(manifest, ofGuests)] : modules;
  return { always, sheets: filesOf('.css', shown), lists };
}
