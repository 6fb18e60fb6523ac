import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from '../compress.ts';
import { root } from '../lib/run.ts';
import { dressed, OPEN, openPaths } from './visits.ts';

export interface Site {
  /** The product and, beside it, `/static`, `/dressed/…`, `/floor`, `/windowed`. */
  readonly folder: string;
  remove(): void;
}

const CATALOGUES = ['common', 'login', 'how', 'c2c', 'applicant', 'terms', 'claim', 'flow'];
const USED =
  /^(how\.|c2c\.(seller|terms)\.(title|name|phone|iin|casco|life|gps)$|loan\.(fee|termOnly)$|btn\.(continue|back)$)/;

/** Pages with the library alone. */
const BARE = ['floor', 'windowed'] as const;

/** Scripts, and what is asked for on their behalf. */
const SCRIPTS = /<script\b.*?<\/script>|<link rel="(?:modulepreload|preload" as="(?:fetch|script|style))"[^>]*>/gs;

function texts(): Record<string, string> {
  const all = CATALOGUES.flatMap((name) =>
    Object.entries(JSON.parse(readFileSync(join(root, `locales/ru/${name}.json`), 'utf8')) as Record<string, string>),
  );
  return Object.fromEntries(all.filter(([id]) => USED.test(id)));
}

/** The content of the first page as bare HTML: no script, no style; what no page can be faster than. */
function staticPage(text: Record<string, string>): string {
  const t = (id: string) => text[id] ?? id;
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('how.title')}</title></head>
<body><main data-screen="how-it-works"><h1>${t('how.title')}</h1><p>${t('how.free')}</p>
<a href="/client-claim-c2c">${t('how.start')}</a><a href="/">${t('how.price')}</a><a href="/guide">${t('how.guide')}</a></main></body></html>`;
}

/** Puts the pages to compare into a folder beside the product's: all are sent by the same server, packed alike. */
export async function prepareSite(): Promise<Site> {
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
      rolldownOptions: { input: BARE.map((name) => fileURLToPath(new URL(`./pages/${name}.html`, import.meta.url))) },
    },
  });
  writeFileSync(join(pages, 'static.html'), staticPage(text));
  const beside = [
    { paths: '^/static$', file: 'static.html' },
    ...BARE.map((name) => ({ paths: `^/${name}$`, file: `${name}.html` })),
  ];
  for (const path of openPaths) {
    const drawn = readFileSync(join(root, `dist/pages/${OPEN[path]}.html`), 'utf8');
    const file = `dressed-${OPEN[path]}.html`;
    writeFileSync(join(pages, file), drawn.replaceAll(SCRIPTS, ''));
    beside.push({ paths: `^${dressed(path)}$`, file });
  }
  const table = JSON.parse(readFileSync(join(root, 'dist/pages.json'), 'utf8')) as object[];
  writeFileSync(join(pages, 'pages.json'), JSON.stringify([...beside, ...table]));
  compressFolder(pages);
  const folder = join(home, 'serve');
  for (const from of [join(root, 'dist'), pages]) cpSync(from, folder, { recursive: true });
  return { folder, remove: () => rmSync(home, { recursive: true, force: true }) };
}
