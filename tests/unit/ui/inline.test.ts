import { build, parseAst } from 'vite';
import { expect, test } from 'vitest';
import * as recipes from '@styled/recipes';
import { inlineCalls, inlineStyles } from '../../../src/theme/inline.ts';

const modules = {
  '@styled/css': { css: (...values: unknown[]) => `c${JSON.stringify(values)}` },
  '@styled/recipes': { card: () => ({ root: 'card__root', foot: 'card__foot' }) },
};
const inlined = (code: string) => inlineCalls(code, parseAst(code, { lang: 'tsx' }), modules);

test('what is known while building becomes a string', () => {
  expect(
    inlined(`import { css as c } from '@styled/css'; const x = <p className={c({ a: '1', _hover: { b: 2 } })} />;`),
  ).toBe(
    `import { css as c } from '@styled/css'; const x = <p className={${JSON.stringify('c[{"a":"1","_hover":{"b":2}}]')}} />;`,
  );
});
test('slots become an object', () => {
  expect(inlined(`import { card } from '@styled/recipes'; const { root } = card();`)).toContain(
    `= ({"root":"card__root","foot":"card__foot"});`,
  );
});
test.each([
  ['one part alone becomes a string', 'const x = card().foot;', 'const x = "card__foot";'],
  [
    'parts that nobody reads are left out',
    'const c = card(); f(c.root);',
    'const c = ({"root":"card__root"}); f(c.root);',
  ],
  [
    'also of several of one name',
    'const a = () => { const c = card(); f(c.root); }; c.foot;',
    '({"root":"card__root","foot":"card__foot"})',
  ],
  ['not of what is handed on', 'const c = card(); f(c.root); g(c);', '({"root":"card__root","foot":"card__foot"})'],
  [
    'not of what other modules read',
    'export const c = card(); f(c.root);',
    '({"root":"card__root","foot":"card__foot"})',
  ],
  [
    'not of what is read by a name that is not known',
    'const c = card(); f(c.root, c[x]);',
    '({"root":"card__root","foot":"card__foot"})',
  ],
])('%s', (_name, code, becomes) => {
  expect(inlined(`import { card } from '@styled/recipes'; ${code}`)).toContain(becomes);
});
test('what depends on values stays', () => {
  expect(
    inlined(
      `import { css } from '@styled/css'; css({ a: b }); css(x, { a: 1 }); css({ ...x }); css({ [x]: 1 }); css({ x });`,
    ),
  ).toBeNull();
  expect(inlined(`const css = (x) => x; css({ a: 1 });`)).toBeNull();
});
test('several calls of one module, side by side', () => {
  expect(inlined(`import { css } from '@styled/css'; f(css({ a: 1 }), css({ b: 2 }))`)).toContain(
    `f(${JSON.stringify('c[{"a":1}]')}, ${JSON.stringify('c[{"b":2}]')})`,
  );
});

type Recipe = ((variants?: Record<string, unknown>) => unknown) & { variantMap: Record<string, string[]> };
/** Every recipe without variants and with each variant alone, also one left undefined. */
const all = (from: Record<string, Recipe>, like: Record<string, Recipe>) =>
  Object.fromEntries(
    Object.entries(like).map(([name, { variantMap }]) => [
      name,
      [
        {},
        ...Object.entries(variantMap).flatMap(([key, values]) =>
          [undefined, ...values].map((value) => ({ [key]: value })),
        ),
      ].map((variants) => from[name]?.(variants)),
    ]),
  );

test('every recipe gives the names that Panda gives', { timeout: 60_000 }, async () => {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineStyles()],
    build: { write: false, minify: false, lib: { entry: 'styled-system/recipes/index.mjs', formats: ['es'] } },
  })) as { output: { code: string }[] }[];
  const code = result[0]?.output[0]?.code ?? '';
  const slim = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    Recipe
  >;
  const panda = recipes as unknown as Record<string, Recipe>;
  expect(all(slim, panda)).toEqual(all(panda, panda));
  expect(code).not.toContain('classNameByProp');
});
