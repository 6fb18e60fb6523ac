/**
 * What a value looks like, without what it says: `{path:{id},body:{consents[6]{alias,version}}}`. Empty values stand
 * out: `id=""`, `patronymic=null`. Reviewers read it; a lost field or an empty id shows in the diff.
 */
export const shapeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.length}]${value.length === 0 ? '' : shapeOf(value[0])}`;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => {
      if (inner === null || inner === '') return `${key}=${JSON.stringify(inner)}`;
      const shape = shapeOf(inner);
      return `${key}${shape.startsWith('{') ? `:${shape}` : shape}`;
    });
  return `{${parts.join(',')}}`;
};
