import type { FunctionComponent } from 'react';
import type { OperationId } from '../../openapi/index.ts';
import type { AddressPattern } from '../../machines/generated/addresses.ts';
import type { Line } from '../../machines/kit/line.ts';
import { cataloguesOf } from '../../machines/kit/screen.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { entriesAt, flowOf, guestsScreen, productOf, productTable, screensAt, screenSpec } from '../engine/registry.ts';
import { loadCatalogue, type Locale } from '../i18n/index.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { pageLoaders } from '../pages/loaders.ts';

type AnyProps = ScreenProps<ScreenId>;
/** A screen's component, whichever it is: the product's typed record (`loaders.ts`) has checked that it fits its id. */
type Screen = FunctionComponent<AnyProps>;
/** The same in the frame of its flow, which shows the line. */
export type Part = FunctionComponent<AnyProps & { readonly line: Line | null }>;

const ready = new Map<ScreenId, Part>();
const coming = new Map<ScreenId, Promise<Part>>();

export const readyPart = (id: ScreenId): Part | undefined => ready.get(id);

const readings = async (reads: readonly OperationId[]) => {
  const { expect, ResponseListener, Reading, useHost, useRead } = await import('./reads.tsx');
  expect(reads);
  return { ResponseListener, Reading, useHost, useRead };
};

type Component = () => Promise<{ default: unknown }>;
type Table = Readonly<Partial<Record<ScreenId, Component>>>;
const isPage = (id: ScreenId): id is keyof typeof pageLoaders => id in pageLoaders;

const component = async (id: ScreenId): ReturnType<Component> => {
  if (isPage(id)) return pageLoaders[id]();
  const flow = flowOf(id);
  const table: Table & { readonly later?: () => Promise<Table> } =
    flow === null ? {} : await (await import('../generated/loaders.ts')).loadersOf[flow]();
  const loader = table[id] ?? (await table.later?.())?.[id];
  if (loader === undefined) throw new Error(`${id} has no component`);
  return loader();
};

const withReads = (
  Screen: Screen,
  reading: Awaited<ReturnType<typeof readings>> | null,
  rules: readonly OperationId[] = [],
): Screen => {
  if (reading === null) return Screen;
  const { ResponseListener, Reading, useHost, useRead } = reading;
  return function ReadingScreen(props) {
    const host = useHost();
    return (
      <Reading>
        <Screen {...props} useRead={useRead} host={host} />
        {rules.map((operation) => (
          <ResponseListener key={operation} operation={operation} />
        ))}
      </Reading>
    );
  };
};

const load = async (id: ScreenId): Promise<Part> => {
  const spec = screenSpec(id);
  const { reads, rules } = spec;
  // A page has no status that could change under it.
  const tells = !isPage(id);
  const [module, reading, telling] = await Promise.all([
    component(id),
    // The queries' cache comes with the first screen that reads, not with the first screen.
    reads ? readings(reads) : null,
    tells ? import('./flow-frame.tsx') : null,
    Promise.all(cataloguesOf(spec).map((name) => loadCatalogue(name))),
    tells || reads ? loadCatalogue('flow') : null,
  ]);
  const Screen = withReads(module.default as Screen, reading, rules);
  if (telling === null) return Screen;
  const { FlowFrame } = telling;
  const flow = flowOf(id);
  const subject = flow === null ? undefined : productOf(flow).subject;
  return function FlowScreen({ line, ...props }) {
    return (
      <FlowFrame context={props.context} subject={subject} line={line}>
        <Screen {...props} />
      </FlowFrame>
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

/** Which product stands where, and whose screens are whose: what the first page does without. */
export const products = (): Promise<unknown> => Promise.all([productTable(), import('../generated/loaders.ts')]);

const firstAt = async (pattern: AddressPattern, isGuest: boolean): Promise<ScreenId | undefined> => {
  await entriesAt(pattern);
  const all = screensAt(pattern);
  return (isGuest ? guestsScreen(all) : undefined) ?? all[0];
};

/**
 * Component and texts of the first screen at an address, fetched and kept by the browser: what does not come now is fetched
 * again when it is to be shown.
 * @returns false, and nothing is fetched, where a guest is led to the sign-in page
 */
export const fetchPattern = async (pattern: AddressPattern, locale: Locale, isGuest: boolean): Promise<boolean> => {
  const first = await firstAt(pattern, isGuest);
  if (first === undefined) return true;
  if (isGuest && screenSpec(first).access === 'authenticated') return false;
  await Promise.all([component(first), ...cataloguesOf(screenSpec(first)).map((name) => loadCatalogue(name, locale))]);
  return true;
};

/** The same for where a link leads. */
export const preparePattern = async (pattern: AddressPattern, isGuest: boolean): Promise<void> => {
  const first = await firstAt(pattern, isGuest);
  if (first !== undefined) await preparePart(first);
};
