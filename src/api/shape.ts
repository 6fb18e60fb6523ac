const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  o: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  a: Array.isArray,
};

/**
 * Does a success hold what its contract promises? @param shape a line of the table of operations, such as
 * `?[s id,name;n term`: null will do, a list, of things with these strings and this number (`scripts/api/shape.ts`).
 */
export const fits = (shape: string, value: unknown): boolean => {
  if (shape.startsWith('?')) return value === null || fits(shape.slice(1), value);
  if (shape.startsWith('[')) return Array.isArray(value) && value.every((item) => holds(shape.slice(1), item));
  return holds(shape, value);
};

const holds = (fields: string, value: unknown): boolean =>
  fields === '' ||
  (IS.o?.(value) === true &&
    fields.split(';').every((group) => {
      const is = IS[group[0] ?? ''];
      return group
        .slice(2)
        .split(',')
        .every((name) => is?.((value as Record<string, unknown>)[name]) === true);
    }));
