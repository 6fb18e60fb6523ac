import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = ['src/products', 'src/pages', 'src/blocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
/** What each form on a screen or in a block takes for its rules, by file. */
const rules = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bschema=\{(.*)\}/g)].map(([, rule = '']) => ({ file, rule })),
  );

it('a form’s rules are its builder with the facts that the app made: no screen has facts of its own', () => {
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter(({ rule }) => rule !== 'schema' && !/^\w+Form(\(facts\))?$/.test(rule))).toEqual([]);
});
