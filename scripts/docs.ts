import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { operations, type OperationId } from '../openapi/index.ts';
import { flowIds } from '../machines/generated/products.ts';
import { configSchema } from './lib/config-schema.ts';
import { drawn, mermaid, type Drawn } from './lib/diagram.ts';
import { cataloguesOf } from '../machines/kit/screen.ts';
import { screenIds, screenSpec, type FlowId, type ScreenId } from '../machines/screens.ts';
import { machineOf } from './lib/machine-of.ts';
import { specCalls } from './lib/spec-calls.ts';

/** `npm run docs [-- --check]`: writes docs/generated, or fails when it is stale. Everything comes from the machines. */

interface Golden {
  /** Names of the paths: the arrow that each is there for. */
  readonly paths: readonly string[];
  /** `terms · SUBMIT_TERMS → me`, with the examples or faults that lead so. */
  readonly arrows: readonly { readonly arrow: string; readonly of?: readonly string[] }[];
}
/** One arrow of a flow in its parts. */
interface Arrow {
  readonly from: string;
  /** `SUBMIT_TERMS`, `answer claim`, `fail claim`, `wait giveUp`. */
  readonly happened: string;
  readonly example: string;
  readonly to: string;
}

const root = new URL('../', import.meta.url);
const BANNER = '<!-- Written by `npm run docs`. Never edited by hand. -->\n';
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
const code = (text: string): string => `\`${text}\``;
const arrowsText = (arrows: Drawn['arrows'], which: (label: string) => boolean): string =>
  arrows
    .filter(({ label }) => which(label))
    .map(({ label, to }) => `${label === '' ? '' : `${label} `}→ ${code(to)}`)
    .join('<br>');

const readGolden = (flow: FlowId): Golden =>
  JSON.parse(readFileSync(new URL(`tests/paths/golden/${flow}.paths.json`, root), 'utf8')) as Golden;

/** What of a flow a browser walks, and what it does not. */
interface InBrowser {
  readonly walked: number;
  readonly leftOut: readonly { readonly because: string; readonly arrows: readonly string[] }[];
}
const readBrowser = (flow: FlowId): InBrowser =>
  JSON.parse(readFileSync(new URL(`tests/products/${flow}/golden/browser.json`, root), 'utf8')) as InBrowser;

const arrowsIn = ({ arrows }: Golden): Arrow[] =>
  arrows.flatMap(({ arrow, of = [''] }) => {
    const [way = '', to = ''] = arrow.split(' → ');
    const [from = '', happened = ''] = way.split(' · ');
    return of.map((example) => ({ from, happened, example, to }));
  });

/** What the paths are counted by: each fault for itself; answers and what is said, whatever they say, by where they lead. */
const covered = (golden: Golden): string[] => {
  const texts = arrowsIn(golden).map(({ from, happened, example, to }) =>
    [from, happened.startsWith('fail ') ? `${happened} ${example}` : happened, to].join(' | '),
  );
  return [...new Set(texts)].toSorted((a, b) => (a < b ? -1 : 1));
};

const flowPage = (flow: FlowId, states: readonly Drawn[], golden: Golden): string => {
  const of = (kind: Drawn['kind']) => states.filter((state) => state.kind === kind);
  const screens = [...of('screen'), ...of('end').filter(({ about }) => about !== '')];
  return [
    `# Flow ${flow}\n`,
    BANNER,
    `${states.length} states: ${of('screen').length} screens, ${of('call').length} calls, ${of('choice').length} choices, ${of('away').length} pages of partners, ${of('end').length} ends.`,
    `${covered(golden).length} arrows, walked by ${golden.paths.length} paths: [coverage](${flow}.coverage.md).\n`,
    '## Diagram\n',
    'Boxes are screens, stadiums calls, rhombs choices, slanted boxes pages of partners, circles ends.\n',
    `\`\`\`mermaid\n${mermaid(states)}\n\`\`\`\n`,
    '## Screens\n',
    table(
      ['state', 'screen', 'address', 'says', 'reads', 're-reads'],
      screens.map((state) => [
        code(state.name),
        code(state.about),
        code(screenSpec(state.about as ScreenId).path ?? 'where the person is'),
        arrowsText(state.arrows, (label) => /^[A-Z_]+$/.test(label)),
        (screenSpec(state.about as ScreenId).reads ?? []).map(code).join(', '),
        state.reads === null
          ? ''
          : [code(state.reads), arrowsText(state.arrows, (label) => label.startsWith('read'))]
              .filter(Boolean)
              .join('<br>'),
      ]),
    ),
    '\n## Calls\n',
    table(
      ['state', 'operation', 'safety', 'done', 'failed'],
      of('call').map((state) => [
        code(state.name),
        code(state.about),
        operations[state.about as OperationId].safety,
        arrowsText(state.arrows, (label) => label.startsWith('done')),
        arrowsText(state.arrows, (label) => label.startsWith('failed')),
      ]),
    ),
    '\n## Choices\n',
    table(
      ['state', 'asks'],
      of('choice').map((state) => [code(state.name), arrowsText(state.arrows, () => true)]),
    ),
    '',
  ].join('\n');
};

