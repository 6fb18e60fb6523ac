import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { FONT } from '../../../src/platform/font.ts';

const html = readFileSync(join(root, 'index.html'), 'utf8');

it('has no inline script and no inline style: the security policy would refuse them', () => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', body = ''] of scripts) {
    expect(attributes).toContain('src="/');
    expect(body).toBe('');
  }
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
});

it('lets people zoom, and keyboards shrink the page', () => {
  const viewport = /name="viewport"\s+content="([^"]+)"/.exec(html)?.[1];
  expect(viewport).toBe('width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content');
});

it.each([...html.matchAll(/(?:href|src)="(\/(?!src\/)[^"]+)"/g)].map(([, path = '']) => path))(
  'names a file that is there: %s',
  (path) => {
    expect(existsSync(join(root, 'public', path))).toBe(true);
  },
);

it('leaves the font to come behind the program, from where it is', () => {
  expect(html).not.toContain('as="font"');
  expect(readFileSync(join(root, 'src/index.css'), 'utf8')).not.toContain('url(');
  expect(existsSync(join(root, 'public', FONT))).toBe(true);
});

it('has an old-browser guard that old browsers can read', () => {
  const guard = readFileSync(join(root, 'public/guard.js'), 'utf8');
  expect(guard).not.toMatch(/=>|\b(?:const|let|class|import|export|async)\b|`|,\s*\)/);
});
