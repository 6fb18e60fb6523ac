const CASE = /<testcase name="(?<name>[^"]*)"[^>]*?(?<end>\/>|>(?<inside>[\s\S]*?)<\/testcase>)/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string): string => text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Which paths passed, of a report of `npm run qa` in JUnit's form; a path walked more often passed if it always did. */
export const resultsOf = (report: string): Map<string, boolean> => {
  const found = new Map<string, boolean>();
  for (const { groups } of report.matchAll(CASE)) {
    // The test's title: `casco-life: <path> (kk)`.
    const name = /(?:^| › )[\w-]+: (.*) \(\w+\)$/.exec(plain(groups?.['name'] ?? ''))?.[1];
    const inside = groups?.['inside'] ?? '';
    if (name === undefined || inside.includes('<skipped')) continue;
    found.set(name, (found.get(name) ?? true) && !/<(?:failure|error)\b/.test(inside));
  }
  return found;
};