/** Calls × outcomes: where each leads; every cell is walked by some path. */
const matrix = (golden: Golden): string => {
  const cells = new Map<string, Map<string, Set<string>>>();
  const outcomes = new Set<string>();
  for (const { from, happened, example, to } of arrowsIn(golden)) {
    const outcome = happened.startsWith('answer ')
      ? 'done'
      : happened.startsWith('fail ')
        ? example
        : happened === 'wait giveUp'
          ? 'no answer'
          : null;
    if (outcome === null) continue;
    outcomes.add(outcome);
    const row = cells.get(from) ?? new Map<string, Set<string>>();
    cells.set(from, row.set(outcome, (row.get(outcome) ?? new Set()).add(to)));
  }
  const columns = [...outcomes].toSorted((a, b) => (a === 'done' ? -1 : b === 'done' ? 1 : a < b ? -1 : 1));
  return table(
    ['state', ...columns],
    [...cells]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([state, row]) => [
        code(state),
        ...columns.map((column) => [...(row.get(column) ?? [])].toSorted().map(code).join('<br>')),
      ]),
  );
};

const inBrowser = (flow: FlowId): string[] => {
  const { walked, leftOut } = readBrowser(flow);
  return [
    `${walked} arrows can be walked in Chromium, inside the page, in Russian and Kazakh, at 390 and 1280 px: \`E2E_ALL=1\`, or \`npm run qa\`. Left out:\n`,
    table(
      ['arrows', 'why'],
      leftOut.map(({ because, arrows }) => [String(arrows.length), because]),
    ),
    ...leftOut.flatMap(({ because, arrows }) => [
      `\n<details><summary>${because}: ${arrows.length}</summary>\n`,
      ...arrows.map((arrow) => `- ${arrow.split(' | ').map(code).join(' ')}`),
      '\n</details>',
    ]),
  ];
};

const coveragePage = (flow: FlowId, golden: Golden): string =>
  [
    `# Coverage of ${flow}\n`,
    BANNER,
    `Every arrow (state, what happened, where it leads; each fault for itself). Each is walked by a path.\n`,
    table(
      ['from', 'what happened', 'to'],
      covered(golden).map((arrow) => arrow.split(' | ').map(code)),
    ),
    '\n## In a browser\n',
    ...inBrowser(flow),
    '\n## Calls and outcomes\n',
    'Where each outcome of each call leads. An empty cell of a read on a clock: it is asked again, without an end of patience of its own.\n',
    matrix(golden),
    '\n## Paths\n',
    'Named by the arrow that each is there for; on its way it walks others.\n',
    golden.paths.map((name) => `- ${code(name)}`).join('\n'),
    '',
  ].join('\n');

/** The spec whose pages send an operation, as the browser has seen it. */
const senders = JSON.parse(readFileSync(new URL('tests/e2e/sent.json', root), 'utf8')) as Partial<
  Record<OperationId, string>
>;
const senderOf = (id: string): string => {
  const spec = senders[id as OperationId];
  return spec === undefined ? 'never sent' : code(spec);
};

/**
 * The specification line by line, then what we added. Flows are left out: a further product writes pages of its own and
 * changes none.
 */
const callsPage = (): string => {
  const known = new Map(Object.entries(operations));
  const listed = specCalls.map(([section, calls]) => {
    const rows = calls.map(([call, id]) => [
      call,
      code(id),
      known.get(id)?.service ?? '',
      known.get(id)?.safety ?? '',
      senderOf(id),
    ]);
    return [`## ${section}\n`, table(['call', 'operation', 'base', 'safety', 'sent in'], rows), ''];
  });
  const named = new Set(specCalls.flatMap(([, calls]) => calls.map(([, id]) => id)));
  const ours = [...known].filter(([id]) => !named.has(id));
  return [
    `# The calls of the specification\n`,
    BANNER,
    `${named.size} calls, ${[...named].filter((id) => known.has(id)).length} with a contract; ${ours.length} of our own. ${Object.keys(senders).length} are sent by pages in the browser's tests: the last column names one that does, as the run has counted it. Which state of a flow makes a call, and which of its screens reads it, stands on the flow's page.\n`,
    ...listed.flat(),
    '## Chosen by us (`x-chosen`)\n',
    table(
      ['operation', 'base', 'safety', 'sent in'],
      ours.map(([id, row]) => [code(id), row.service, row.safety, senderOf(id)]),
    ),
    '',
  ].join('\n');
};

