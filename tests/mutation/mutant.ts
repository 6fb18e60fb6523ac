/** What is wrong in an edit. */
export type MutationKind =
  | 'mapping'
  | 'condition'
  | 'label'
  | 'figure'
  | 'format'
  | 'bound'
  | 'upload'
  | 'session'
  | 'problem'
  | 'money'
  | 'retry'
  | 'privacy'
  | 'progress';

/**
 * Generated tests: where sent values come from; what pages say, and what they say of failures; bounds of forms; insides of
 * conditions; milestones and turns; limits of the sandbox; edges of tariffs; how often a call is repeated, how often
 * is read anew; words of a failed press; fields that leave the page.
 */
export type Generated =
  | 'values'
  | 'pages'
  | 'problems'
  | 'forms'
  | 'decisions'
  | 'progress'
  | 'limits'
  | 'tariffs'
  | 'repeats'
  | 'rhythm'
  | 'failing'
  | 'fields';

/** One wrong edit, and the quick tests that should see it: those that are generated first. */
export interface ValueMutant {
  readonly kind: MutationKind;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly from: string;
  readonly to: string;
  /** Flows whose generated tests are asked, where these are by flow. */
  readonly flows?: readonly string[];
  readonly generated?: Generated;
  /** Files of hand-written tests. */
  readonly tests?: readonly string[];
}

export type Edit = Pick<ValueMutant, 'file' | 'from' | 'to'>;
export const edit = (file: string, from: string, to: string): Edit => ({ file, from, to });

/** Seen by generated tests of a flow. */
export const on = (
  kind: MutationKind,
  generated: 'values' | 'pages' | 'problems',
  flow: string,
  edits: readonly Edit[],
): ValueMutant[] => edits.map((one) => ({ kind, generated, flows: [flow], ...one }));

/** Seen by hand-written tests. */
export const seenBy = (kind: MutationKind, tests: readonly string[], edits: readonly Edit[]): ValueMutant[] =>
  edits.map((one) => ({ kind, tests, ...one }));

/** Seen by generated tests that are of no flow; else by those that were written by hand. */
export const by = (
  kind: MutationKind,
  generated: Exclude<Generated, 'values' | 'pages' | 'problems'>,
  edits: readonly Edit[],
  tests: readonly string[] = [],
): ValueMutant[] => edits.map((one) => ({ kind, generated, ...(tests.length > 0 ? { tests } : {}), ...one }));
