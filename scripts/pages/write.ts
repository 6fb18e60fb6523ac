import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, type AddressPattern } from '../../machines/generated/addresses.ts';
import { campaigns } from '../../machines/generated/campaigns.ts';
import { screensAt } from '../../machines/screens.ts';
import { auth } from '../../openapi/generated/operations.auth.ts';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { stylesShown } from '../../src/theme/later.ts';
import { parseConfig } from '../../schemas/config.schema.ts';
import { knownIds } from '../../schemas/shared/known-ids.ts';
import { initialFiles } from '../sizes/manifest.ts';
import { buildEarly, prerenderPages } from './prerender.ts';
import { type Manifest, type Parts, partsAt } from './parts.ts';
import { readsAt, writeReads } from './reads.ts';

/** Which file of the built folder answers which paths. */
export interface PageEntry {
  /** Source of a regular expression over the whole path. */
  readonly paths: string;
  readonly file: string;
  /** The address as the registry writes it: what logs and counts say instead of the path. */
  readonly route: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attributes = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) =>
        ` data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escaped(value)}"`,
    )
    .join('');
const addressOf = (file: string): string => `/${file}`;

const STYLES = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** What is the same on every page: the address of the early script, and what stands until the program does. */
interface Common {
  readonly early: string;
  readonly notice: string;
  /** The sheet of every page. A drawn one has it inside, so that it is painted without another round. */
  readonly styles: string;
  /** Service and path of the read that says who is signed in. */
  readonly profile: string;
  /** Colours of the build's settings, unless they are the usual ones. */
  readonly theme?: string | undefined;
}

