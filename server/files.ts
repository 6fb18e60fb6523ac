import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Kind } from './headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Content codings we store, the preferred one first. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const;
export type Coding = keyof typeof CODINGS;

export interface StoredFile {
  kind: Kind;
  type: string;
  etag: string;
  body: Buffer;
  /** Digests of the styles inside a page, as the security policy names them. */
  styles: readonly string[];
  /** The same bytes, packed at build time. */
  packed: Partial<Record<Coding, Buffer>>;
  /** The addresses of its successors, for which it may be a dictionary: `/assets/flow-*.js`. */
  successors?: string | undefined;
  /** What has changed since the release before, for who has that file: its digest as `Available-Dictionary` names it. */
  delta?: { dictionary: string; body: Buffer };
}

/** Vite's hashed names, and files that carry their version in the name (`inter-kz.v1.woff2`). */
const isImmutable = (path: string) => path.startsWith('/assets/') || /\.v\d+\.\w+$/.test(path);

function kindOf(path: string): Kind {
  if (path.endsWith('.html')) return 'page';
  if (path === '/config.json') return 'config';
  return isImmutable(path) ? 'asset' : 'file';
}

/** `/assets/flow-CBoTjM17.js`: what stays from release to release, and the digest between. */
const HASHED = /^(\/assets\/.+-)[\w-]{8}(\.(?:js|css))$/;

/** The addresses under which later releases will ask for the same part of the program; undefined: it is no such file. */
export const laterNames = (path: string): string | undefined => {
  const [, before, after] = HASHED.exec(path) ?? [];
  return before === undefined ? undefined : `${before}*${after}`;
};

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, styles = '']) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  );

function storedFile(path: string, file: string): StoredFile {
  const body = readFileSync(file);
  const packed: StoredFile['packed'] = {};
  for (const [coding, ending] of Object.entries(CODINGS) as [Coding, string][]) {
    if (existsSync(file + ending)) packed[coding] = readFileSync(file + ending);
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const kind = kindOf(path);
  const styles = kind === 'page' ? stylesIn(body.toString()) : [];
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return { kind, type, etag, body, styles, packed, successors: laterNames(path) };
}

/** What is sent to a navigation. */
export interface FoundPage {
  readonly page: StoredFile;
  /** The address's pattern. */
  readonly route?: string | undefined;
  /** The build knows this address; else the page that says otherwise is sent with 404. */
  readonly isKnown: boolean;
}

/** A line of `pages.json`. */
interface PageLine {
  /** Source of a regular expression over the whole path. */
  readonly paths: string;
  readonly file: string;
  readonly route?: string;
}

/**
 * The page of every address, by `pages.json` of the build: a navigation's path → its page, else `index.html`. A build without
 * that list knows all addresses.
 * @param files of `readFiles`
 */
export function readPages(files: ReadonlyMap<string, StoredFile>): (path: string) => FoundPage | undefined {
  const table = files.get('/pages.json')?.body.toString();
  const lines = ((table === undefined ? [] : JSON.parse(table)) as PageLine[]).map(({ paths, file, route }) => ({
    paths: new RegExp(paths),
    page: files.get(`/${file}`),
    route,
  }));
  const index = files.get('/index.html');
  return (path) => {
    const line = lines.find(({ paths }) => paths.test(path));
    const page = line?.page ?? index;
    const isKnown = line !== undefined || table === undefined || path === '/';
    return page && { page, route: line?.route, isKnown };
  };
}

/** What the build says of itself (`scripts/lib/about.ts`); it is answered as `/version`. */
export const BUILD_FILE = '/build.json';

/** Pages have the addresses of the product and none of their own. */
export const isHidden = (path: string): boolean =>
  path.endsWith('.html') || path === '/pages.json' || path === BUILD_FILE;

/**
 * Reads the built folder once: URL path → file. A request is a look-up in this table and never a path on the disk, so
 * nothing outside the folder can be asked for. Hidden files, packed twins and source maps have no address of their own.
 * @throws Error when the folder holds no index.html
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`No index.html in ${folder}: run "npm run build" first.`);
  const files = new Map<string, StoredFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (path.includes('/.') || /\.(br|gz|map)$/.test(path)) continue;
    files.set(path, storedFile(path, file));
  }
  return files;
}

/**
 * Puts the assets of the release before beside those of this one: a page that was opened before goes on with its own. Their names
 * change with their content, so none stands for another. A folder that is not there has none: of the first release.
 * @returns the assets of the release before
 */
export function addPrevious(files: Map<string, StoredFile>, folder: string): ReadonlyMap<string, StoredFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map();
  const assets = new Map([...readFiles(folder)].filter(([, { kind }]) => kind === 'asset'));
  for (const [path, file] of assets) if (!files.has(path)) files.set(path, file);
  return assets;
}
