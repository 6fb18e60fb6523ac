import type { Move } from './step.ts';

/** What people call an arrow, and the path that is there for it: `terms · SUBMIT_TERMS · example → me`. */
export const arrowName = (from: string, { do: kind, what, case: example }: Move, to: string): string =>
  `${[from, kind === 'say' ? what : `${kind} ${what}`, ...(example === undefined ? [] : [example])].join(' · ')} → ${to}`;

/** The parts of a name. `what`: an event, a call (`claim`, also where a clock reads it), a delay. */
export interface ArrowParts extends Move {
  readonly from: string;
  readonly to: string;
}

const HAPPENED = /^(?:(answer|fail|wait) )?(?:poll\.)?(\w+)$/;

/** @throws Error when that is no name of an arrow */
export const partsOf = (name: string): ArrowParts => {
  const [way = '', to] = name.split(' → ');
  const [from = '', happened = '', example] = way.split(' · ');
  const [, kind = 'say', what] = HAPPENED.exec(happened) ?? [];
  if (to === undefined || what === undefined) throw new Error(`No name of an arrow: ${name}`);
  return { from, to, do: kind as Move['do'], what, ...(example === undefined ? {} : { case: example }) };
};
