import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowMeta } from '../../machines/kit/meta.ts';
import type { Declared, Turn } from '../../machines/kit/progress.ts';
import { screenSpec, type FlowId, type ScreenId } from '../../machines/screens.ts';
import { drawn, type Drawn } from '../../scripts/lib/diagram.ts';
import { machineOf } from '../../scripts/lib/machine-of.ts';
import { root } from '../../scripts/lib/run.ts';
import { components } from '../../scripts/pages/parts.ts';
import { partsOf } from '../model/arrow-name.ts';
import type { BrowserPath } from '../e2e/support/paths.ts';
import { arrowsOn } from '../qa/select.ts';
import type { AtlasArrow, AtlasFlow, AtlasPicture, AtlasState, AtlasTurn, Words } from './atlas.types.ts';
import { laidOut } from './layout.ts';
import { textsIn, wordsOf } from './words.ts';

/** What is known of a flow besides its machine. */
interface Known {
  readonly paths: readonly BrowserPath[];
  /** Whether a path passed when it was last walked; absent: it was not. */
  readonly results: ReadonlyMap<string, boolean>;
  readonly pictures: ReadonlyMap<string, readonly AtlasPicture[]>;
}

interface Golden {
  readonly arrows: readonly { readonly arrow: string; readonly of?: readonly string[] }[];
}

const nameless = (id: string): Words => ({ id, ru: id, kk: id });

const turnsOf = (declared: Declared | undefined): AtlasTurn[] => {
  if (declared === undefined) return [];
  // What another progress says is said by its own states.
  if ('of' in declared) return Object.values(declared.of.states).flatMap(turnsOf);
  const turns: readonly Turn[] = 'turns' in declared ? declared.turns : [declared];
  return turns.map(({ at, whose, action }) => ({
    milestone: wordsOf(`milestone.${at ?? declared.milestone}`) ?? nameless(declared.milestone),
    whose: whose === null ? null : (wordsOf(`turn.${whose}`) ?? nameless(whose)),
    action: action === null ? null : (wordsOf(`do.${action}`) ?? nameless(action)),
  }));
};

const isScreen = (state: Drawn): boolean => state.kind === 'screen' || (state.kind === 'end' && state.about !== '');

const textsOf = (id: ScreenId): Words[] => {
  const file = components.get(id);
  const title = wordsOf(screenSpec(id).title);
  const named = file === undefined ? [] : textsIn(file);
  return [...(title === null ? [] : [title]), ...named.filter(({ id: other }) => other !== title?.id)];
};

/** All arrows of a flow, those too that no path walks in a browser. */
const arrowsOf = (flow: FlowId, walked: ReadonlyMap<string, number>): AtlasArrow[] => {
  const { arrows } = JSON.parse(readFileSync(join(root, `tests/paths/golden/${flow}.paths.json`), 'utf8')) as Golden;
  const names = arrows.flatMap(({ arrow, of }) => {
    const [way = '', to = ''] = arrow.split(' → ');
    return (of ?? ['']).map((example) => `${example === '' ? way : `${way} · ${example}`} → ${to}`);
  });
  return [...new Set([...names, ...walked.keys()])].map((name) => {
    const { from, to, do: kind, what, case: example = null } = partsOf(name);
    return { name, from, to, kind, what, example, walked: walked.get(name) ?? 0 };
  });
};

/** A flow as the atlas shows it. */
export const flowOf = async (id: FlowId, { paths, results, pictures }: Known): Promise<AtlasFlow> => {
  const machine = await machineOf(id);
  const states = drawn(machine);
  const { boxes, lines, width, height } = laidOut(states);
  const walked = new Map<string, number>();
  for (const path of paths) for (const name of new Set(arrowsOn(path))) walked.set(name, (walked.get(name) ?? 0) + 1);
  const arrows = arrowsOf(id, walked);
  const at = new Map(arrows.map(({ name }, index) => [name, index]));
  const [heading = id] = readFileSync(join(root, `machines/products/${id}/README.md`), 'utf8').split('\n');
  return {
    id,
    title: heading.replace(/^# /, ''),
    width,
    height,
    states: states.map((state): AtlasState => {
      const { declared } = (machine.states[state.name]?.meta ?? {}) as FlowMeta;
      const screen = isScreen(state) ? (state.about as ScreenId) : null;
      const box = boxes.get(state.name) ?? { x: 0, y: 0, width: 0, height: 0 };
      return {
        name: state.name,
        kind: state.kind,
        about: state.about,
        address: screen === null ? null : (screenSpec(screen).path ?? null),
        turns: turnsOf(declared),
        texts: screen === null ? [] : textsOf(screen),
        pictures: screen === null ? [] : (pictures.get(screen) ?? []),
        ...box,
      };
    }),
    lines,
    arrows,
    paths: paths.map((path) => ({
      name: path.name,
      arrows: arrowsOn(path).flatMap((name) => at.get(name) ?? []),
      passed: results.get(path.name) ?? null,
    })),
  };
};
