import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { asGives, asSafety, asStrings, type Operation, type Sample } from './model.ts';
import { restShape } from './shape.ts';

/** Contracts with REST operations; the name is also the key of the base in config.json. */
export const services = [
  'auth',
  'btsd',
  'docs',
  'bankIntegration',
  'mycar',
  'insuranceV1',
  'insuranceV2',
  'mydirect',
  'shortLink',
  'commodityClaim',
] as const;

export interface RestPart {
  service: string;
  types: string;
  operations: Operation[];
  samples: Sample[];
}

/** The plugin is CommonJS; its function is the default export itself, whatever its types say. */
const addFormats = formatsPlugin as unknown as (ajv: Ajv2020) => void;

type Box = Record<string, unknown>;
const box = (value: unknown): Box => (typeof value === 'object' && value !== null ? (value as Box) : {});

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const BODIES: Readonly<Record<string, Operation['body']>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/**
 * The contract with every `$ref` replaced by what it names, also those into other files.
 * Our REST schemas are not recursive; a cycle is reported.
 */
export const loadContract = async (service: string, root: URL): Promise<Box> => {
  const files = new Map<string, unknown>();
  const load = async (name: string): Promise<unknown> => {
    if (!files.has(name))
      files.set(name, parse(await readFile(new URL(name, root), 'utf8'), { merge: true, maxAliasCount: -1 }));
    return files.get(name);
  };
  const pick = (document: unknown, pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, step) => box(at)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
  const resolve = async (value: unknown, file: string, trail: readonly string[]): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map((item) => resolve(item, file, trail)));
    if (typeof value !== 'object' || value === null) return value;
    const ref = (value as Box).$ref;
    if (typeof ref === 'string') {
      const [path = '', pointer = ''] = ref.split('#');
      const name = path === '' ? file : path;
      const mark = `${name}#${pointer}`;
      if (trail.includes(mark)) throw new Error(`${file}: ${ref} refers to itself`);
      const found = pick(await load(name), pointer);
      if (found === undefined) throw new Error(`${file}: ${ref} names nothing`);
      return resolve(found, name, [...trail, mark]);
    }
    const entries = Object.entries(value).map(async ([key, item]) => [key, await resolve(item, file, trail)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  const own = `${service}.yaml`;
  return box(await resolve(await load(own), own, []));
};

/** The header of a token that is not the session's. */
const SPECIAL_HEADER = 'Spec-authorization';
/** Does a service know people by a token of its own? */
const isSpecial = (contract: Box): boolean =>
  Object.values(box(box(contract.components).securitySchemes)).some((one) => box(one).name === SPECIAL_HEADER);

/** Types, table lines and samples of one REST contract; every example is checked against its schema. */
export const restPart = async (service: string, root: URL): Promise<RestPart> => {
  const contract = await loadContract(service, root);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  const fits = (schema: unknown, value: unknown, where: string): void => {
    if (!ajv.validate(box(schema), value)) throw new Error(`${where}: the example does not fit, ${ajv.errorsText()}`);
  };

  const operations: Operation[] = [];
  const samples: Sample[] = [];
  for (const [path, item] of Object.entries(box(contract.paths))) {
    for (const method of METHODS) {
      const operation = box(item)[method];
      if (operation === undefined) continue;
      const described = box(operation);
      const id = String(described.operationId);
      const content = Object.keys(box(box(described.requestBody).content));
      const shape = restShape(
        Object.entries(box(described.responses)).flatMap(([code, response]) => {
          const media = box(box(response).content)['application/json'];
          return Number(code) < 300 && media !== undefined ? [box(media).schema] : [];
        }),
      );
      const security = described.security ?? contract.security;
      const alternatives = (Array.isArray(security) ? security : []).map((one) => Object.keys(box(one)));
      operations.push({
        id,
        service,
        method,
        path,
        kind: 'rest',
        safety: asSafety(described['x-safety'], `${service}.${id}`),
        body: BODIES[content[0] ?? ''] ?? null,
        open: Array.isArray(security) && alternatives.every((schemes) => schemes.length === 0),
        chosen: described['x-chosen'] === true,
        ...asGives(described['x-gives'], shape, `${service}.${id}`),
        ...(alternatives.some((schemes) => schemes.length === 0) && alternatives.some((schemes) => schemes.length > 0)
          ? { guests: true }
          : {}),
        ...(isSpecial(contract) ? { special: true } : {}),
        tags: asStrings(described.tags),
        touches: asStrings(described['x-tags-touched']),
        ...(shape === null || shape === '' ? {} : { shape }),
      });
      for (const [type, media] of Object.entries(box(box(described.requestBody).content))) {
        for (const [name, example] of Object.entries(box(box(media).examples)))
          fits(box(media).schema, box(example).value, `${id} ${type} ${name}`);
      }
      for (const [code, response] of Object.entries(box(described.responses))) {
        const status = Number(code);
        // "Nothing has changed" is no answer to a caller: a cache asks, not an operation.
        if (status === 304) continue;
        const kind = status < 400 ? 'done' : 'failed';
        const media = box(box(response).content)['application/json'];
        if (media === undefined) {
          samples.push({ operationId: id, name: `answered${code}`, kind, status, http: status, body: null });
          continue;
        }
        const examples = Object.entries(box(box(media).examples));
        if (examples.length === 0) throw new Error(`${id} ${code}: an example is missing`);
        for (const [name, example] of examples) {
          const body = box(example).value;
          fits(box(media).schema, body, `${id} ${code} ${name}`);
          samples.push({
            operationId: id,
            name,
            kind,
            status,
            http: status,
            body,
            ...(kind === 'done' ? { output: body } : {}),
          });
        }
      }
    }
  }
  const types = astToString(await openapiTS(new URL(`${service}.yaml`, root), { alphabetize: false, silent: true }));
  return { service, types, operations, samples };
};
