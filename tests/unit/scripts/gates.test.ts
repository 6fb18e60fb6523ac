import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuilt } from '../../../scripts/check-dist.ts';
import { findLiterals } from '../../../scripts/check-literals.ts';
import { brokenLinks } from '../../../scripts/check-links.ts';
import { answerTypes, findNames, type Names, namesOfProducts } from '../../../scripts/check-names.ts';
import { pathsIn, writtenTwice } from '../../../scripts/check-paths.ts';
import { checkSource } from '../../../scripts/check-sources.ts';
import { root } from '../../../scripts/lib/run.ts';

let base: string;
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
};
beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'gates-'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('lint rules', () => {
  const refused = [
    ['src/products/a.ts', "void fetch('/x');", 'no-restricted-globals'],
    ['src/blocks/a.ts', "export const x = localStorage.getItem('a');", 'no-restricted-globals'],
    ['src/ui/a.ts', "sessionStorage.setItem('a', 'b');", 'no-restricted-globals'],
    ['src/ui/b.ts', "window.location.href = '/';", 'no-restricted-properties'],
    ['src/app/a.ts', "location.href = '/';", 'no-restricted-globals'],
    ['src/app/b.ts', "document.cookie = 'a=b';", 'no-restricted-properties'],
    ['src/products/b.ts', "console.log('a');", 'no-console'],
    ['src/products/c.ts', "export const f = new Intl.NumberFormat('kk');", 'no-restricted-properties'],
    ['src/products/d.ts', 'export const f = (5).toLocaleString();', 'no-restricted-properties'],
    ['src/products/e.ts', "document.body.innerHTML = 'a';", 'no-restricted-properties'],
    ['src/api/a.ts', "document.body.innerHTML = 'a';", 'no-restricted-properties'],
    ['src/products/f.tsx', "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'a' }} />;", 'no-danger'],
    ['src/products/g.ts', "export const f = eval('1') as number;", 'no-eval'],
    ['src/engine/a.ts', 'const f = async () => 1;\nexport const g = () => {\n  f();\n};', 'no-floating-promises'],
    ['sandbox/a.ts', 'export const f = (a: any) => String(a);', 'no-explicit-any'],
    ['machines/a.ts', 'export const at = Date.now();', 'no-restricted-properties'],
    ['schemas/a.ts', 'export const x = Math.random();', 'no-restricted-properties'],
    ['machines/b.ts', 'export const x = document.title;', 'no-restricted-globals'],
  ] as const;
  const allowed = [
    ['src/api/b.ts', "export const x = () => fetch('/x');"],
    ['src/platform/a.ts', "export const x = () => localStorage.getItem('a');"],
    ['src/engine/b.ts', 'export const x = () => window.location.href;'],
    ['scripts/a.ts', "console.log('a');"],
    ['src/products/h.ts', "export const rule = new Intl.PluralRules('kk');"],
  ] as const;
  /** Rules that fired: file → names. One run for all files. */
  const fired = new Map<string, string[]>();

  beforeAll(() => {
    copyFileSync(join(root, '.oxlintrc.json'), join(base, '.oxlintrc.json'));
    write(
      'tsconfig.json',
      '{"compilerOptions":{"strict":true,"noEmit":true,"jsx":"react-jsx","module":"ESNext","moduleResolution":"bundler"}}',
    );
    for (const [path, source] of [...refused, ...allowed]) write(path, source);
    const { stdout } = spawnSync(
      bin('oxlint'),
      ['--type-aware', '--format=json', 'src', 'machines', 'schemas', 'sandbox', 'scripts'],
      {
        cwd: base,
        env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
        encoding: 'utf8',
      },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    for (const { filename, code } of diagnostics) fired.set(filename, [...(fired.get(filename) ?? []), code]);
  });

  it.each(refused)('%s: %s', (path, _source, rule) => {
    expect(fired.get(path)?.join()).toContain(rule);
  });

  it.each(allowed)('%s may: %s', (path) => {
    expect(fired.get(path)).toBeUndefined();
  });
});

describe('import fences', () => {
  it('hold for folders that did not exist when they were written', () => {
    write('tsconfig.json', '{"compilerOptions":{"allowImportingTsExtensions":true,"noEmit":true}}');
    write('package.json', '{"name":"x","dependencies":{}}');
    write('src/api/call.ts', 'export const call = 1;');
    write('src/products/new-product/offer.ts', "import { call } from '../../api/call.ts';\nexport const offer = call;");
    write(
      'machines/flows/new.flow.ts',
      "import type { call } from '../../src/api/call.ts';\nexport type Call = typeof call;",
    );
    write('sandbox/new.ts', "import { offer } from '../machines/flows/old.ts';\nexport const a = offer;");
    write('machines/flows/old.ts', "import { b } from './older.ts';\nexport const offer = b;");
    write('machines/flows/older.ts', "import { offer } from './old.ts';\nexport const b = () => offer;");
    copyFileSync(join(root, '.dependency-cruiser.cjs'), join(base, '.dependency-cruiser.cjs'));
    symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'));
    const { stdout } = spawnSync(
      bin('depcruise'),
      ['--config', '.dependency-cruiser.cjs', 'src', 'machines', 'sandbox'],
      { cwd: base, encoding: 'utf8' },
    );
    rmSync(join(base, 'node_modules'));
    expect(stdout).toContain('screens-only-say: src/products/new-product/offer.ts');
    expect(stdout).toContain('machines-imports-downwards: machines/flows/new.flow.ts');
    expect(stdout).toContain('sandbox-imports-downwards: sandbox/new.ts');
    expect(stdout).toContain('no-cycles: machines/flows/old');
  });
});

describe('words in screens', () => {
  it.each([
    '<p>Сохранить</p>',
    "<p>{'Сохранить'}</p>",
    "<p>{busy ? 'Ждите' : t('btn.save')}</p>",
    "<p>{busy && 'Ждите'}</p>",
    '<p>{`Шаг ${k}`}</p>',
    '<button aria-label="Close" />',
    "<input placeholder={'Имя'} />",
    '<Field label="Имя" />',
  ])('%s is found', (jsx) => {
    expect(findLiterals('a.tsx', `export const A = () => ${jsx};`)).toHaveLength(1);
  });

  it.each([
    "<p>{t('btn.save')}</p>",
    '<p>{name} · 5 ₸</p>',
    '<Field label="form.name" name="borrower.firstName" />',
    '<h1 lang="en">404 Not Found</h1>',
    "<p className={busy ? 'busy' : 'idle'}>{a ?? b}</p>",
    "<p>{status === 'new' ? a : b}</p>",
  ])('%s is right', (jsx) => {
    expect(findLiterals('a.tsx', `export const A = () => ${jsx};`)).toEqual([]);
  });
});

describe('sources', () => {
  it.each([
    '// oxlint-disable-next-line no-console\nconsole.log(1);',
    '// @ts-ignore because\nx();',
    '// TODO: later',
    "throw new Error('Not implemented');",
    "it.only('a', () => {});",
  ])('%j is refused', (source) => {
    expect(checkSource('a.ts', source)).toHaveLength(1);
  });

  it.each([
    '// oxlint-disable-next-line no-console -- the one place that prints\nconsole.log(1);',
    "// XState's own types say any here.\n// oxlint-disable-next-line no-explicit-any\nlet a: any;",
    '/** Shown as +7 (XXX) XXX-XX-XX. */',
  ])('%j is right', (source) => {
    expect(checkSource('a.ts', source)).toEqual([]);
  });
});

describe('paths', () => {
  const paths = ['/', '/login', '/sign-success', '/shop/:id', '/shop/:id?/edit', '/shop-success'];
  const own = pathsIn('machines/screens.ts', "const a = '/login', b = '/sign-success', c = '/shop/:id?/edit';", paths);

  it.each([
    ["go('/login');", '/login'],
    ["go('/login?from=menu');", '/login'],
    ['go(`/sign-success?claim=${id}`);', '/sign-success'],
    ['go(`/shop/${id}/edit`); const d = "/shop/:id";', '/shop/:id'],
    ["go('/shop/edit');", '/shop/:id?/edit'],
    ['const at = <a href="/login#top" />;', '/login'],
    ['/^\\/login\\/?($|[?#])/.test(path);', '/login'],
  ])('%s is written a second time', (source, path) => {
    const found = pathsIn('src/a.tsx', source, paths);
    expect(found.map((one) => one.path)).toContain(path);
    expect(writtenTwice([...own, ...found]).join()).toContain(`${path}: `);
  });

  it.each(["go('/');", "import { a } from '/login';", "const a = 'shop/edit', b = '/shopping', c = '/logins';"])(
    '%s writes none',
    (source) => {
      expect(pathsIn('src/a.tsx', source, paths)).toEqual([]);
    },
  );
});

describe('links', () => {
  it('follows files and headings inside the project, and leaves the web alone', () => {
    write('docs/a.md', '# First part\n');
    write('README.md', '');
    const links =
      '[a](docs/a.md) [b](docs/a.md#first-part) [c](https://example.kz/x) [d](#here) `[e](gone.md)`\n# Here';
    write('README.md', links);
    expect(brokenLinks('README.md', links, base)).toEqual([]);
  });

  it.each([
    ['[a](docs/gone.md)', 'is not there'],
    ['[a](docs/a.md#second)', 'no such heading'],
    ['![a](docs/pictures/gone.png)', 'is not there'],
    ['[a](../outside.md)', 'out of the project'],
  ])('%s is broken', (markdown, fault) => {
    write('docs/a.md', '# First part\n');
    expect(brokenLinks('README.md', markdown, base).join()).toContain(fault);
  });
});

describe('what is shipped', () => {
  it.each([
    'x();//# sourceMappingURL=a.js.map',
    "fetch('/sandbox/api/inbox')",
    '{"qa.title":"Песочница"}',
    "const base='http://services.example.kz/v1'",
    'new Function("return 1")()',
    'import.meta.hot.accept()',
    'list.toSorted((a,b)=>a-b)',
    'URL.canParse(a)',
  ])('%s must not be', (content) => {
    expect(checkBuilt('a.js', content)).toHaveLength(1);
  });

  it.each(["ns='http://www.w3.org/2000/svg'", "go('https://react.dev/errors/1')", 'const evaluate=1'])(
    '%s may be',
    (content) => {
      expect(checkBuilt('a.js', content)).toEqual([]);
    },
  );
});

describe('names of products', () => {
  const names: Names = {
    names: new Map([
      ['car-insurance', 'product'],
      ['client-intro', 'screen'],
      ['success', 'screen'],
      ['BACK', 'event'],
      ['REPEAT', 'event'],
      ['SUBMIT_CODE', 'event'],
      ['claim', 'operation'],
      ['countries', 'operation'],
      ['setBank', 'operation'],
      ['mydirect', 'service'],
    ]),
    types: new Set(['Bank']),
  };
  const at = (source: string, file = 'src/engine/a.tsx') => findNames(file, source, names);

  it.each([
    "if (screen === 'client-intro') leave();",
    "const once = new Set(['SUBMIT_CODE']);",
    "export type E = { type: 'REPEAT' };",
    'const A = () => <p data-event="REPEAT" />;',
    'const counts = { REPEAT: 1 };',
    'const lists = { setBank: 1 };',
    'const { setBank } = table;',
    "await perform('claim', {});",
    "await app.perform('countries', {});",
    "type Claim = CallOutput<'claim'>;",
    "call('quiet.setBank');",
    'const status = context.responses.claim?.status;',
    "const status = context.responses['claim'];",
    'const status = responses.claim;',
    'const { claim } = context.responses;',
    'const { claim: at } = context.responses!;',
    'const f = ({ responses: { claim } }) => claim;',
    'const said = context.answers.BACK;',
    "const base = services['mydirect'];",
    "import { product } from '../../machines/products/car-insurance/product.ts';",
    "const load = () => import('../products/car-insurance/loaders.ts');",
    "import type { Values } from '../../schemas/car-insurance/a.form.ts';",
    "import type { operations } from '../../openapi/generated/mydirect.ts';",
    "export { mydirect } from '../../openapi/generated/operations.mydirect.ts';",
    "import type { Bank, OperationId } from '../../openapi/index.ts';",
  ])('%s is found', (source) => {
    expect(at(source)).toHaveLength(1);
  });

  it.each([
    "// As 'client-intro' does.\n/* SUBMIT_CODE */",
    "const id = query.get('claim');",
    'const f = (claim: string | null) => ({ claim });',
    'snackbar.success(text);',
    "const tone = 'success';",
    "flow.send({ type: 'BACK' });",
    "send({ type: 'RETRY' });",
    'const { claim } = running;',
    'const all = places.countries;',
    "const words = t('home.title');",
    "import { products } from '../../machines/generated/products.ts';",
    "import { address } from '../../schemas/shared/address.ts';",
    "import type { CallInput, OperationId } from '../../openapi/index.ts';",
    "import type { Operation } from '../../openapi/generated/operation.ts';",
  ])('%s is free', (source) => {
    expect(at(source)).toEqual([]);
  });

  it('are those of the registry and the contracts; the session, files and pages are no product', async () => {
    const { names: real, types } = await namesOfProducts();
    const told = { 'car-insurance': 'product', 'client-intro': 'screen', SUBMIT_CODE: 'event', REPEAT: 'event' };
    for (const [name, what] of Object.entries({ ...told, getClaim: undefined, setBank: 'operation', btsd: 'service' }))
      expect(real.get(name), name).toBe(what);
    const free = [
      'login',
      'SIGN_IN',
      'RETRY',
      'LOGOUT',
      'START',
      'PROGRESS',
      'signIn',
      'refreshToken',
      'uploadFile',
      'docs',
    ];
    expect(free.filter((name) => real.has(name))).toEqual([]);
    expect([...types]).toEqual(expect.arrayContaining(['Bank', 'Claim', 'ShortLink', 'CreditInsurance', 'Ref']));
    expect(['Profile', 'Tokens', 'FileInfo', 'OperationId', 'CallInput'].filter((name) => types.has(name))).toEqual([]);
  });

  it('types of answers are told by the contract they come from', () => {
    const source = `import type { components as Banks } from './generated/bankIntegration.ts';
      import type { components as Auth } from './generated/auth.ts';
      export type Bank = Schema<Banks, 'Bank'>;
      export type Profile = Schema<Auth, 'Profile'>;`;
    expect(answerTypes(source, new Set(['bankIntegration']))).toEqual(new Set(['Bank']));
  });
});
