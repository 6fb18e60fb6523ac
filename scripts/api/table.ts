import type { GraphqlPart } from './graphql.ts';
import { literal, type Operation } from './model.ts';
import type { RestPart } from './rest.ts';

const line = (operation: Operation): string => {
  const { id, document, chosen, gives, guests, special, shape, ...fields } = operation;
  const parts = Object.entries(fields).map(([key, value]) => `${key}: ${literal(value)}`);
  if (chosen) parts.push('chosen: true');
  if (gives !== undefined) parts.push(`gives: ${literal(gives)}`);
  if (guests) parts.push('guests: true');
  if (special) parts.push('special: true');
  if (shape !== undefined) parts.push(`shape: ${literal(shape)}`);
  if (document !== undefined) parts.push(`document: ${document}`);
  return `  ${id}: { ${parts.join(', ')} },`;
};

/** The operations that come with every call: the session's. */
const WITH_EVERY_CALL = 'auth';

/** Operations by their service, in the order of the contracts. */
const byService = (rest: readonly RestPart[], graphql: GraphqlPart): Map<string, Operation[]> => {
  const all = [...rest.flatMap((part) => part.operations), ...graphql.operations];
  const twice = all.filter((operation, at) => all.findIndex((other) => other.id === operation.id) !== at);
  if (twice.length > 0) throw new Error(`operationId used twice: ${twice.map((operation) => operation.id).join(', ')}`);
  return new Map(all.map(({ service }) => [service, all.filter((one) => one.service === service)]));
};

/** The operations of one service. Documents of several services share fragments, so these stand in a module of their own. */
const operationsModule = (service: string, operations: readonly Operation[], fragments: readonly string[]): string => {
  const documents = operations.map(({ document }) => document ?? '').join(' ');
  const named = fragments.filter((fragment) => new RegExp(`\\b${fragment}\\b`).test(documents));
  return [
    ...(named.length > 0 ? [`import { ${named.join(', ')} } from './fragments.ts';`] : []),
    "import type { Operation } from './operation.ts';",
    '',
    `export const ${service} = {`,
    ...operations.map(line),
    '} as const satisfies Record<string, Operation>;',
    '',
  ].join('\n');
};

const OPERATION_TYPE = `/** One operation, as the page needs it to send a call. */
export interface Operation {
  service: string;
  method: 'get' | 'post' | 'put' | 'delete' | 'patch';
  /** Behind the base of the service; \`{id}\` is filled from \`path\`. */
  path: string;
  kind: 'rest' | 'graphql';
  /** read: repeat at will. idempotent: the same again has no further effect. once: never repeated blindly. */
  safety: 'read' | 'idempotent' | 'once';
  body: 'json' | 'form' | 'multipart' | null;
  /** Answered without a token. */
  open: boolean;
  /** Cached data that this read fills. */
  tags: readonly string[];
  /** Cached data that are stale after it. */
  touches: readonly string[];
  /** Not in the spec: chosen by us. */
  chosen?: boolean;
  /**
   * Tokens that its answer carries. session: access and refresh token; it goes out without one, for it is the cure of a 401.
   * refresh: a refresh token, which signs its owner in. special: the token of its service.
   */
  gives?: 'session' | 'refresh' | 'special';
  /** Whoever has no session, or one that is over, is answered, too. */
  guests?: true;
  /** Takes the token of its own service, in the header \`Spec-authorization\`. */
  special?: true;
  /** What a success must hold: required fields by kind (src/api/shape.ts). */
  shape?: string;
  document?: string;
}
`;

/**
 * The table of operations in the parts that the page loads: `operations.<service>.ts` with the first call of that service,
 * `directory.ts` (who answers what, how safe it is) with the first flow or call, `load.ts` fetches them. Node reads
 * `operations.ts`, where all of them stand together.
 */
export const tableModules = (rest: readonly RestPart[], graphql: GraphqlPart): [name: string, text: string][] => {
  const services = byService(rest, graphql);
  const names = [...services.keys()];
  const name = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1);
  const table = [
    ...rest.map(({ service }) => `import type { operations as ${name(service)} } from './${service}.ts';`),
    `import type { GraphqlOperations } from './claim.ts';`,
    "import type { Operation } from './operation.ts';",
    ...names.map((service) => `import { ${service} } from './operations.${service}.ts';`),
    '',
    '/** REST operations with their parameters, bodies and answers. */',
    `export type RestOperations = ${rest.map(({ service }) => name(service)).join(' & ')};`,
    'export type { GraphqlOperations };',
    '',
    '/** Every operation by its operationId. The page never imports this value: it loads the operations of a service. */',
    'export const operations = {',
    ...names.map((service) => `  ...${service},`),
    '} as const satisfies Record<keyof RestOperations | keyof GraphqlOperations, Operation>;',
    '',
  ];
  const of = (service: string, safety: Operation['safety']): string =>
    literal((services.get(service) ?? []).filter((one) => one.safety === safety).map(({ id }) => id));
  const directory = [
    '/** Who answers what, and how safe it is to repeat: all that must be known before the operations of a service are there. */',
    'export const directory = {',
    ...names.map(
      (service) =>
        `  ${service}: { read: ${of(service, 'read')}, idempotent: ${of(service, 'idempotent')}, once: ${of(service, 'once')} },`,
    ),
    '} as const;',
    '',
  ];
  const load = [
    "import type { directory } from './directory.ts';",
    "import type { Operation } from './operation.ts';",
    `import { ${WITH_EVERY_CALL} } from './operations.${WITH_EVERY_CALL}.ts';`,
    '',
    "/** The operations of a service, each in a file of its own; the session's are here at once. */",
    'export const load: { readonly [S in keyof typeof directory]: () => Promise<Readonly<Record<string, Operation>>> } = {',
    ...names.map((service) =>
      service === WITH_EVERY_CALL
        ? `  ${service}: () => Promise.resolve(${service}),`
        : `  ${service}: async () => (await import('./operations.${service}.ts')).${service},`,
    ),
    '};',
    '',
  ];
  return [
    ['operation.ts', OPERATION_TYPE],
    ['fragments.ts', [...graphql.fragments].map(([name, text]) => `export const ${name} = ${text};\n`).join('')],
    ...[...services].map(([service, operations]): [string, string] => [
      `operations.${service}.ts`,
      operationsModule(service, operations, [...graphql.fragments.keys()]),
    ]),
    ['directory.ts', directory.join('\n')],
    ['load.ts', load.join('\n')],
    ['operations.ts', table.join('\n')],
  ];
};
