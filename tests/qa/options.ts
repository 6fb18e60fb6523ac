import { parseArgs } from 'node:util';
import type { FlowId } from '../../machines/screens.ts';
import { languages, type Language } from '../e2e/support/texts.ts';
import { isNone } from './names.ts';

/** What is asked for. Null: whatever there is. */
export interface Options {
  readonly flow: FlowId | null;
  readonly state: string | null;
  readonly call: string | null;
  readonly fault: string | null;
  readonly path: string | null;
  readonly locale: Language | null;
  /** Of the window, px. */
  readonly width: number | null;
  /** The paths as the night walks them. */
  readonly night: boolean;
  readonly headed: boolean;
  /** Pause before each of the browser's doings, ms. */
  readonly slow: number;
  /** Everything into the trace, of paths that pass, too. */
  readonly trace: boolean;
  /** By real taps from outside, to be watched; else by the driver inside the page. */
  readonly taps: boolean;
}

/** Said to whoever asks for what there is not: exit code 2. */
export class Refusal extends Error {}

const FLAGS = {
  flow: { type: 'string' },
  state: { type: 'string' },
  call: { type: 'string' },
  fault: { type: 'string' },
  path: { type: 'string' },
  locale: { type: 'string' },
  width: { type: 'string' },
  night: { type: 'boolean' },
  headed: { type: 'boolean' },
  slow: { type: 'string' },
  trace: { type: 'boolean' },
  taps: { type: 'boolean' },
} as const;

/** Said to `--help`. */
export const HELP = `npm run qa -- [flags]: walks the generated paths that pass what is asked for in a browser.

  --flow, --state, --call, --fault   paths that pass it; state, call and fault on one arrow
  --path '…'          one path by its name
  --locale ru|kk      the language; without it they take turns
  --width 1280        width of the window, px; without it 390
  --night             the paths as the night walks them (E2E_ALL=1)
  --headed            a window to watch (needs a screen)
  --slow 500          a pause before each doing, ms
  --trace             a full recording of paths that pass, too
  --taps              by real taps from outside; so are --headed, --slow and --trace

Exit code 0: all passed; 1: something failed; 2: there is no such thing. More: docs/qa.md`;

const numberFrom = (flag: string, text: string, least: number, most: number): number => {
  const found = Number(text);
  if (Number.isInteger(found) && found >= least && found <= most) return found;
  throw new Refusal(`--${flag} is a whole number from ${least} to ${most}, not "${text}"`);
};

/** @throws Refusal for a flag that there is not, and a value that none takes */
export function readOptions(args: readonly string[], flows: readonly FlowId[]): Options {
  const unknown = args.find((one) => one.startsWith('--') && !((one.slice(2).split('=')[0] ?? '') in FLAGS));
  if (unknown !== undefined) throw new Refusal(isNone('flag', unknown.slice(2), Object.keys(FLAGS)));
  let values: ReturnType<typeof parsed>;
  try {
    values = parsed(args);
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
  const { flow, locale, width, slow } = values;
  const found = flows.find((id) => id === flow) ?? null;
  if (flow !== undefined && found === null) throw new Refusal(isNone('flow', flow, flows));
  const language = languages.find((one) => one === locale) ?? null;
  if (locale !== undefined && language === null) throw new Refusal(isNone('locale', locale, languages));
  return {
    flow: found,
    state: values.state ?? null,
    call: values.call ?? null,
    fault: values.fault ?? null,
    path: values.path ?? null,
    locale: language,
    width: width === undefined ? null : numberFrom('width', width, 320, 3840),
    night: values.night ?? false,
    headed: values.headed ?? false,
    slow: slow === undefined ? 0 : numberFrom('slow', slow, 0, 10_000),
    trace: values.trace ?? false,
    // What is to be watched is done step by step.
    taps: [values.taps, values.headed, values.trace, slow].some((one) => one !== undefined && one !== false),
  };
}
const parsed = (args: readonly string[]) => parseArgs({ args: [...args], options: FLAGS }).values;

/** @throws Refusal when a window is asked for where there is no screen to open it on */
export function needsScreen({ headed }: Pick<Options, 'headed'>): void {
  if (headed && process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])
    throw new Refusal('--headed opens a window, and there is no screen here: --trace records what it would show');
}
