/** A file of the build, as `moduleMap` writes it for each module. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files that every page loads: those that index.html names. */
export function initialFiles(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

/**
 * The files that a page loads for some modules: each module's chunk and all that it imports statically.
 * @param modules paths from the project's root
 * @throws Error for a module that has no chunk
 */
export function loadedFiles(manifest: Readonly<Record<string, Chunk>>, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files];
}
