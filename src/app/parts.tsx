import type { ComponentType } from 'react';
import type { OperationId } from '../../openapi/index.ts';
import { screensAt } from '../../machines/index.ts';
import { match } from '../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../machines/screens.ts';
import { loadCatalogue, type Locale } from '../i18n/index.ts';
import type { ScreenProps } from '../screens/props.ts';
import { loaders } from './screens.ts';

type AnyProps = ScreenProps<ScreenId>;
/** A screen's component, whichever it is: the typed record of `screens.ts` has checked that it fits its id. */
export type Part = ComponentType<AnyProps>;

const ready = new Map<ScreenId, Part>();
const coming = new Map<ScreenId, Promise<Part>>();

export const readyPart = (id: ScreenId): Part | undefined => ready.get(id);

const readings = async (reads: readonly OperationId[]) => {
  const { expect, Reading, useRead } = await import('./reads.tsx');
  expect(reads);
  return { Reading, useRead };
};

const load = async (id: ScreenId): Promise<Part> => {
  const { texts, reads } = screenSpec(id);
  const [module, reading] = await Promise.all([
    loaders[id]() as Promise<{ default: unknown }>,
    // The queries' cache comes with the first screen that reads, not with the first screen.
    reads ? readings(reads) : null,
    loadCatalogue(texts),
  ]);
  const Screen = module.default as Part;
  if (reading === null) return Screen;
  const { Reading, useRead } = reading;
  return function ReadingScreen(props) {
    return (
      <Reading>
        <Screen {...props} useRead={useRead} />
      </Reading>
    );
  };
};

/** Component and texts of a screen, fetched together, once. Rejects when a chunk does not come; then it may be tried again. */
export const preparePart = (id: ScreenId): Promise<Part> => {
  const known = coming.get(id);
  if (known) return known;
  const part = load(id).then((loaded) => {
    ready.set(id, loaded);
    return loaded;
  });
  coming.set(id, part);
  part.catch(() => coming.delete(id));
  return part;
};

/**
 * Begins to fetch the screen of an address while the settings are still on their way: one wait less before the first
 * screen. What does not come now is fetched again when it is to be shown.
 */
export const fetchAhead = (pathname: string, locale: Locale): void => {
  const found = match(pathname);
  const first = found ? screensAt(found.pattern)[0] : undefined;
  if (first === undefined) return;
  const tasks: Promise<unknown>[] = [loaders[first](), loadCatalogue(screenSpec(first).texts, locale)];
  for (const task of tasks) task.catch(() => undefined);
};
