/**
 * Takes away custom properties that nothing reads: half of the palette is there for later, and every visitor would carry
 * it. Repeats until nothing goes, for a variable may be read only by another one. Names that a host may set stay read.
 */
export function dropUnusedVariables(css: string): string {
  for (;;) {
    const read = new Set([...css.matchAll(/var\(\s*(--[\w\\.-]+)/g)].map(([, name]) => name));
    const next = css.replace(/(?<=^|[{;])\s*(--[\w\\.-]+)\s*:[^;{}]*(?:;|(?=\}))/gm, (whole: string, name: string) =>
      read.has(name) ? whole : '',
    );
    if (next === css) return css;
    css = next;
  }
}
