/** One entry of Vite's manifest. */
export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * The files that a page loads for some modules: each module's chunk and all that it imports statically.
 * @param modules keys of the manifest; a query behind a key (`a.json?lingui`) may be left out
 * @throws Error for a module that has no chunk
 */
export function loadedFiles(
  manifest: Readonly<Record<string, Chunk>>,
  modules: readonly string[],
): { js: string[]; css: string[] } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) {
    visit(Object.keys(manifest).find((key) => key === module || key.startsWith(`${module}?`)) ?? module);
  }
  return { js: [...js], css: [...css] };
}
