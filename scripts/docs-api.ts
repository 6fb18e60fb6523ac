import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles } from './lib/files.ts';
import { isMain, root, runBin } from './lib/run.ts';

/**
 * `npm run docs:api [-- --out folder]`: every contract of `openapi/` as one HTML file, and an `index.html` that leads to them, in
 * `docs-api/`. They open from the disk: each carries its script along, nothing is fetched.
 */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' };

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The page's own parts alone: its maker's sign would be fetched from its maker, and with it who reads what. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";

/** A page of Redocly's that no browser fetches anything for. */
export const withoutNetwork = (html: string): string =>
  html
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replace(
      /https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w-]*\.svg/g,
      'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    );

async function main(): Promise<void> {
  const out = process.argv.indexOf('--out');
  const folder = out < 0 ? join(root, 'docs-api') : (process.argv[out + 1] ?? 'docs-api');
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const file of listFiles(['openapi'], ['.yaml'])) {
    const { info, paths } = parse(readFileSync(join(root, file), 'utf8'), {
      merge: true,
      maxAliasCount: -1,
    }) as {
      info?: { title?: string };
      paths?: object;
    };
    if (paths === undefined || Object.keys(paths).length === 0) continue; // parts that others share
    const name = file.replace(/^.*\/|\.yaml$/g, '');
    const page = join(folder, `${name}.html`);
    const built = await runBin('redocly', ['build-docs', file, '--output', page, '--inlineBundle'], { env: quiet });
    if (built.code !== 0) throw new Error(built.output);
    writeFileSync(page, withoutNetwork(readFileSync(page, 'utf8')));
    lines.push(`<li><a href="${name}.html">${escaped(info?.title ?? name)}</a></li>`);
    console.log(page);
  }
  const graphql = ['claim.graphql', 'claim.operations.graphql'];
  for (const name of graphql) {
    writeFileSync(join(folder, `${name}.txt`), readFileSync(join(root, 'openapi', name)));
    lines.push(`<li><a href="${name}.txt">${name}</a></li>`);
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contracts</title><style>body{font:16px/1.6 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem}</style>
<h1>Contracts of the partners</h1><ul>${lines.join('\n')}</ul></html>\n`;
  writeFileSync(join(folder, 'index.html'), page);
  console.log(join(folder, 'index.html'));
}

if (isMain(import.meta.url)) await main();