/** Puts in what an address needs: its early script, its parts, and the page itself where it can be drawn. */
export function fillPage(
  html: string,
  common: Common,
  { always, lists, sheets, reads }: Parts & { readonly reads?: string | undefined },
  page: (PrerenderedPage & { readonly later?: string }) | undefined,
): string {
  const { early, notice, profile, styles, theme } = common;
  const hints = Object.fromEntries(Object.entries(lists).map(([who, files]) => [who, files.map(addressOf).join(' ')]));
  const about = {
    profile,
    ...(reads === undefined ? {} : { reads }),
    ...(theme === undefined ? {} : { theme }),
    ...(page
      ? { access: page.access, prerenderedIn: 'ru', ...(page.draft === undefined ? {} : { draft: page.draft }) }
      : {}),
    ...hints,
  };
  const script = `<script src="${early}"${attributes(about)}></script>`;
  const parts = always.map((file) => `<link rel="modulepreload" crossorigin href="${addressOf(file)}">`);
  // Asked for first, run behind the words for a page that does not come: those must not wait for it.
  const ahead = `<link rel="preload" as="script" href="${early}">`;
  const asked = put(html, '<script type="module"', (tag) => `${ahead}\n    ${tag}`);
  const filled = put(asked, '<div id="root"></div>', (tag) => `${notice}\n    ${script}\n    ${tag}`);
  // The program asks for them when their parts stand, and would wait a round for them.
  const further = sheets.map(
    (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${addressOf(file)}">`,
  );
  const hinted = put(filled, '</head>', (tag) => `  ${[...parts, ...further].join('\n    ')}\n  ${tag}`);
  if (page === undefined) return hinted;
  const { ru, kk } = page.in;
  const data = attributes({ prerendered: page.screen, language: 'ru', printed: JSON.stringify(page.printed) });
  const body = `<div id="root"${data}>${ru.html}</div>\n    <template data-title="${escaped(kk.title)}">${kk.html}</template>`;
  // Parts that come later look for the sheet's link before they ask for it. Disabled, it is not fetched by the page; for no medium, not by a scanner that reads ahead and knows nothing of the other.
  const dressed = put(
    hinted,
    STYLES,
    (link) =>
      `<style>${styles}${page.later ?? ''}</style>\n    ${link.replace('rel="stylesheet"', 'rel="stylesheet" disabled media="not all"')}`,
  );
  const titled = put(dressed, /<title>.*<\/title>/, () => `<title>${escaped(ru.title)}</title>`);
  return put(titled, '<div id="root"></div>', () => body);
}

function put(html: string, place: string | RegExp, text: (found: string) => string): string {
  if (html.search(place) < 0) throw new Error(`index.html has no ${String(place)}`);
  return html.replace(place, text);
}

/** @throws Error when a sheet could end the element that it is to stand in */
function stylesOf(sheet: string | undefined, dist: string): string {
  if (sheet === undefined) throw new Error('index.html names no sheet');
  const styles = readFileSync(join(dist, sheet), 'utf8').trim();
  if (/<\//.test(styles)) throw new Error(`${sheet} cannot stand in a page: it holds "</"`);
  // Addresses in it are read from where it stands.
  if (/url\((?!["']?(?:\/|data:))/.test(styles)) throw new Error(`${sheet} names a file by a relative address`);
  return styles;
}

/** Every form of a pattern, the most literal first: as `match()` ranks them. */
export function formsOf(patterns: readonly AddressPattern[]): { pattern: AddressPattern; paths: string }[] {
  const forms = patterns.flatMap((pattern) => {
    const segments = pattern.split('/').filter((segment) => segment !== '');
    const without = segments.filter((segment) => !segment.endsWith('?'));
    return (without.length === segments.length ? [segments] : [segments, without]).map((form) => ({
      pattern,
      rank: form.map((segment) => (segment.startsWith(':') ? '1' : '2')).join(''),
      paths: `^${form.map((segment) => (segment.startsWith(':') ? '/[^/]+' : `/${segment}`)).join('')}/*$`,
    }));
  });
  return forms
    .toSorted((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0))
    .map(({ pattern, paths }) => ({ pattern, paths }));
}

/** Writes a page for every address into the built folder, and `pages.json`, by which the server finds them. */
export async function writePages(dist: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/modules.json'), 'utf8')) as Manifest;
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const initial = initialFiles(html);
  const early = await buildEarly(dist);
  const { pages, notice, begins } = await prerenderPages(dist);
  const settings = parseConfig(JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')));
  if (!settings.ok) throw new Error(`config.json: ${settings.key}`);
  const { config } = settings;
  const { sent } = knownIds(config);
  const theme = config.theme === 'light' ? undefined : config.theme;
  const styles = stylesOf(STYLES.exec(html)?.[1], dist);
  const { service, path } = auth.getProfile;
  const common = { early, notice, profile: `${service} ${path}`, styles, theme };
  mkdirSync(join(dist, 'pages'), { recursive: true });
  const written = new Map<AddressPattern, string>();
  for (const pattern of addresses) {
    const parts = partsAt(pattern, manifest, initial);
    const [screen] = screensAt(pattern);
    if (parts === null || screen === undefined) continue;
    const file = `pages/${screen}.html`;
    const page = pages.find(({ paths }) => paths.includes(pattern));
    const reads = writeReads(dist, await readsAt(pattern, begins, sent));
    const later = parts.sheets.map((sheet) => stylesShown(stylesOf(sheet, dist), page?.in.ru.html ?? '')).join('');
    writeFileSync(join(dist, file), fillPage(html, common, { ...parts, reads }, page && { ...page, later }));
    written.set(pattern, file);
  }
  // Addresses without a screen.
  writeFileSync(join(dist, 'index.html'), fillPage(html, common, { always: [], sheets: [], lists: {} }, undefined));
  const entries: PageEntry[] = formsOf(addresses).map(({ pattern, paths }) => ({
    paths,
    file: written.get(pattern) ?? 'index.html',
    route: pattern,
  }));
  // Below a shop's name its links are led on by the program (`src/engine/address/marketplace.ts`).
  for (const { name } of campaigns) entries.push({ paths: `^/${name}(/.*)?$`, file: 'index.html', route: `/${name}` });
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(entries));
}
