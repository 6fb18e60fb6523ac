import type { Visit } from './load.ts';

/** Open pages, which come drawn, by the name of their file in the build. */
export const OPEN = {
  '/login': 'login',
  '/how-it-works': 'how-it-works',
  '/': 'home',
  '/guide': 'guide',
  '/agreement': 'agreement',
} as const;
export type OpenPath = keyof typeof OPEN;
export const openPaths = Object.keys(OPEN) as OpenPath[];

/** Flows that a guest opens by their address; of a link that nobody has sent the page says so. */
export const directPaths = ['/client-claim-c2c', '/insurance/edit', `/link/${'a'.repeat(22)}`] as const;
export type DirectPath = (typeof directPaths)[number];
/** Without the secret of a link. */
export const named = (path: DirectPath): string => path.replace(/^\/link\/.*/, '/link/:id');

/** A page of the build without its scripts: the same text and styles. */
export const dressed = (path: OpenPath): `/dressed/${string}` => `/dressed/${OPEN[path]}`;

const ANY = 'main :is(a[href], button, input)';

/** All pages of a round, by their path. */
export const visitsOf = (origin: string): ReadonlyMap<string, Visit> =>
  new Map(
    [
      ...openPaths.map((path) => ({ path, control: path === '/login' ? '[name="username"]' : ANY, scripted: true })),
      ...directPaths.map((path) => ({ path, control: ANY, scripted: true })),
      ...openPaths.map((path) => ({ path: dressed(path), control: ANY, scripted: false })),
      { path: '/static', control: ANY, scripted: false },
      { path: '/floor', control: '[data-event="START"]', scripted: true },
    ].map((visit) => [visit.path, { origin, ...visit }]),
  );
