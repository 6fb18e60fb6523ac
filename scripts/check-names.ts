import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { listFiles } from './lib/files.ts';
import { isMain, root } from './lib/run.ts';

/** Folders that serve every product and know none. */
const GENERIC = ['machines/kit', 'src/engine', 'src/router', 'src/app', 'src/api'];

/**
 * Names that are everyday words of these layers, too. They count where they can mean nothing else: behind `.responses` and
 * `.answers`, and as what is called or read.
 */
const EVERYDAY: ReadonlySet<string> = new Set([
  // An operation, a service, and what every flow is about: `?claim=` of addresses, the key of drafts.
  'claim',
  // An operation, and the contracts' tag of everything that lists applications.
  'claims',
  // A screen, and the tone of a message.
  'success',
  // Every screen's way back: the engine says it when the browser goes back.
  'BACK',
]);

/** What servers answered and what people said: whatever is picked from it belongs to an operation or an event. */
const STORES: ReadonlySet<string> = new Set(['responses', 'answers']);
/** Functions and types that take the name of an operation. */
const TAKES_OPERATION = /\b(perform|ask|bare|useRead|CallInput|CallOutput)$/;
/** The modes in which a flow runs an operation. */
const MODE = /^(poll|quiet)\./;

/** What belongs to products, as the registry and the contracts say it. */
export interface Names {
  /** Name → what it is. */
  readonly names: ReadonlyMap<string, 'product' | 'screen' | 'event' | 'operation' | 'service'>;
  /** Types of what partners answer, as `openapi/index.ts` calls them. */
  readonly types: ReadonlySet<string>;
}

