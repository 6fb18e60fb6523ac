import type { Plugin } from 'vite';

/** All forms of a product: needed after a reload alone. Naming their files would make every visit of the product longer. */
const REPLAYED = /^assets\/forms-[^/]*$/;

/** By file: what is loaded with it. */
const imports = new Map<string, readonly string[]>();
const entries = new Set<string>();

const loadedWith = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports.get(file) ?? []) loadedWith(imported, found);
  return found;
};

/** Hears which file imports which, before the parts' files are named. */
export const knownImports = (): Plugin => ({
  name: 'known-imports',
  generateBundle(_, bundle) {
    imports.clear();
    entries.clear();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      imports.set(chunk.fileName, [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]);
      if (chunk.isEntry && !chunk.facadeModuleId?.includes('/locales/')) entries.add(chunk.fileName);
    }
  },
});

/**
 * The files that are fetched beside a part. What every page has loaded, and what the file that asks for the part stands on itself,
 * need not be named.
 */
export const preloads = (
  part: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] => {
  if (hostType === 'html') return files;
  if (REPLAYED.test(part)) return [];
  const loaded = loadedWith(hostId);
  for (const entry of entries) loadedWith(entry, loaded);
  return files.filter((file) => !loaded.has(file));
};
