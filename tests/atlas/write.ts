import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';
import type { Atlas } from './atlas.types.ts';
import { buildView } from './build-view.ts';

/** Writes the atlas into a folder; its `index.html` opens from disk. */
export const writeAtlas = async (folder: string, atlas: Atlas): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  // A page from disk may run scripts and read no files: the data are a script, too.
  writeFileSync(join(folder, 'data.js'), `globalThis.atlas = ${JSON.stringify(atlas)};\n`);
  writeFileSync(join(folder, 'atlas.js'), await buildView());
  for (const file of ['index.html', 'atlas.css']) cpSync(join(root, 'tests/atlas/view', file), join(folder, file));
};
