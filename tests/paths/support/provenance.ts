import { leavesOf, markOf, placeText, watched, withMark, type Place } from './marks.ts';

/** What makes something of a context: the input of a call, an address. Pure. */
export type Making = (context: object) => unknown;

interface Read {
  readonly place: Place;
  readonly value: unknown;
}

/** Values of other samples that a choice is tried with, at most. */
const OTHERS = 6;

/** A context as far as it is read, and what is made of it. */
interface Case {
  readonly context: object;
  readonly reads: readonly Read[];
}

/** Answers and events go by their own names: `responses.claim.id` is `claim.id`. */
const sourceText = (place: Place): string =>
  placeText(place[0] === 'responses' || place[0] === 'answers' ? place.slice(1) : place);

const attempt = (making: Making, context: object): Map<string, unknown> => {
  try {
    return leavesOf(making(context));
  } catch {
    // A value of another kind than the flow expects: it says nothing of where values come from.
    return new Map();
  }
};

const readsOf = (making: Making, context: object): Read[] => {
  const found = new Map<string, Read>();
  const made = making(
    watched(context, (place, value) => {
      // An answer that is not there has no values that could be marked.
      if (value !== undefined || place.length > 2) found.set(placeText(place), { place, value });
    }),
  );
  // What is handed on whole has not been read so far.
  leavesOf(made);
  return [...found.values()];
};

/** One value that is made: where it is copied from; else what it is made from; else what it always is. */
const sourcesIn = (making: Making, { context, reads }: Case, others: (place: string) => readonly unknown[]) => {
  const base = attempt(making, context);
  const copied = new Map<string, Set<string>>();
  const derived = new Map<string, Set<string>>();
  const note = (in_: Map<string, Set<string>>, leaf: string, source: string) =>
    in_.set(leaf, (in_.get(leaf) ?? new Set()).add(source));
  for (const { place, value } of reads) {
    const source = sourceText(place);
    const mark = markOf(value);
    for (const one of [mark, ...others(placeText(place))]) {
      if (one === value) continue;
      const made = attempt(making, withMark(context, place, one));
      for (const [leaf, is] of made)
        if (one === mark && is === mark && base.get(leaf) !== mark) note(copied, leaf, source);
        else if (base.has(leaf) && base.get(leaf) !== is) note(derived, leaf, source);
    }
  }
  return new Map(
    [...new Set([...base.keys(), ...copied.keys()])].map((leaf): [string, string] => {
      const [from, of] = [copied.get(leaf), derived.get(leaf)];
      if (from !== undefined) return [leaf, [...from].toSorted().join(' and ')];
      if (of !== undefined) return [leaf, `transformed(${[...of].toSorted().join(', ')})`];
      return [leaf, `constant ${JSON.stringify(base.get(leaf))}`];
    }),
  );
};

/**
 * Where every value comes from that is made of these contexts: each value that is read is marked in turn, and what changes
 * is traced back to it. Contexts of which the same is read count as one.
 * @returns by value (`body.term`), all that it may come from: `SUBMIT_TERMS.term`, `transformed(…)`, `constant "…"`
 */
export const provenanceOf = (making: Making, contexts: readonly object[]): Map<string, Set<string>> => {
  const cases = new Map<string, Case>();
  const seen = new Map<string, Set<unknown>>();
  for (const context of contexts) {
    const reads = readsOf(making, context);
    for (const { place, value } of reads) {
      if (value === undefined || value === null) continue;
      const key = placeText(place);
      seen.set(key, (seen.get(key) ?? new Set()).add(value));
    }
    const key = JSON.stringify(reads.map(({ place, value }) => [placeText(place), value ?? null]));
    if (!cases.has(key)) cases.set(key, { context, reads });
  }
  const found = new Map<string, Map<string, string>>();
  for (const one of cases.values()) {
    const made = attempt(making, one.context);
    for (const [leaf, source] of sourcesIn(making, one, (place) => [...(seen.get(place) ?? [])].slice(0, OTHERS))) {
      const known = found.get(leaf) ?? new Map<string, string>();
      found.set(leaf, known);
      // What it was made into is told once: a sum of the right fields may be the wrong one.
      const example = source.startsWith('transformed(') ? ` as ${JSON.stringify(made.get(leaf))}` : '';
      if (!known.has(source)) known.set(source, `${source}${example}`);
    }
  }
  return new Map([...found].map(([leaf, sources]) => [leaf, new Set(sources.values())]));
};
