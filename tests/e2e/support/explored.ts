import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlowId } from '../../../machines/screens.ts';
import { hashOf } from '../../../scripts/lib/fresh.ts';
import { root } from '../../../scripts/lib/run.ts';
import { browserPaths, type BrowserPath, type Scope, type Walked } from './paths.ts';

const FOLDER = join(root, 'node_modules/.cache/marketplace/paths');
/** All that paths are made of. */
const SOURCES = ['machines', 'openapi', 'schemas', 'src', 'tests', 'sandbox', 'locales'];

let hash: string | null = null;
const fileOf = (flow: FlowId, scope: Scope): string =>
  join(FOLDER, `${flow}.${scope}.${(hash ??= hashOf(SOURCES))}.json`);

/** The paths of a flow as a browser walks them. To explore a flow takes seconds: kept until a source changes. */
export const exploredPaths = (flow: FlowId, walked: Walked, scope: Scope): readonly BrowserPath[] => {
  const file = fileOf(flow, scope);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as BrowserPath[];
  const paths = browserPaths(walked, scope);
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER))
    if (old.startsWith(`${flow}.`) && !old.includes(hash ?? '')) rmSync(join(FOLDER, old), { force: true });
  // Several processes may come here at a time: a file is there whole, or not.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(paths));
  renameSync(own, file);
  return paths;
};
/** Whether a flow is explored already. */
export const isExplored = (flow: FlowId, scope: Scope): boolean => existsSync(fileOf(flow, scope));
