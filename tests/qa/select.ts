import type { FlowId } from '../../machines/screens.ts';
import type { BrowserPath } from '../e2e/support/paths.ts';
import { walkedAs, type Walk } from '../e2e/support/planned.ts';
import { partsOf, type ArrowParts } from '../model/arrow-name.ts';
import { isNone } from './names.ts';
import { Refusal, type Options } from './options.ts';

/** All paths of a flow, in their order. */
export interface FlowPaths {
  readonly flow: FlowId;
  readonly paths: readonly BrowserPath[];
}
export interface Selection {
  readonly walks: { readonly [Flow in FlowId]?: readonly Walk[] };
  readonly chosen: number;
  readonly of: number;
}

type Asked = Pick<Options, 'state' | 'call' | 'fault' | 'path' | 'locale' | 'width' | 'night' | 'taps'>;

export const arrowsOn = ({ legs }: BrowserPath): string[] => legs.flatMap(({ arrows }) => arrows);

/** `review` is `review.resting`, too. */
const isIn = (state: string, asked: string): boolean => state === asked || state.startsWith(`${asked}.`);
const isCall = ({ do: kind }: ArrowParts): boolean => kind === 'answer' || kind === 'fail';

/** One arrow is all that is asked for: a fault of that call, in that state. A state alone is come to, or left. */
const fits = (arrow: ArrowParts, { state, call, fault }: Asked): boolean => {
  if (fault !== null && !(arrow.do === 'fail' && arrow.case === fault)) return false;
  if (call !== null && !(isCall(arrow) && arrow.what === call)) return false;
  if (state === null || isIn(arrow.from, state)) return true;
  return call === null && fault === null && isIn(arrow.to, state);
};

/**
 * The paths that pass what is asked for.
 * @throws Refusal when there is no such name, or nothing that is all of it at a time: with the names that there are
 */
export function select(flows: readonly FlowPaths[], asked: Asked): Selection {
  const all = flows.flatMap(({ paths }) => paths);
  const arrows = [...new Set(all.flatMap(arrowsOn))].map(partsOf);
  const { state, call, fault, path } = asked;

  const states = arrows.flatMap(({ from, to }) => [from, to]);
  const calls = arrows.filter(isCall).map(({ what }) => what);
  const faults = arrows.flatMap(({ do: kind, case: name }) => (kind === 'fail' && name !== undefined ? [name] : []));
  const names = all.map(({ name }) => name);
  if (state !== null && !states.some((one) => isIn(one, state))) throw new Refusal(isNone('state', state, states));
  if (call !== null && !calls.includes(call)) throw new Refusal(isNone('call', call, calls));
  if (fault !== null && !faults.includes(fault)) throw new Refusal(isNone('fault', fault, faults));
  if (path !== null && !names.includes(path)) throw new Refusal(isNone('path', path, names));

  const wanted = (one: BrowserPath): boolean =>
    (path === null || one.name === path) && arrowsOn(one).some((name) => fits(partsOf(name), asked));
  const how = (at: number): Omit<Walk, 'path'> => {
    const { language, width } = walkedAs(at);
    return { language: asked.locale ?? language, width: asked.width ?? width, inPage: !asked.taps, night: asked.night };
  };
  const walks = flows.map(({ flow, paths }): [FlowId, Walk[]] => [
    flow,
    paths.flatMap((one, at) => (wanted(one) ? [{ path: one, ...how(at) }] : [])),
  ]);
  const chosen = walks.reduce((sum, [, some]) => sum + some.length, 0);
  if (chosen === 0) {
    const near = arrows.filter((one) => fits(one, { ...asked, state: null }) || fits(one, { ...asked, fault: null }));
    const places = [...new Set(near.map((one) => `  ${one.from}: ${one.what} ${one.case ?? ''}`.trimEnd()))];
    throw new Refusal(`No path passes all of that at a time. Near to it:\n${places.slice(0, 15).join('\n')}`);
  }
  return { walks: Object.fromEntries(walks.filter(([, some]) => some.length > 0)), chosen, of: all.length };
}
