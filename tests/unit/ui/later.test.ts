import { expect, test } from 'vitest';
import { partStyles, stylesShown } from '../../../src/theme/later.ts';

const bare = (css: string) => css.replaceAll(/\s/g, '');

test('recipes of later leave the first sheet, inside their layers and conditions', () => {
  const css = `@layer reset, recipes;
@layer recipes { @layer _base { .button { gap: 1px } .dialog__head { gap: 2px } }
  @media (min-width: 1px) { .dialog__head:hover, .dialog__body > * { gap: 3px } } }`;
  const { first, later } = partStyles(css);
  expect(bare(first)).toBe('@layerreset,recipes;@layerrecipes{@layer_base{.button{gap:1px}}}');
  expect(bare(later)).toBe(
    '@layerrecipes{@layer_base{.dialog__head{gap:2px}}@media(min-width:1px){.dialog__head:hover,.dialog__body>*{gap:3px}}}',
  );
});

test('what only looks alike stays, and so does what a first screen shares with them', () => {
  const css = '.dialogue{a:1}.field__dialog{a:1}.tag,.button{a:1}@keyframes dialog{from{a:1}to{a:2}}@font-face{b:2}';
  expect(partStyles(css)).toEqual({ first: css, later: '' });
});

test('variants and states of a recipe go along', () => {
  const css =
    '.tag--tone_ok{a:1}.tag svg{a:1}.choice__root:has(:checked){a:1}.tag:is(.a, :not(.b)){a:1}/* .button{} */';
  expect(partStyles(css)).toEqual({ first: '', later: css.replace(/\/\*.*/, '') });
});

test('a page that comes drawn has of the second sheet what it shows, inside its layers and conditions', () => {
  const css = `@layer recipes { @layer _base { .tag { gap: 1px } .stepLine__root { gap: 2px } }
  @media (min-width: 1px) { .stepLine__bar > * { gap: 3px } .tag--tone_ok { gap: 4px } } @media print { .tag { gap: 5px } } }`;
  expect(bare(stylesShown(css, '<p class="card stepLine__root"></p>'))).toBe(
    '@layerrecipes{@layer_base{.stepLine__root{gap:2px}}@media(min-width:1px){.stepLine__bar>*{gap:3px}}}',
  );
  expect(stylesShown(css, '<p class="card">stepLine</p>')).toBe('');
});