/** One file a catalogue: a further product writes pages of its own and changes none. */
const kazakhPage = (catalogue: string): string => {
  const read = (language: string) =>
    JSON.parse(readFileSync(new URL(`locales/${language}/${catalogue}.json`, root), 'utf8')) as Record<string, string>;
  const [ru, kk] = [read('ru'), read('kk')];
  const shown = screenIds.filter((id) => (cataloguesOf(screenSpec(id)) as readonly string[]).includes(catalogue));
  const cell = (words = ''): string => words.replaceAll('\n', ' ');
  return [
    `# Kazakh words: ${catalogue}\n`,
    BANNER,
    shown.length === 0 ? 'Shown on many screens.\n' : `Screens: ${shown.map(code).join(', ')}\n`,
    table(
      ['text', 'Kazakh', 'Russian'],
      Object.entries(kk).map(([id, words]) => [code(id), cell(words), cell(ru[id])]),
    ),
    '',
  ].join('\n');
};

interface Requirement {
  readonly id: string;
  readonly level: number;
  readonly verdict: string;
  readonly why: string;
  readonly proof?: readonly string[];
}

/** What an auditor reads: docs/security/asvs.json as tables. */
const securityPage = (): string => {
  const { standard, sections } = JSON.parse(readFileSync(new URL('docs/security/asvs.json', root), 'utf8')) as {
    readonly standard: string;
    readonly sections: readonly {
      readonly section: string;
      readonly name: string;
      readonly requirements: readonly Requirement[];
    }[];
  };
  const all = sections.flatMap(({ requirements }) => requirements);
  const verdicts = ['met', "partner's", 'not applicable', 'not met'];
  const count = (verdict: string, level: number): string =>
    String(all.filter((one) => one.verdict === verdict && one.level === level).length);
  const link = (file: string): string => `[${file.split('/').at(-1) ?? file}](../../${file})`;
  return [
    `# ${standard}\n`,
    BANNER,
    `Our own reading; the words of each requirement stand in the standard under its number.\n`,
    table(
      ['verdict', 'level 1', 'level 2'],
      verdicts.map((verdict) => [verdict, count(verdict, 1), count(verdict, 2)]),
    ),
    ...sections.flatMap(({ section, name, requirements }) => [
      `\n## ${section} ${name}\n`,
      table(
        ['requirement', 'level', 'verdict', 'why', 'proof'],
        requirements.map(({ id, level, verdict, why, proof = [] }) => [
          id,
          String(level),
          verdict,
          why,
          proof.map(link).join(', '),
        ]),
      ),
    ]),
    '',
  ].join('\n');
};

const pages = new Map<string, string>();
for (const flow of flowIds) {
  const machine = await machineOf(flow);
  const states = drawn(machine);
  const golden = readGolden(flow);
  pages.set(`${flow}.md`, flowPage(flow, states, golden));
  pages.set(`${flow}.coverage.md`, coveragePage(flow, golden));
}
pages.set('calls.md', callsPage());
pages.set('security.md', securityPage());
pages.set('config.schema.json', `${JSON.stringify(configSchema, null, 2)}\n`);
// What QA read in the console is no text of the product.
for (const file of readdirSync(new URL('locales/kk/', root))) {
  const catalogue = file.replace(/\.json$/, '');
  if (catalogue !== 'console') pages.set(`kazakh.${catalogue}.md`, kazakhPage(catalogue));
}

const folder = new URL('docs/generated/', root);
const gone = existsSync(folder) ? readdirSync(folder).filter((name) => !pages.has(name)) : [];
const stale = [...pages].filter(([name, text]) => {
  const file = new URL(name, folder);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
if (process.argv.includes('--check')) {
  const wrong = [...stale.map(([name]) => name), ...gone];
  if (wrong.length > 0) {
    console.error(`docs/generated is stale: ${wrong.join(', ')}. Run: npm run docs`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of stale) writeFileSync(new URL(name, folder), text);
  for (const name of gone) rmSync(new URL(name, folder));
  console.log(`docs/generated: ${pages.size} pages, ${stale.length} written`);
}
