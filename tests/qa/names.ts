/** How many letters are to be typed anew to make the one of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (b[j - 1] === letter ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
};

const FEW = 15;

/** The names that are most like what was written: those that hold it first, then by the letters that differ. */
export const nearest = (written: string, names: readonly string[], count = FEW): string[] => {
  const small = written.toLowerCase();
  const rank = (name: string): number => {
    const other = name.toLowerCase();
    return other.includes(small) ? other.length - small.length - 1_000 : distance(small, other);
  };
  return names
    .map((name) => ({ name, at: rank(name) }))
    .toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ name }) => name);
};

/** What is said of a name that there is not: those that there are, the nearest first. */
export const isNone = (what: string, written: string, names: readonly string[]): string => {
  const known = [...new Set(names)];
  const rest = known.length > FEW ? `\n  … of ${known.length}` : '';
  return `No ${what} "${written}". There is:\n${nearest(written, known)
    .map((name) => `  ${name}`)
    .join('\n')}${rest}`;
};
