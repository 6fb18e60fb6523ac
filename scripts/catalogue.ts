import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from './lib/files.ts';
import { isMain, root, runBin } from './lib/run.ts';

/**
 * `npm run catalogue [-- scenario…] [--out folder] [--theme dark]`: every screen, dialog and refused form in both languages and at three
 * widths, and what the interface is built of with the places where it stands, in `catalogue/index.html`, which opens from the disk.
 * The pictures are those of `npm run shots -- --all`: the same steps that are checked for accessibility. `--pictures-are-there`
 * only writes the page anew.
 */

/** One step of a scenario: its pictures by language and width. */
interface Shown {
  readonly scenario: string;
  readonly step: string;
  readonly pictures: ReadonlyMap<string, string>;
}

const LANGUAGES = ['ru', 'kk'];
const WIDTHS = [390, 320, 1280];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** The pictures of a folder, put together by scenario and step: `<scenario>/<step>.<language>.<width>.png`. */
export function stepsOf(files: readonly string[]): Shown[] {
  const found = new Map<string, { scenario: string; step: string; pictures: Map<string, string> }>();
  for (const file of files) {
    const parts = /^(.*)\/([^/]+)\.(ru|kk)\.(\d+)\.png$/.exec(file);
    if (!parts) continue;
    const [, scenario = '', step = '', language = '', width = ''] = parts;
    const key = `${scenario}/${step}`;
    const one = found.get(key) ?? { scenario, step, pictures: new Map<string, string>() };
    found.set(key, one);
    one.pictures.set(`${language}.${width}`, file);
  }
  return [...found.values()];
}

/** A widget or block: its file, what its own comment says of it, who uses it. */
export interface Part {
  readonly name: string;
  readonly file: string;
  readonly about: string;
  readonly usedIn: readonly string[];
}

/** Components that files export, with the first sentence of their comment, and the other files that show them. */
export function partsOf(sources: ReadonlyMap<string, string>, folders: readonly string[]): Part[] {
  const isShared = (file: string) => folders.some((folder) => file.startsWith(folder));
  return [...sources].flatMap(([file, text]) =>
    isShared(file)
      ? [
          ...text.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export (?:function|const) ([A-Z]\w*[a-z]\w*)\b/g),
        ].flatMap(([, comment = '', name = '']) => {
          const shows = new RegExp(`<${name}[\\s/>]`);
          const usedIn = [...sources]
            .filter(([other, said]) => other !== file && shows.test(said))
            .map(([other]) => other);
          const about = comment
            .replace(/^\s*\* ?/gm, ' ')
            .replace(/\s+/g, ' ')
            .trim();
          return usedIn.length === 0 ? [] : [{ name, file, about, usedIn }];
        })
      : [],
  );
}

const STYLE = `body{font:16px/1.5 system-ui;margin:0;padding:1rem 2rem 4rem;background:#f6f7f9;color:#16181d}
nav{columns:4 14rem;font-size:.9rem}h2{margin:3rem 0 .5rem}h3{margin:1.5rem 0 .25rem;font-size:1rem}
.row{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start;padding-bottom:.5rem}figure{margin:0;flex:none}
figcaption{font-size:.75rem;color:#5b6270}img{border:1px solid #d7dbe2;border-radius:8px;background:#fff;height:360px;width:auto;display:block}
table{border-collapse:collapse;width:100%;background:#fff}td,th{border:1px solid #d7dbe2;padding:.35rem .6rem;text-align:left;vertical-align:top;font-size:.9rem}`;

function page(steps: readonly Shown[], parts: readonly Part[]): string {
  const scenarios = [...new Set(steps.map(({ scenario }) => scenario))];
  const anchor = (scenario: string): string => `t${scenarios.indexOf(scenario)}`;
  const figure = (one: Shown, language: string, width: number): string => {
    const file = one.pictures.get(`${language}.${width}`);
    if (file === undefined) return '';
    const address = `pictures/${file.split('/').map(encodeURIComponent).join('/')}`;
    const what = `${one.step}, ${language}, ${width}`;
    return `<figure><a href="${address}"><img loading="lazy" src="${address}" alt="${escaped(what)}"></a><figcaption>${language} · ${width}</figcaption></figure>`;
  };
  const rows = (one: Shown): string =>
    `<h3>${escaped(one.step)}</h3><div class="row">${LANGUAGES.flatMap((language) => WIDTHS.map((width) => figure(one, language, width))).join('')}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Catalogue</title><style>${STYLE}</style><h1>Screens and components</h1>
<p>${steps.length} screens, dialogs and refused forms in Russian and Kazakh; ${parts.length} components. <a href="#parts">Components</a></p>
<nav>${scenarios.map((scenario) => `<div><a href="#${anchor(scenario)}">${escaped(scenario)}</a></div>`).join('')}</nav>
${scenarios
  .map(
    (scenario) =>
      `<h2 id="${anchor(scenario)}">${escaped(scenario)}</h2>${steps
        .filter((one) => one.scenario === scenario)
        .map(rows)
        .join('\n')}`,
  )
  .join('\n')}
<h2 id="parts">Components</h2><table><tr><th>component<th>what it is<th>stands in</tr>
${parts.map(({ name, file, about, usedIn }) => `<tr><td>${name}<br><small>${escaped(file)}</small><td>${escaped(about)}<td>${usedIn.map((one) => escaped(one.replace(/^src\//, ''))).join('<br>')}</tr>`).join('\n')}
</table></html>\n`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join(root, 'catalogue') },
      theme: { type: 'string', default: 'light' },
      'pictures-are-there': { type: 'boolean', default: false },
    },
  });
  const pictures = join(values.out, 'pictures');
  mkdirSync(pictures, { recursive: true });
  if (!values['pictures-are-there']) {
    const only = positionals.length === 0 ? '' : `(${positionals.join('|')}), `;
    const { code } = await runBin('playwright', ['test', 'axe', '--grep', `${only}.*on any screen`], {
      show: true,
      env: { PICTURES: pictures, PICTURES_THEME: values.theme },
    });
    if (code !== 0) process.exitCode = 1;
  }
  const files = existsSync(pictures) ? readdirSync(pictures, { recursive: true, encoding: 'utf8' }).toSorted() : [];
  const sources = new Map(
    listFiles(['src'], ['.tsx']).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const),
  );
  const index = join(values.out, 'index.html');
  mkdirSync(dirname(index), { recursive: true });
  writeFileSync(index, page(stepsOf(files), partsOf(sources, ['src/ui/', 'src/blocks/'])));
  console.log(relative(process.cwd(), index));
}

if (isMain(import.meta.url)) await main();
