import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from '../../../scripts/compress.ts';
import { initialFiles, loadedFiles } from '../../../scripts/sizes/manifest.ts';

describe('files of a page', () => {
  const manifest = {
    '_other.js': { file: 'a.js', imports: ['_shared.js'], css: ['a.css'] },
    '_shared.js': { file: 's.js', imports: ['_other.js'], css: ['s.css'] },
    'src/login.tsx': { file: 'l.js', imports: ['_shared.js'], css: ['a.css'] },
    'locales/ru/common.json': { file: 'ru.js' },
    'src/other.tsx': { file: 'o.js' },
  };

  it('are its modules and what they import, each once', () => {
    expect(loadedFiles(manifest, ['src/login.tsx', 'locales/ru/common.json'])).toEqual([
      'l.js',
      'a.css',
      's.js',
      's.css',
      'a.js',
      'ru.js',
    ]);
  });

  it('are besides those that the page itself names', () => {
    const html =
      '<link rel="icon" href="/icon.svg"><script src="/guard.js"></script><script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"><link rel="stylesheet" href="/assets/c.css">';
    expect(initialFiles(html)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.css']);
  });

  it('cannot be counted for a module that was not built', () => {
    expect(() => loadedFiles(manifest, ['src/gone.tsx'])).toThrow('no chunk of src/gone.tsx');
  });
});

describe('packing', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pack-'));
    mkdirSync(join(folder, 'assets'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('makes twins of texts that are worth it', () => {
    const text = 'export const answer = 42;\n'.repeat(100);
    writeFileSync(join(folder, 'assets/app.js'), text);
    writeFileSync(join(folder, 'small.json'), '{}');
    // Texts of one page: a few sentences.
    writeFileSync(join(folder, 'assets/words.js'), text.slice(0, 200));
    writeFileSync(join(folder, 'font.woff2'), text);
    expect(compressFolder(folder)).toBe(2);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/words.js.br'))).toString()).toBe(text.slice(0, 200));
  });
});