/** Whose module it is, by its path from the project's folder; null: nobody's. */
const ownerOf = (path: string, names: Names['names']): string | null => {
  const service = /^openapi\/generated\/(?:operations\.)?(\w+)\.ts$/.exec(path)?.[1] ?? '';
  const [, folder = ''] = /^schemas\/([\w-]+)\//.exec(path) ?? [];
  if (/^(machines|src|tests)\/products\//.test(path) || names.get(folder) === 'product') return 'module of a product';
  return names.get(service) === 'service' ? 'module of a service' : null;
};

/** Names of products that a source of a generic layer writes: `place: name (what it is)`, one a place. Comments are free. */
export function findNames(file: string, source: string, { names, types }: Names): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const say = (node: ts.Node, name: string, what: string): void => {
    found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${name} (${what})`);
  };
  /** @param sure nothing but a name can stand there */
  const check = (node: ts.Node, text: string, sure: boolean): void => {
    const name = text.replace(MODE, '');
    const what = names.get(name);
    if (what !== undefined && (sure || !EVERYDAY.has(name))) say(node, name, what);
  };
  /** A property of one small word (`country`, `offers`) may be anybody's. */
  const checkProperty = (node: ts.Node, name: string, sure: boolean): void => {
    if (sure || !/^[a-z]+$/.test(name)) check(node, name, sure);
  };
  const checkModule = (node: ts.Node, module: string): void => {
    const path = module.startsWith('.') ? join(file, '..', module) : module;
    const owner = ownerOf(path, names);
    if (owner !== null) say(node, path, owner);
  };
  const isStore = (node: ts.Node | undefined): boolean => {
    if (node === undefined) return false;
    if (ts.isPropertyAccessExpression(node)) return STORES.has(node.name.text);
    if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isStore(node.expression);
    return ts.isIdentifier(node) && STORES.has(node.text);
  };
  /** Is it taken out of a store: `const { claim } = context.responses`, `({ responses: { claim } }) => …`? */
  const isPicked = ({ parent: { parent } }: ts.BindingElement): boolean =>
    ts.isBindingElement(parent)
      ? parent.propertyName !== undefined && STORES.has(parent.propertyName.getText())
      : isStore(parent.initializer);
  const isOperation = ({ parent }: ts.Node): boolean => {
    if (ts.isCallExpression(parent)) return TAKES_OPERATION.test(parent.expression.getText());
    if (ts.isElementAccessExpression(parent)) return isStore(parent.expression);
    if (!ts.isLiteralTypeNode(parent) || !ts.isTypeReferenceNode(parent.parent)) return false;
    return TAKES_OPERATION.test(parent.parent.typeName.getText());
  };
  const isModule = ({ parent }: ts.Node): boolean =>
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (isModule(node)) checkModule(node, node.text);
      else check(node, node.text, isOperation(node));
    } else if (ts.isImportSpecifier(node)) {
      const { text } = node.propertyName ?? node.name;
      if (types.has(text)) say(node, text, 'answer of a service');
    } else if (ts.isPropertyAccessExpression(node)) {
      checkProperty(node.name, node.name.text, isStore(node.expression));
    } else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) checkProperty(name, name.text, isPicked(node));
    } else if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name)) {
      checkProperty(node.name, node.name.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Types that `openapi/index.ts` exports of what these services answer. */
export function answerTypes(source: string, services: ReadonlySet<string>): Set<string> {
  const tree = ts.createSourceFile('index.ts', source, ts.ScriptTarget.Latest, true);
  const contract = new Map<string, string>();
  const found = new Set<string>();
  for (const node of tree.statements) {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const named = node.importClause?.namedBindings;
      const service = /(\w+)\.ts$/.exec(node.moduleSpecifier.text)?.[1] ?? '';
      if (named && ts.isNamedImports(named)) for (const { name } of named.elements) contract.set(name.text, service);
    } else if (ts.isTypeAliasDeclaration(node) && node.typeParameters === undefined) {
      const text = node.type.getText();
      const service = contract.get(/^Schema<(\w+),/.exec(text)?.[1] ?? '') ?? '';
      if (services.has(service) || /^(GraphqlOperations|Claim)\[/.test(text)) found.add(node.name.text);
    }
  }
  return found;
}

/**
 * What is a product's, and what is everybody's:
 * - products and their screens are those of the registry; pages (`machines/pages.ts`) are no product's;
 * - a service is a partner's when the flow of a product calls it, with all its operations. What no flow calls are the services of
 *   the session and of the upload queue, which all products share;
 * - an event is a product's when its screens say it, unless a page or a shared actor (`machines/*.machine.ts`) takes it, too.
 */
export async function namesOfProducts(): Promise<Names> {
  const { pageScreens } = await import('../machines/pages.ts');
  const { screensByFlow } = await import('../machines/screens.ts');
  const { entryOf, operationIds } = await import('../openapi/directory.ts');
  const load = async (file: string): Promise<Record<string, unknown>> =>
    (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;

  const products = Object.keys(screensByFlow);
  const kits = await Promise.all(products.map((id) => load(`machines/products/${id}/kit.ts`)));
  const called = kits.flatMap(({ kit }) => (kit as { operations: typeof operationIds }).operations);
  const services = new Set<string>(called.map((id) => entryOf(id).service));

  const actors = readdirSync(join(root, 'machines')).filter((name) => name.endsWith('.machine.ts'));
  const exported = (await Promise.all(actors.map((name) => load(`machines/${name}`)))).flatMap(Object.values);
  const taken = exported.flatMap((value) => (value as { events?: readonly string[] } | null)?.events ?? []);
  const shared = new Set([...taken, ...Object.values(pageScreens).flatMap(({ events }) => Object.keys(events))]);

  const screens = Object.values(screensByFlow).flatMap((own) => Object.entries<{ events: object }>(own));
  const names = new Map<string, 'product' | 'screen' | 'event' | 'operation' | 'service'>();
  for (const id of operationIds) if (services.has(entryOf(id).service)) names.set(id, 'operation');
  for (const service of services) names.set(service, 'service');
  for (const [, { events }] of screens)
    for (const type of Object.keys(events)) if (!shared.has(type)) names.set(type, 'event');
  for (const [id] of screens) names.set(id, 'screen');
  for (const id of products) names.set(id, 'product');
  return { names, types: answerTypes(readFileSync(join(root, 'openapi/index.ts'), 'utf8'), services) };
}

if (isMain(import.meta.url)) {
  const names = await namesOfProducts();
  const found = listFiles(GENERIC, ['.ts', '.tsx']).flatMap((file) =>
    findNames(file, readFileSync(join(root, file), 'utf8'), names),
  );
  if (found.length > 0) {
    console.error(`These layers know no product: a product or a contract declares it.\n${found.join('\n')}`);
    process.exitCode = 1;
  }
}
