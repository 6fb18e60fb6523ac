import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepMaps, resolveStack } from '../../../scripts/lib/source-maps.ts';

const base = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

test('maps leave what is served, and lead from the built place to the source', () => {
  const [dist, maps] = [join(base, 'dist'), join(base, 'maps')];
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(maps, 'old'), { recursive: true });
  writeFileSync(
    join(dist, 'index.html'),
    '<script type="module" crossorigin src="/assets/index-AbCd1234.js"></script>',
  );
  writeFileSync(join(dist, 'assets/app-1a2b3c4d.js'), 'let a;');
  // Line 1, column 5 of the file is line 3, column 7 of the source.
  const map = { version: 3, sources: ['../../src/app/x.ts'], names: [], mappings: 'IAEM' };
  writeFileSync(join(dist, 'assets/app-1a2b3c4d.js.map'), JSON.stringify(map));

  expect(keepMaps(dist, maps)).toBe('AbCd1234');
  expect(existsSync(join(dist, 'assets/app-1a2b3c4d.js.map'))).toBe(false);
  expect(existsSync(join(maps, 'old'))).toBe(false);
  const stack = 'at f (https://a.kz/assets/app-1a2b3c4d.js:1:5)\nat assets/other-1.js:1:1\nat elsewhere:1:1';
  expect(resolveStack(stack, maps)).toBe(
    'at f (https://a.kz/src/app/x.ts:3:7)\nat assets/other-1.js:1:1\nat elsewhere:1:1',
  );
});
