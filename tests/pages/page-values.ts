import { vi } from 'vitest';
import type { FlowId } from '../../machines/screens.ts';
import type { Locale } from '../../src/i18n/index.ts';
import { markOf, placeText, watched, withMark, type Place } from '../paths/support/marks.ts';
import { eventSamplesOf } from '../paths/support/event-samples.ts';
import { drawLines, screensOf, type Shown } from './render.tsx';
import { speakIds } from './words.ts';

/** Lists are shown of so many: rows are alike. */
const ROWS = 2;
/** So many samples of each answer a page is drawn with; looked into when one brings a line that no other has. */
const VARIANTS = 16;
/** Of so many of these every value is marked; of the others what they say is kept. */
const MARKED = 2;

const few = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, ROWS).map(few)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, few(inner)]))
      : value;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** One sample with what others say where it says nothing: all that an answer can hold at once. */
const filled = (one: unknown, other: unknown): unknown => {
  if (one === null || one === undefined || (Array.isArray(one) && one.length === 0)) return other;
  if (!isTree(one) || !isTree(other)) return one;
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((key) => [key, filled(one[key], other[key])]),
  );
};

/** What a flow may know at most, by the `at`-th sample of everything; 0: all samples in one. */
export const shownOf = (flow: FlowId, at: number): Shown => {
  const { said, answered } = eventSamplesOf(flow);
  const pick = (table: Readonly<Record<string, readonly { value: unknown }[]>>) =>
    Object.fromEntries(
      Object.entries(table).flatMap(([key, list]) => {
        const one = list[Math.min(at - 1, list.length - 1)]?.value;
        const value = at === 0 ? list.map((sample) => sample.value).reduce(filled, null) : one;
        return list.length === 0 ? [] : [[key, few(value)]];
      }),
    );
  const responses = pick(answered);
  return {
    context: {
      id: 'c-1',
      repeats: null,
      screen: null,
      answers: pick(said),
      responses,
      intent: null,
      unsettled: {},
      problem: null,
      changed: null,
    },
    reads: responses,
  };
};

/** `context.responses.X.a` and `reads.X.a` are `X.a`; rows of a list are alike. */
const sourceOf = (place: Place): string => {
  const [root, kind] = place;
  const own =
    root === 'reads' ? place.slice(1) : kind === 'responses' || kind === 'answers' ? place.slice(2) : place.slice(1);
  return placeText(own);
};

/** Null: with this value it cannot be drawn, which says nothing of where its lines come from. */
const attempt = (lines: () => string[]): string[] | null => {
  try {
    return lines();
  } catch {
    return null;
  }
};

/** The lines of one screen, each with what it changes with. */
export const valuesOf = (drawn: (shown: Shown) => string[], shown: Shown): string[] => {
  const places = new Map<string, { place: Place; value: unknown }>();
  const base = drawn(
    watched(shown, (place, value) => {
      if (value !== undefined && place.length > 2) places.set(sourceOf(place), { place, value });
    }),
  );
  const sources = base.map(() => new Set<string>());
  const shape = new Set<string>();
  for (const [source, { place, value }] of places) {
    let marked: Shown = withMark(shown, place, markOf(value));
    // What came with the flow and what is read anew are one answer.
    const twin = place[0] === 'reads' ? ['context', 'responses', ...place.slice(1)] : ['reads', ...place.slice(2)];
    if (place[0] === 'reads' || place[1] === 'responses') marked = withMark(marked, twin, markOf(value));
    const lines = attempt(() => drawn(marked));
    if (lines === null) continue;
    if (lines.length !== base.length) shape.add(source);
    else for (const [at, line] of lines.entries()) if (line !== base[at]) sources[at]?.add(source);
  }
  return [
    ...base.map((line, at) => [line, ...[...(sources[at] ?? [])].toSorted()].join(' ← ')),
    ...(shape.size === 0 ? [] : [`what is shown ← ${[...shape].toSorted().join(' ← ')}`]),
  ];
};

/**
 * Every screen of a product: what it says, by ids of texts, and where each figure comes from. `# screen` stands before each.
 * @throws Error when one cannot be drawn
 */
export const pageValues = async (flow: FlowId): Promise<string> => {
  const parts: string[] = [];
  for (const [screen, Screen] of await screensOf(flow)) {
    const drawn = (locale: Locale) => (shown: Shown) => {
      speakIds(locale);
      return drawLines(Screen, screen, shown);
    };
    // A screen asks for its lazy parts when it first needs them, whatever other tests have run before.
    for (let at = 0; at < VARIANTS; at++) drawn('ru')(shownOf(flow, at));
    await vi.dynamicImportSettled();
    const said = new Set<string>();
    const seen = new Set<string>();
    parts.push(`# ${screen}`);
    let marked = 0;
    for (let at = 0; at < VARIANTS; at++) {
      const shown = shownOf(flow, at);
      const ru = drawn('ru')(shown);
      if (ru.every((line) => said.has(line))) continue;
      const kk = drawn('kk')(shown);
      marked += 1;
      const lines = marked <= MARKED ? valuesOf(drawn('ru'), shown) : ru.filter((line) => !said.has(line));
      // What Kazakh says in another way, figures and dates above all.
      lines.push(...kk.filter((line) => !ru.includes(line)).map((line) => `kk: ${line}`));
      for (const line of lines) if (!seen.has(line)) parts.push(line);
      for (const line of lines) seen.add(line);
      for (const line of ru) said.add(line);
    }
    parts.push('');
  }
  return `${parts.join('\n').trim()}\n`;
};
