import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { parse } from 'yaml';

/** Any JSON below a contract; read with care. */
type Node = Record<string, unknown>;

/** Finds what is wrong with a value; an empty list: nothing. Compiled at the first use. */
export type Check = (value: unknown) => readonly ErrorObject[];

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** Gets `{ value }` and coerces it in place: 'true' and '5' become what the schema says. */
  readonly check: Check;
}

export interface MediaType {
  readonly check: Check;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** One operation as its contract describes it, ready to be checked. */
export interface Contract {
  readonly operationId: string;
  /** File name without `.yaml`: the service's base. */
  readonly service: string;
  readonly method: string;
  /** As in the contract: '/v1/requests/{id}'. */
  readonly path: string;
  /** The contract's x-safety. */
  readonly safety: string;
  /** May be called without a token. */
  readonly guests: boolean;
  /** Its token comes in the header `Spec-authorization`; the main one is not looked at. */
  readonly special: boolean;
  /** No token is looked at, not even a wrong one (sign-in, refresh). */
  readonly ignoresToken: boolean;
  readonly parameters: readonly Parameter[];
  readonly bodyRequired: boolean;
  /** Request bodies by media type. */
  readonly bodies: ReadonlyMap<string, MediaType>;
  /** Response bodies by status and media type; an empty map: no body. */
  readonly responses: ReadonlyMap<number, ReadonlyMap<string, MediaType>>;
}

const BASE = 'contract:/';
/** Name of the security scheme of the mobile insurance service. */
const SPECIAL_SCHEME = 'specAuthorization';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

const loaded = new Map<string, ReadonlyMap<string, Contract>>();

/**
 * Reads every `<service>.yaml` in `folder`, once a process: what requests and answers must be.
 * Throws on a reference to nothing and on a repeated operationId.
 */
export function loadContracts(folder: string): ReadonlyMap<string, Contract> {
  const known = loaded.get(folder) ?? readContracts(folder);
  loaded.set(folder, known);
  return known;
}

function readContracts(folder: string): ReadonlyMap<string, Contract> {
  const documents = new Map<string, Node>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    documents.set(file, parse(readFileSync(join(folder, file), 'utf8'), { merge: true, maxAliasCount: -1 }) as Node);
  }
  const strictBodies = createAjv(documents, false);
  const coercing = createAjv(documents, 'array');
  const contracts = new Map<string, Contract>();

  for (const [file, document] of documents) {
    const reader = createReader(documents, file);
    const paths = (document['paths'] ?? {}) as Node;
    for (const [path, rawItem] of Object.entries(paths)) {
      const item = rawItem as Node;
      for (const method of METHODS) {
        const operation = item[method] as Node | undefined;
        if (!operation) continue;
        const at = `#/paths/${escapePointer(path)}/${method}`;
        const operationId = String(operation['operationId']);
        if (contracts.has(operationId)) throw new Error(`operationId ${operationId} stands twice in the contracts`);

        const parameters = [
          ...reader.list(item['parameters'], `#/paths/${escapePointer(path)}/parameters`),
          ...reader.list(operation['parameters'], `${at}/parameters`),
        ].map(({ node, pointer }): Parameter => ({
          name: String(node['name']),
          in: node['in'] as Parameter['in'],
          required: node['required'] === true,
          check: lazily(coercing, { type: 'object', properties: { value: { $ref: `${pointer}/schema` } } }),
        }));

        const request = operation['requestBody']
          ? reader.follow(operation['requestBody'] as Node, `${at}/requestBody`)
          : null;
        const bodies = request
          ? mediaTypes(reader, request.node, request.pointer, (type) =>
              type === 'application/json' ? strictBodies : coercing,
            )
          : new Map<string, MediaType>();

        const responses = new Map<number, ReadonlyMap<string, MediaType>>();
        for (const [status, raw] of Object.entries((operation['responses'] ?? {}) as Node)) {
          const response = reader.follow(raw as Node, `${at}/responses/${status}`);
          responses.set(
            Number(status),
            mediaTypes(reader, response.node, response.pointer, () => strictBodies),
          );
        }

        const security = (operation['security'] ?? document['security'] ?? []) as Node[];
        contracts.set(operationId, {
          operationId,
          service: file.replace(/\.yaml$/, ''),
          method: method.toUpperCase(),
          path,
          safety: String(operation['x-safety']),
          special: security.some((way) => SPECIAL_SCHEME in way),
          ignoresToken: security.length === 0,
          guests: security.length === 0 || security.some((way) => Object.keys(way).length === 0),
          parameters,
          bodyRequired: request?.node['required'] === true,
          bodies,
          responses,
        });
      }
    }
  }
  return contracts;
}

/** The first few failures as one line each: for logs and reports, never for people. */
export function explain(errors: readonly ErrorObject[]): string[] {
  return errors.slice(0, 5).map((error) => `${error.instancePath || '/'} ${error.message ?? error.keyword}`);
}

function createAjv(documents: ReadonlyMap<string, Node>, coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false, verbose: true });
  // The plugin is published as CommonJS with a default inside the default.
  const addFormats = formatsPlugin as unknown as (target: Ajv2020) => void;
  addFormats(ajv);
  for (const name of ['binary', 'password']) ajv.addFormat(name, true);
  for (const [file, document] of documents) ajv.addSchema({ ...document, $id: `${BASE}${file}` });
  return ajv;
}

function lazily(ajv: Ajv2020, schema: Node): Check {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

interface Found {
  readonly node: Node;
  /** Absolute reference of the node. */
  readonly pointer: string;
}

interface Reader {
  /** Follows `$ref`s, also into other files. */
  follow(node: Node, pointer: string): Found;
  list(nodes: unknown, pointer: string): Found[];
}

function createReader(documents: ReadonlyMap<string, Node>, home: string): Reader {
  const follow = (node: Node, pointer: string, file = home): Found => {
    const ref = node['$ref'];
    if (typeof ref !== 'string')
      return { node, pointer: pointer.startsWith(BASE) ? pointer : `${BASE}${file}${pointer}` };
    const [name, fragment = ''] = ref.split('#');
    const target = name || file;
    let found: unknown = documents.get(target);
    for (const part of fragment.split('/').slice(1)) found = (found as Node | undefined)?.[unescapePointer(part)];
    if (typeof found !== 'object' || found === null) throw new Error(`${file}: nothing stands at ${ref}`);
    return follow(found as Node, `${BASE}${target}#${fragment}`, target);
  };
  return {
    follow: (node, pointer) => follow(node, pointer),
    list: (nodes, pointer) => ((nodes ?? []) as Node[]).map((node, index) => follow(node, `${pointer}/${index}`)),
  };
}

function mediaTypes(
  reader: Reader,
  owner: Node,
  pointer: string,
  ajvFor: (type: string) => Ajv2020,
): Map<string, MediaType> {
  const found = new Map<string, MediaType>();
  for (const [type, raw] of Object.entries((owner['content'] ?? {}) as Node)) {
    const media = raw as Node;
    const place = pointer.startsWith(BASE) ? pointer : `${BASE}${pointer}`;
    const examples: Record<string, unknown> = {};
    for (const [name, example] of Object.entries((media['examples'] ?? {}) as Node)) {
      examples[name] = reader.follow(example as Node, '').node['value'];
    }
    const schema = `${place}/content/${escapePointer(type)}/schema`;
    found.set(type, {
      check: media['schema'] === undefined ? () => [] : lazily(ajvFor(type), { $ref: schema }),
      examples,
    });
  }
  return found;
}

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const unescapePointer = (part: string): string => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
