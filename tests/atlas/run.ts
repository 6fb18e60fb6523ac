import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flowIds } from '../../machines/generated/products.ts';
import { listFiles } from '../../scripts/lib/files.ts';
import { hashOf } from '../../scripts/lib/fresh.ts';
import { root, runScript } from '../../scripts/lib/run.ts';
import { pathsOf } from '../qa/paths.ts';
import type { AtlasPicture } from './atlas.types.ts';
import { flowOf } from './flow.ts';
import { resultsOf } from './results.ts';
import { writeAtlas } from './write.ts';

/**
 * `npm run atlas [-- --pictures]`: writes `atlas/`, a folder whose `index.html` opens from disk: every flow's diagram as its
 * machine is, its states with their texts, turns, pictures, arrows and paths. `--pictures` takes the pictures of all screens anew
 * (some minutes); without it those that are there stay.
 */
const FOLDER = join(root, 'atlas');
const REPORT = join(root, 'qa-report/junit.xml');
const PICTURE =
  /^(?<scenario>[^/]+)\/\d+-(?<screen>[\w-]+?)(?<what>(?:\.[\w-]+)*)\.(?<language>ru|kk)\.(?<width>\d+)\.png$/;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The pictures that are there, by screen. */
const picturesOf = (folder: string): Map<string, AtlasPicture[]> => {
  const found = new Map<string, AtlasPicture[]>();
  if (!existsSync(join(root, folder))) return found;
  for (const file of listFiles([folder], ['.png'])) {
    const { screen, what, language, width } = PICTURE.exec(file.slice(folder.length + 1))?.groups ?? {};
    if (screen === undefined || language === undefined) continue;
    const picture = { file: file.slice('atlas/'.length), language, width: Number(width), what: (what ?? '').slice(1) };
    found.set(screen, [...(found.get(screen) ?? []), picture]);
  }
  // The screen itself before its dialogs, Russian before Kazakh, a phone before a desk.
  const rank = ({ what, language, width }: AtlasPicture): string =>
    `${what} ${language === 'ru' ? 0 : 1} ${String(width).padStart(4, '0')}`;
  for (const [screen, some] of found)
    found.set(
      screen,
      some.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)),
    );
  return found;
};

const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
if (values.pictures) {
  say('Building, and taking pictures of every screen: some minutes…');
  for (const [script, args] of [
    ['scripts/build.ts', []],
    ['scripts/shots.ts', ['--all', '--out', join(FOLDER, 'pictures')]],
  ] as const) {
    const { code, output } = await runScript(script, args);
    if (code !== 0) throw new Error(output);
  }
}
const known = {
  results: existsSync(REPORT) ? resultsOf(readFileSync(REPORT, 'utf8')) : new Map<string, boolean>(),
  pictures: picturesOf('atlas/pictures'),
};
const flows = [];
for (const { flow, paths } of await pathsOf(flowIds, say)) flows.push(await flowOf(flow, { ...known, paths }));
await writeAtlas(FOLDER, {
  written: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} · ${hashOf(['machines', 'openapi', 'locales']).slice(0, 8)}`,
  flows,
});
const states = flows.reduce((sum, flow) => sum + flow.states.length, 0);
say(`${flows.length} flows, ${states} states: atlas/index.html`);
