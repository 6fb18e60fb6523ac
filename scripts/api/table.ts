import type { GraphqlPart } from './graphql.ts';
import { literal, type Operation } from './model.ts';
import type { RestPart } from './rest.ts';

const line = (operation: Operation): string => {
  const { id, document, chosen, ...fields } = operation;
  const parts = Object.entries(fields).map(([key, value]) => `${key}: ${literal(value)}`);
  if (chosen) parts.push('chosen: true');
  if (document !== undefined) parts.push(`document: ${document}`);
  return `  ${id}: { ${parts.join(', ')} },`;
};

/** The module `operations.ts`: the table, and for each service the type of its operations. */
export const operationsTable = (rest: readonly RestPart[], graphql: GraphqlPart): string => {
  const all = [...rest.flatMap((part) => part.operations), ...graphql.operations];
  const twice = all.filter((operation, at) => all.findIndex((other) => other.id === operation.id) !== at);
  if (twice.length > 0) throw new Error(`operationId used twice: ${twice.map((operation) => operation.id).join(', ')}`);
  const name = (service: string): string => service.charAt(0).toUpperCase() + service.slice(1);
  return [
    ...rest.map(({ service }) => `import type { operations as ${name(service)} } from './${service}.ts';`),
    `import type { GraphqlOperations } from './claim.ts';`,
    '',
    '/** REST operations with their parameters, bodies and answers. */',
    `export type RestOperations = ${rest.map(({ service }) => name(service)).join(' & ')};`,
    'export type { GraphqlOperations };',
    '',
    ...graphql.fragments,
    '',
    'interface Row {',
    '  service: string;',
    "  method: 'get' | 'post' | 'put' | 'delete' | 'patch';",
    '  /** Behind the base of the service; `{id}` is filled from `path`. */',
    '  path: string;',
    "  kind: 'rest' | 'graphql';",
    '  /** read: repeat at will. idempotent: the same again has no further effect. once: never repeated blindly. */',
    "  safety: 'read' | 'idempotent' | 'once';",
    "  body: 'json' | 'form' | 'multipart' | null;",
    '  /** Answered without a token. */',
    '  open: boolean;',
    '  /** Cached data that this read fills. */',
    '  tags: readonly string[];',
    '  /** Cached data that are stale after it. */',
    '  touches: readonly string[];',
    '  /** Not in the spec: chosen by us. */',
    '  chosen?: boolean;',
    '  document?: string;',
    '}',
    '',
    '/** Every operation by its operationId. */',
    'export const operations = {',
    ...all.map(line),
    '} as const satisfies Record<keyof RestOperations | keyof GraphqlOperations, Row>;',
    '',
  ].join('\n');
};
