import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { isoDayKz } from '../../src/i18n/day.ts';
import { root } from '../lib/run.ts';
import type { Begins } from './reads.ts';

/** Bundles the script that runs before anything is painted. Returns its address. */
export async function buildEarly(dist: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { postcss: {} },
    build: {
      write: false,
      target: ['chrome99', 'safari15.4', 'firefox115'],
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/platform/early.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  const name = `assets/early-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(dist, name), code);
  return `/${name}`;
}

/** What the program draws while building. */
export interface PrerenderedParts {
  readonly pages: readonly PrerenderedPage[];
  /** What stands above every page until its program does. */
  readonly notice: string;
  /** What pages read at first. */
  readonly begins: Begins;
}

/** Draws the open pages by the program itself, bundled for Node, with the settings of the build. */
export async function prerenderPages(dist: string): Promise<PrerenderedParts> {
  const outDir = join(root, 'node_modules/.prerendered');
  await build({
    root,
    logLevel: 'error',
    // Drawn as a browser draws it: on a server the router leaves out the boundaries that the page's program expects.
    define: { self: 'globalThis' },
    ssr: { noExternal: [/^@tanstack\//], resolve: { conditions: ['browser', 'module', 'production'] } },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  try {
    const program = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      prerenderPages: (settings: unknown, today: string) => Promise<PrerenderedPage[]>;
      prerenderNotice: () => string;
      firstReads: Begins;
    };
    const settings = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8')) as unknown;
    return {
      pages: await program.prerenderPages(settings, isoDayKz(Date.now())),
      notice: program.prerenderNotice(),
      begins: program.firstReads,
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
