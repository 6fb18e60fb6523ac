/** The kind of a test's annotation that says how many steps were walked in how long. */
export const PACE = 'pace';

/** Steps of generated paths, and their real time, ms. */
export interface Pace {
  readonly page: { readonly steps: number; readonly ms: number };
  readonly taps: { readonly steps: number; readonly ms: number };
}
