import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { FlowId } from '../../../machines/screens.ts';
import type { Values } from './values.ts';

/** Of a flow's folder of tests: one line a value, `choosing · setBank · path.id ← claim.requestId`. */
export const VALUES_FILE = 'golden/calls.values';
const ARROW = ' ← ';
const valuesText = (values: Values): string =>
  [...values].map(([value, sources]) => `${value}${ARROW}${sources}\n`).join('');

const valuesFile = (flow: FlowId): URL => new URL(`../../products/${flow}/${VALUES_FILE}`, import.meta.url);

export const valuesIn = (recorded: string): Values =>
  new Map(
    recorded
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => [row.slice(0, row.indexOf(ARROW)), row.slice(row.indexOf(ARROW) + ARROW.length)]),
  );
/** As they were reviewed; a product that is new has none yet. */
export const readValues = (flow: FlowId): Values =>
  valuesIn(existsSync(valuesFile(flow)) ? readFileSync(valuesFile(flow), 'utf8') : '');

export const writeValues = (flow: FlowId, values: Values): void => {
  mkdirSync(new URL('.', valuesFile(flow)), { recursive: true });
  writeFileSync(valuesFile(flow), valuesText(values));
};

/** What is sent otherwise than was reviewed, in words, one line a value. */
export const valueDifferences = (then: Values, now: Values): string[] =>
  [...new Set([...then.keys(), ...now.keys()])].toSorted().flatMap((value) => {
    const [was, is] = [then.get(value), now.get(value)];
    if (was === is) return [];
    if (was === undefined) return [`${value} is new, and comes from ${is}`];
    if (is === undefined) return [`${value} is not sent any more; it came from ${was}`];
    return [`${value} now comes from ${is}, and came from ${was}`];
  });
