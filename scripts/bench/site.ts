import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../compress.ts';
import { root } from '../lib/run.ts';

/** What stands on the page of the product, taken from the browser: its root's HTML. */
export interface Snapshot {
  readonly html: string;
}

export interface Site {
  /** The product and, beside it, `/static.html`, `/dressed.html`, `/floor.html`. */
  readonly folder: string;
  /** The product with the first page's content in index.html, as if it were rendered at build time. */
  readonly prerendered: string;
  remove(): void;
}

const CATALOGUES = ['common', 'pages', 'claim'];
const USED =
  /^(how\.|c2c\.(seller|terms)\.(title|name|phone|iin|casco|life|gps)$|loan\.(fee|termOnly)$|btn\.(continue|back)$)/;

function texts(): Record<string, string> {
  const all = CATALOGUES.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(root, `locales/ru/${name}.json`), 'utf8')) as Record<string, string>),
  );
  return Object.fromEntries(all.filter(([id]) => USED.test(id)));
}

/** The content of the first page as bare HTML: no script, no style; what no page can be faster than. */
function staticPage(text: Record<string, string>): string {
  const t = (id: string) => text[id] ?? id;
  const steps = ['how.s1', 'how.s2', 'how.s3', 'how.s4'].map(
    (id) => `<li><h2>${t(id)}</h2><p>${t(`${id}Text`)}</p></li>`,
  );
  const needs = ['how.need1', 'how.need2', 'how.need3'].map((id) => `<li>${t(id)}</li>`);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('how.title')}</title></head>
<body><main data-screen="how-it-works"><h1>${t('how.title')}</h1><p>${t('how.lead')}</p><ol>${steps.join('')}</ol>
<h2>${t('how.needTitle')}</h2><ul>${needs.join('')}</ul><p>${t('how.free')}</p><a href="/client-claim-c2c">${t('how.start')}</a></main></body></html>`;
}

/**
 * Puts the pages to compare into folders of the server: all are sent by the same server, packed alike.
 * @param snapshot the first page as the product shows it
 */
export async function prepareSite({ html }: Snapshot): Promise<Site> {
  const home = mkdtempSync(join(tmpdir(), 'bench-'));
  const pages = join(home, 'pages');
  const text = texts();
  await build({
    root: fileURLToPath(new URL('./pages', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    css: { postcss: {} },
    define: { TEXTS: JSON.stringify(text) },
    build: {
      outDir: pages,
      emptyOutDir: true,
      target: ['chrome99', 'safari15.4', 'firefox115'],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL('./pages/floor.html', import.meta.url)) },
    },
  });
  const index = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const filled = index.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  writeFileSync(join(pages, 'static.html'), staticPage(text));
  writeFileSync(join(pages, 'dressed.html'), filled.replaceAll(/<script\b.*?<\/script>/gs, ''));
  const prerendered = join(home, 'index');
  mkdirSync(prerendered);
  writeFileSync(join(prerendered, 'index.html'), filled);
  const sites = { site: pages, prerendered };
  const folders = Object.entries(sites).map(([name, extra]) => {
    compressFolder(extra);
    const folder = join(home, `serve-${name}`);
    for (const from of [join(root, 'dist'), extra]) cpSync(from, folder, { recursive: true });
    return folder;
  });
  const [folder = '', ready = ''] = folders;
  return { folder, prerendered: ready, remove: () => rmSync(home, { recursive: true, force: true }) };
}
