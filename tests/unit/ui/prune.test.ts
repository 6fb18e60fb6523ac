import { expect, test } from 'vitest';
import { dropUnusedVariables } from '../../../src/theme/prune.ts';

test('variables that nothing reads go, chains too; what is read stays', () => {
  const css = ':root{--a: 1px;--b:var(--c);--c:#fff;--z-index-x:3}\n.k{width:var(--a);--own: 2}';
  expect(dropUnusedVariables(css).replace(/\s/g, '')).toBe(':root{--a:1px;}.k{width:var(--a);}');
});
test('a variable with a fallback is read', () => {
  expect(dropUnusedVariables('x{--host:1px}y{top:var(--host, 0px)}')).toBe('x{--host:1px}y{top:var(--host, 0px)}');
});
