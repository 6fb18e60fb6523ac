import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { run } from '../lib/run.ts';
import { browserFlags, withSecureWorld } from './secure-world.ts';
import { median, ratioRow, type Row } from './table.ts';
import { openPaths } from './visits.ts';

/** The last version that runs on Node 20. No dependency of ours: it comes from npm for as long as it measures. */
const PACKAGE = 'lighthouse@12.8.2';
const DIRECT = '/client-claim-c2c';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof CATEGORIES)[number];
/** Of 100. */
const WANTED = { open: 98, direct: 90, others: 100 };
/** The score of times differs from run to run. */
const ROUNDS = 3;

type Scores = Readonly<Record<Category, number>>;

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
}

/** Now and then it finds its own recording broken, and asks to be run again. */
const RUNS = 3;

/** Opens a page once as a slow phone. @throws Error with what Lighthouse says */
async function scoresOf(
  cli: string,
  url: string,
  folder: string,
  flags: readonly string[],
  runs = RUNS,
): Promise<Scores> {
  const file = join(folder, 'report.json');
  const args = [cli, url, '--quiet', '--no-enable-error-reporting', '--output=json', `--output-path=${file}`];
  const told = [`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=--headless=new ${flags.join(' ')}`];
  const { code, output } = await run(process.execPath, [...args, ...told], { env: { CHROME_PATH: findBrowser() } });
  if (code !== 0 && runs > 1) return scoresOf(cli, url, folder, flags, runs - 1);
  if (code !== 0) throw new Error(`Lighthouse at ${url}: ${output}`);
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const score = (category: Category) => (categories[category].score ?? Number.NaN) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  };
}

/** Lighthouse's scores, as on a phone, of the open pages and of a flow opened by its address; medians of up to three rounds. */
export async function lighthouse(rounds: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const installed = await run('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      folder,
      PACKAGE,
    ]);
    if (installed.code !== 0) throw new Error(`${PACKAGE} cannot be installed: ${installed.output}`);
    const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
    const seen = new Map<string, Scores[]>([...openPaths, DIRECT].map((path) => [path, []]));
    await withSecureWorld(undefined, async ({ origin, spki }) => {
      for (let round = 0; round < Math.min(rounds, ROUNDS); round += 1)
        for (const [path, scores] of seen) scores.push(await scoresOf(cli, origin + path, folder, browserFlags(spki)));
    });
    return [...seen].flatMap(([path, scores]) =>
      CATEGORIES.map((category) => {
        const wanted = category !== 'performance' ? WANTED.others : path === DIRECT ? WANTED.direct : WANTED.open;
        const score = median(scores.map((one) => one[category]));
        return ratioRow(`${path} ${category}`, `${String(wanted)} of Lighthouse`, [wanted, score], 1, 'points');
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
