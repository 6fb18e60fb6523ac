import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
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

/** Rules by event, as products name them: `SUBMIT_CAR: carForm`, `DECLINE: () => declineForm`. */
const declared = new Map(
  readdirSync('machines/products', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/forms.ts'))
    .flatMap((file) =>
      [...readFileSync(`machines/products/${file}`, 'utf8').matchAll(/^ {2}([A-Z_]+): (?:\(\) => )?(\w+),$/gm)].map(
        ([, event = '', rule = '']) => [`${event} of ${file.split('/')[0]}`, rule] as const,
      ),
    ),
);

/** The event and the rules of each `<Form draft={draft('EVENT')} schema={aForm(facts)}>`, and of a step's. */
const shownIn = (file: string): { event: string; rule: string }[] => {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: { event: string; rule: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && /^(?:Step)?Form$/.test(node.tagName.getText())) {
      const text = (name: string) =>
        node.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name)?.getText() ??
        '';
      const event = /draft\('([A-Z_]+)'/.exec(text('draft'))?.[1];
      const rule = /\{(\w+)/.exec(text('schema'))?.[1];
      if (event !== undefined && rule !== undefined) found.push({ event, rule });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

it('a screen’s form has the rules that its product declares for the event: the replay after a reload asks the same', () => {
  const shown = files.filter((file) => file.endsWith('.tsx')).flatMap(shownIn);
  expect(shown.length).toBeGreaterThan(20);
  const others = shown.flatMap(({ event, rule }) =>
    [...declared].filter(([of, one]) => of.startsWith(`${event} of `) && one !== rule).map(([of]) => `${of}: ${rule}`),
  );
  expect(others).toEqual([]);
  expect(declared.size).toBeGreaterThan(40);
});
