/**
 * Rules of allow-listed data, as small as they get: the library of rules would come to every page with what a part that comes
 * late uses of it (`npm run size`).
 */
export type Rule<T> = (value: unknown) => value is T;
export type Ruled<R> = R extends Rule<infer T> ? T : never;
type Fields = Readonly<Record<string, Rule<unknown>>>;
type Plain<T> = { [Key in keyof T]: T[Key] };
export type Strict<Must extends Fields, May extends Fields> = Plain<
  { readonly [Key in keyof Must]: Ruled<Must[Key]> } & { readonly [Key in keyof May]?: Ruled<May[Key]> }
>;

/** @param fits more than the form can say */
export const text =
  (form: RegExp, fits: (value: string) => boolean = () => true): Rule<string> =>
  (value): value is string =>
    typeof value === 'string' && form.test(value) && fits(value);

export const oneOf =
  <const T extends string>(...values: readonly T[]): Rule<T> =>
  (value): value is T =>
    (values as readonly unknown[]).includes(value);

export const whole =
  (least: number, most: number): Rule<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const orNull =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (value): value is T | null =>
    value === null || rule(value);

export const list =
  <T>(rule: Rule<T>, least: number, most: number): Rule<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(rule);

export const either =
  <Rules extends readonly Rule<unknown>[]>(...rules: Rules): Rule<Ruled<Rules[number]>> =>
  (value): value is Ruled<Rules[number]> =>
    rules.some((rule) => rule(value));

/** An object with all of `must`, any of `may`, and nothing else. */
export const strict =
  <Must extends Fields, May extends Fields = Record<never, never>>(must: Must, may?: May): Rule<Strict<Must, May>> =>
  (value): value is Strict<Must, May> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const rules: Fields = { ...must, ...may };
    return (
      Object.keys(must).every((key) => Object.hasOwn(value, key)) &&
      Object.entries(value).every(([key, one]) => Object.hasOwn(rules, key) && rules[key]?.(one) === true)
    );
  };
