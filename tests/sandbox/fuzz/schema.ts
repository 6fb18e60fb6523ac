import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { hintedText } from './words.ts';

type Node = Record<string, unknown>;

/** One REST operation as requests are made of it. */
export interface RestShape {
  readonly parameters: readonly { name: string; in: string; required: boolean; value: fc.Arbitrary<unknown> }[];
  /** Valid bodies by media type. */
  readonly bodies: ReadonlyMap<string, fc.Arbitrary<unknown>>;
}

const MAX_DEPTH = 6;
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contracts in `folder`, with makers of what it may be sent. */
export function restShapes(folder: string): ReadonlyMap<string, RestShape> {
  const documents = new Map<string, Node>(
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => [
        name,
        parse(readFileSync(join(folder, name), 'utf8'), { merge: true, maxAliasCount: -1 }) as Node,
      ]),
  );
  const follow = (node: Node, file: string): { node: Node; file: string } => {
    const ref = node['$ref'];
    if (typeof ref !== 'string') return { node, file };
    const [name, fragment = ''] = ref.split('#');
    const target = name || file;
    const found = fragment
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, part) => (at as Node)[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        documents.get(target),
      );
    return follow(found as Node, target);
  };

  const valid = (raw: Node, home: string, name: string, depth: number): fc.Arbitrary<unknown> => {
    const { node, file } = follow(raw, home);
    const inner = (one: unknown, key = name): fc.Arbitrary<unknown> => valid(one as Node, file, key, depth + 1);
    if (depth > MAX_DEPTH) return fc.constant(null);
    if ('const' in node) return fc.constant(node['const']);
    if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as unknown[]));
    const examples = Array.isArray(node['examples']) ? (node['examples'] as unknown[]) : [];
    if (examples.length > 0 && node['type'] !== 'string') return fc.constantFrom(...examples);
    for (const word of ['oneOf', 'anyOf'])
      if (Array.isArray(node[word])) return fc.oneof(...(node[word] as unknown[]).map((one) => inner(one)));
    if (Array.isArray(node['allOf'])) {
      const parts = [...(node['allOf'] as unknown[]), ...(node['properties'] ? [{ ...node, allOf: undefined }] : [])];
      const plain = parts.filter((part) => !('if' in (part as Node)));
      return fc.tuple(...plain.map((one) => inner(one))).map((values) => Object.assign({}, ...values) as unknown);
    }
    const types = [node['type'] ?? (node['properties'] ? 'object' : 'string')].flat() as string[];
    return fc.oneof(...types.map((type) => ofType(type, node, inner, name)));
  };

  const shapes = new Map<string, RestShape>();
  for (const [file, document] of documents) {
    for (const [path, item] of Object.entries((document['paths'] ?? {}) as Node)) {
      for (const method of METHODS) {
        const operation = (item as Node)[method] as Node | undefined;
        if (!operation) continue;
        const raw = [(item as Node)['parameters'], operation['parameters']].flatMap((list) => (list ?? []) as Node[]);
        const parameters = raw.map((one) => {
          const { node, file: at } = follow(one, file);
          const title = String(node['name']);
          // '/v1/requests/{id}': whose id it is stands before it.
          const hint = node['in'] === 'path' ? `${path} ${title}` : title;
          const value = valid((node['schema'] ?? { type: 'string' }) as Node, at, hint, 0);
          return { name: title, in: String(node['in']), required: node['required'] === true, value };
        });
        const request = operation['requestBody'] ? follow(operation['requestBody'] as Node, file) : null;
        const bodies = new Map<string, fc.Arbitrary<unknown>>();
        for (const [type, media] of Object.entries((request?.node['content'] ?? {}) as Record<string, Node>)) {
          const made = valid((media['schema'] ?? {}) as Node, request!.file, '', 0);
          const given = Object.values((media['examples'] ?? {}) as Record<string, Node>).map(
            (one) => follow(one, request!.file).node['value'],
          );
          bodies.set(type, given.length > 0 ? fc.oneof(made, fc.constantFrom(...given)) : made);
        }
        shapes.set(String(operation['operationId']), { parameters, bodies });
      }
    }
  }
  return shapes;
}

function ofType(
  type: string,
  node: Node,
  inner: (one: unknown, key?: string) => fc.Arbitrary<unknown>,
  name: string,
): fc.Arbitrary<unknown> {
  const number = (word: string, otherwise: number): number => (typeof node[word] === 'number' ? node[word] : otherwise);
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number': {
      const min = Math.ceil(number('minimum', number('exclusiveMinimum', -1) + 1));
      const max = Math.floor(number('maximum', min + 20_000_000));
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max: Math.max(min, max) }));
    }
    case 'array': {
      const min = number('minItems', 0);
      return fc.array(inner(node['items'] ?? {}), {
        minLength: min,
        maxLength: Math.min(number('maxItems', min + 3), min + 3),
      });
    }
    case 'object': {
      const properties = Object.entries((node['properties'] ?? {}) as Node);
      const required = (node['required'] ?? []) as string[];
      const model = Object.fromEntries(properties.map(([key, value]) => [key, inner(value, key)]));
      return fc.record(model, { requiredKeys: required.filter((key) => key in model) });
    }
    default:
      return textOf(node, name);
  }
}

function textOf(node: Node, name: string): fc.Arbitrary<unknown> {
  const min = typeof node['minLength'] === 'number' ? node['minLength'] : 0;
  const max = typeof node['maxLength'] === 'number' ? node['maxLength'] : 60;
  const options = [
    { weight: 20, arbitrary: hintedText(name, typeof node['format'] === 'string' ? node['format'] : '') },
  ];
  const examples = Array.isArray(node['examples']) ? (node['examples'] as string[]) : [];
  if (examples.length > 0) options.push({ weight: 20, arbitrary: fc.constantFrom(...examples) });
  const { pattern } = node;
  if (typeof pattern === 'string') {
    try {
      options.push({ weight: 3, arbitrary: fc.stringMatching(new RegExp(pattern, 'u')) });
    } catch {
      // A pattern that cannot be turned round: hints and examples must do.
    }
  } else if (max >= min) {
    const any = fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 30) });
    options.push({ weight: 3, arbitrary: any });
    options.push({ weight: 1, arbitrary: fc.constantFrom('я'.repeat(min), 'я'.repeat(Math.min(max, 5000))) });
  }
  return fc.oneof(...options);
}
