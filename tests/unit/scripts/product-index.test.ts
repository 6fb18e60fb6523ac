import { expect, it } from 'vitest';
import { defineScreens } from '../../../machines/kit/screen.ts';
import { faultsOf, indexOf, type Found } from '../../../scripts/lib/product-index.ts';

const plain = { access: 'open', layout: 'client', title: 'home.title', texts: 'board', events: {} } as const;
const product = (id: string, screen: string): Found['products'][number] => ({
  product: {
    id,
    screens: defineScreens({ [screen]: { ...plain, path: `/${screen}` } }),
    flow: () => Promise.reject(new Error('No flow')),
  },
  screensExport: `${id}Screens`,
});
const found: Found = { products: [product('a', 'one'), product('b', 'two')], pages: {}, catalogues: [], forms: [] };

it('refuses a screen of two products', () => {
  expect(faultsOf(found)).toEqual([]);
  expect(faultsOf({ ...found, products: [product('a', 'one'), product('b', 'one')] })).toEqual([
    'The screen one belongs to a and to b',
  ]);
});

const form = (file: string, ...exports: string[]) => ({ file, exports });

it('refuses two forms of one name, for one would hide the other, and a file without a form', () => {
  const files = [form('login.form.ts', 'loginForm'), form('a/pick.form.ts', 'x'), form('b/pick.form.ts', 'pickForm')];
  expect(faultsOf({ ...found, forms: files })).toEqual([
    'schemas/a/pick.form.ts and schemas/b/pick.form.ts have one name',
    'schemas/a/pick.form.ts must export one form, and has 0',
  ]);
});

it('finds the forms of tests by their files', () => {
  const files = [
    form('login.form.ts', 'examples', 'initial', 'loginForm'),
    form('a/bank-list.form.ts', 'LIMIT', 'bankListForm', 'exampleContext', 'examples', 'initial'),
  ];
  const text = indexOf({ ...found, forms: files }).get('tests/generated/forms.ts');
  expect(text).toContain("import * as bankListForm from '../../schemas/a/bank-list.form.ts';");
  expect(text).toContain(
    "  'bank-list': { rules: bankListForm.bankListForm, exampleContext: bankListForm.exampleContext, examples: bankListForm.examples, initial: bankListForm.initial },",
  );
  expect(text).toContain(
    "  'login': { examples: loginForm.examples, initial: loginForm.initial, rules: loginForm.loginForm },",
  );
});
