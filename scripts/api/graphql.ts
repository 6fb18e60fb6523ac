import { readFile } from 'node:fs/promises';
import {
  Kind,
  buildSchema,
  executeSync,
  parse,
  print,
  stripIgnoredCharacters,
  validate,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { parse as parseYaml } from 'yaml';
import { fragmentType, namedTypes, outputType, variablesType } from './graphql-types.ts';
import { asGives, asSafety, asStrings, type Operation, type Sample } from './model.ts';
import { graphqlShape } from './shape.ts';

export interface GraphqlPart {
  types: string;
  operations: Operation[];
  samples: Sample[];
  /** Name and text of each fragment, shared by the documents. */
  fragments: ReadonlyMap<string, string>;
}

/** Our own mark on documents; cut before sending. */
const CALL = `
directive @call(service: CallService!, safety: CallSafety!, open: Boolean = false, chosen: Boolean = false, gives: CallGives, tags: [CallTag!], touches: [CallTag!]) on QUERY | MUTATION
enum CallService { claim clientClaim }
enum CallSafety { read idempotent once }
enum CallGives { refresh }
enum CallTag { claims references requests session }
`;

const isOperation = (node: DocumentNode['definitions'][number]): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
const isFragment = (node: DocumentNode['definitions'][number]): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;

/** The one root field of an operation, named like the operation: the operationId. */
const rootOf = (operation: OperationDefinitionNode): { id: string; field: FieldNode } => {
  const [field, ...others] = operation.selectionSet.selections;
  const id = operation.name?.value;
  if (
    id === undefined ||
    field?.kind !== Kind.FIELD ||
    others.length > 0 ||
    field.alias !== undefined ||
    field.name.value !== id
  ) {
    throw new Error(`${id ?? 'A nameless operation'}: one root field, named like the operation, is expected`);
  }
  return { id, field };
};

const callOf = (operation: OperationDefinitionNode): Record<string, unknown> => {
  const call = operation.directives?.find((directive) => directive.name.value === 'call');
  return Object.fromEntries(
    (call?.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
};

/** Fragments that `node` needs, with those that they need, in order of first use. */
const needed = (
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> => {
  visit(node, {
    FragmentSpread: (spread) => {
      const fragment = all.get(spread.name.value);
      if (fragment === undefined || found.has(spread.name.value)) return;
      found.add(spread.name.value);
      needed(fragment, all, found);
    },
  });
  return found;
};

const low = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const compact = (node: OperationDefinitionNode | FragmentDefinitionNode): string =>
  JSON.stringify(stripIgnoredCharacters(print({ ...node, directives: [] })));

type Box = Record<string, unknown>;
interface Refusal {
  status: number;
  message?: string;
  detail?: { msg: string }[];
  extras?: Box;
}
interface Examples {
  refusals: Record<string, Refusal>;
  operations: Record<string, { done: Box; failed: string[] }>;
}

/** Refusals of the service itself; the others are told by HTTP. */
const IN_ERRORS = new Set([403, 404, 409, 422]);

const refusalSample = (operationId: string, name: string, refusal: Refusal): Sample => {
  const { status, detail, extras = {} } = refusal;
  const message = refusal.message ?? (detail ?? []).map((item) => item.msg).join(', ');
  const base = { operationId, name, kind: 'failed', status } as const;
  if (!IN_ERRORS.has(status)) return { ...base, http: status, body: { detail: message, ...extras } };
  const extensions = { status, ...(detail === undefined ? {} : { detail }), ...extras };
  return { ...base, http: 200, body: { data: null, errors: [{ message, path: [operationId], extensions }] } };
};

/** Fails unless everything the example says is in the answer, unchanged. */
const covered = (example: unknown, answer: unknown, where: string): void => {
  if (typeof example !== 'object' || example === null) {
    if (example !== answer) throw new Error(`${where}: ${JSON.stringify(example)} became ${JSON.stringify(answer)}`);
    return;
  }
  for (const [key, value] of Object.entries(example)) {
    const held = typeof answer === 'object' && answer !== null ? (answer as Box)[key] : undefined;
    if (held === undefined) throw new Error(`${where}.${key}: the operation does not ask for it`);
    covered(value, held, `${where}.${key}`);
  }
};

/** The example as the schema answers it to the document: all selected fields, absent ones as null. */
const resolved = (loose: GraphQLSchema, document: DocumentNode, id: string, value: unknown, where: string): unknown => {
  const free = visit(document, {
    OperationDefinition: (node) => ({ ...node, variableDefinitions: [], directives: [] }),
    Field: (node) => ({ ...node, arguments: [] }),
  });
  const { data, errors } = executeSync({
    schema: loose,
    document: free,
    rootValue: { [id]: value },
    operationName: id,
  });
  if (errors !== undefined)
    throw new Error(`${where}: ${errors.map((error) => `${error.path?.join('.') ?? ''} ${error.message}`).join('; ')}`);
  const output: unknown = JSON.parse(JSON.stringify(data?.[id]));
  covered(value, output, where);
  return output;
};

/** The same schema without arguments: examples are resolved without variables. */
const withoutArguments = (sdl: string): GraphQLSchema =>
  buildSchema(print(visit(parse(sdl), { FieldDefinition: (node) => ({ ...node, arguments: [] }) })));

/** Types, table lines and samples of the claim service; documents are validated against the SDL. */
export const graphqlPart = async (root: URL): Promise<GraphqlPart> => {
  const read = async (name: string): Promise<string> => readFile(new URL(name, root), 'utf8');
  const sdl = await read('claim.graphql');
  const schema = buildSchema(sdl + CALL);
  const loose = withoutArguments(sdl);
  const document = parse(await read('claim.operations.graphql'));
  const errors = validate(schema, document);
  if (errors.length > 0)
    throw new Error(
      `claim.operations.graphql:\n${errors.map((error) => `  ${error.message} (line ${error.locations?.[0]?.line ?? '?'})`).join('\n')}`,
    );
  const examples = parseYaml(await read('examples/claim.yaml'), { merge: true, maxAliasCount: -1 }) as Examples;

  const all = new Map(document.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const operations: Operation[] = [];
  const samples: Sample[] = [];
  const types: string[] = [];
  for (const operation of document.definitions.filter(isOperation)) {
    const { id, field } = rootOf(operation);
    const call = callOf(operation);
    const rootType = operation.operation === 'query' ? schema.getQueryType() : schema.getMutationType();
    const type = rootType?.getFields()[id]?.type;
    if (type === undefined) throw new Error(`${id}: no such root field`);
    const fragments = [...needed(operation, all)];
    const shape = graphqlShape(type, field.selectionSet, all, schema);
    operations.push({
      id,
      service: String(call.service),
      method: 'post',
      path: '/customers',
      kind: 'graphql',
      body: 'json',
      safety: asSafety(call.safety, id),
      open: call.open === true,
      chosen: call.chosen === true,
      ...asGives(call.gives, shape, id),
      tags: asStrings(call.tags),
      touches: asStrings(call.touches),
      shape,
      document: [compact(operation), ...fragments.map(low)].join(' + '),
    });
    types.push(
      `  ${id}: { variables: ${variablesType(schema, operation)}; output: ${outputType(type, field.selectionSet).replaceAll('\n', '\n  ')} };`,
    );

    const given = examples.operations[id];
    if (given === undefined) throw new Error(`examples/claim.yaml: no examples of ${id}`);
    const whole: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...fragments.map((name) => all.get(name)).filter((one) => one !== undefined)],
    };
    for (const [name, value] of Object.entries(given.done)) {
      const output = resolved(loose, whole, id, value, `${id} ${name}`);
      samples.push({
        operationId: id,
        name,
        kind: 'done',
        status: 200,
        http: 200,
        body: { data: { [id]: output } },
        output,
      });
    }
    for (const name of given.failed) {
      const refusal = examples.refusals[name];
      if (refusal === undefined) throw new Error(`examples/claim.yaml: ${id} names an unknown refusal ${name}`);
      samples.push(refusalSample(id, name, refusal));
    }
  }
  const unused = Object.values({
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
  }).filter((field) => operations.every(({ id }) => id !== field.name));
  if (unused.length > 0) throw new Error(`No document asks for ${unused.map((field) => field.name).join(', ')}`);
  return {
    types: [
      ...namedTypes(buildSchema(sdl)),
      ...[...all.values()].map((fragment) => fragmentType(schema, fragment)),
      '/** GraphQL operations: variables, and the root field they answer with. */',
      'export interface GraphqlOperations {',
      ...types,
      '}',
      '',
    ].join('\n'),
    operations,
    samples,
    fragments: new Map([...all].map(([name, fragment]) => [low(name), compact(fragment)])),
  };
};
