import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  GraphQLError,
  GraphQLScalarType,
  Kind,
  parse,
  validate,
  valueFromASTUntyped,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { anyRuleText, coreTexts } from '../data/core.ts';
import { json, type Answer } from './exchange.ts';
import { asksTooMuch } from './graphql-cost.ts';
import { wrongVariables } from './graphql-variables.ts';
import { Refusal, refuse, sayDetail, type Locale } from './refusal.ts';
import type { AnyCall, Resolvers } from './service.ts';

const MAX_QUERY_LENGTH = 20_000;

/** A GraphQL operation that clients may send, as `claim.operations.graphql` declares it. */
export interface GraphqlOperation {
  readonly operationId: string;
  readonly service: string;
  readonly safety: string;
  readonly guests: boolean;
}

export interface GraphqlEngine {
  readonly operations: readonly GraphqlOperation[];
  /** Operations without a resolver. */
  readonly unresolved: readonly string[];
  /** Parses and checks the text of a request; throws a refusal when it is not one of the known operations. */
  prepare(operationId: string, query: unknown): DocumentNode;
  /** Executes a prepared document with `call` as context. A thrown keeping refusal is reported in `keeps`. */
  run(
    document: DocumentNode,
    variables: unknown,
    call: AnyCall,
  ): Promise<{ answer: Answer; keeps: boolean; failed: boolean }>;
}

/** Builds the engine from the SDL and the documents in `folder`, with the services' root resolvers. */
export function createGraphql(folder: string, resolvers: Resolvers): GraphqlEngine {
  const schema = buildSchema(readFileSync(join(folder, 'claim.graphql'), 'utf8'));
  strictDates(schema);
  const documents = parse(readFileSync(join(folder, 'claim.operations.graphql'), 'utf8'));
  const operations = documents.definitions
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
    .map(describe);

  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values(type.getFields()) : [],
  );
  const byName = new Map(Object.entries(resolvers) as [string, (args: never, c: AnyCall) => unknown][]);
  for (const field of roots) {
    const resolver = byName.get(field.name);
    if (resolver) field.resolve = (_source, args, call: AnyCall) => resolver(args as never, call);
  }

  const prepared = new Map<string, DocumentNode>();
  return {
    operations,
    unresolved: operations.map((operation) => operation.operationId).filter((id) => !byName.has(id)),
    prepare(operationId, query) {
      if (typeof query !== 'string' || query.length > MAX_QUERY_LENGTH) throw refuse(400, coreTexts.badRequest);
      const known = prepared.get(query);
      if (known) return known;
      const document = parseDocument(query);
      // Introspection has root fields of its own, so the name of the one root field keeps it out.
      if (rootField(document) !== operationId || asksTooMuch(document)) throw refuse(400, coreTexts.badRequest);
      // Its own words are English and repeat what was sent.
      if (validate(schema, document, undefined, { maxErrors: 1 }).length > 0) throw refuse(400, coreTexts.badDocument);
      if (prepared.size < 1000) prepared.set(query, document);
      return document;
    },
    async run(document, variables, call) {
      if (!isVariables(variables)) throw refuse(400, coreTexts.badRequest);
      const wrong = wrongVariables(schema, document, variables ?? {});
      if (wrong.length > 0) {
        const error = errorBody(refuse(422, wrong), undefined, call.locale);
        return { answer: json(200, { data: null, errors: [error] }), keeps: false, failed: true };
      }
      const result = await execute({
        schema,
        document,
        contextValue: call,
        variableValues: variables ?? {},
      });
      if (!result.errors) return { answer: json(200, result), keeps: true, failed: false };
      const refused = result.errors.map((error) => ({ path: error.path, refusal: refusalOf(error) }));
      const refusals = refused.map(({ refusal }) => refusal);
      const loud = refusals.find((refusal) => [401, 429].includes(refusal.status) || refusal.status >= 500);
      const keeps = refusals.every((refusal) => refusal.keeps);
      if (loud) return { answer: refusalAnswer(loud, call.locale), keeps, failed: true };
      const errors = refused.map(({ path, refusal }) => errorBody(refusal, path, call.locale));
      return { answer: json(200, { data: result.data ?? null, errors }), keeps, failed: true };
    },
  };
}

const isVariables = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || (typeof value === 'object' && !Array.isArray(value));

/** The REST body of a refusal. */
export function refusalAnswer(refusal: Refusal, locale: Locale): Answer {
  const wait = refusal.extras['retryAfterSec'];
  const headers: Record<string, string> = typeof wait === 'number' ? { 'retry-after': String(wait) } : {};
  return json(refusal.status, { detail: sayDetail(refusal.detail, locale), ...refusal.extras }, headers);
}

/** What a service said; anything else that went wrong while a document was run is thrown. */
function refusalOf(error: GraphQLError): Refusal {
  const { path, originalError } = error;
  if (originalError instanceof Refusal) return originalError;
  // Before any service was asked: an argument that is null at last, by its variable or the variable's default.
  if (!path || (path.length === 1 && originalError instanceof GraphQLError)) return refuse(422, anyRuleText);
  throw originalError ?? error;
}

function errorBody(refusal: Refusal, at: GraphQLError['path'], locale: Locale): object {
  const path = at ? { path: at } : {};
  const { status, ...extras } = refusal.extras;
  const current = status === undefined ? {} : { currentStatus: status };
  const detail = sayDetail(refusal.detail, locale);
  const message = typeof detail === 'string' ? detail : detail.map((item) => item.msg).join(', ');
  const list = typeof detail === 'string' ? {} : { detail };
  return { message, ...path, extensions: { ...extras, ...current, ...list, status: refusal.status } };
}

function describe(definition: OperationDefinitionNode): GraphqlOperation {
  const call = definition.directives?.find((directive) => directive.name.value === 'call');
  const args = Object.fromEntries(
    (call?.arguments ?? []).map((argument) => [argument.name.value, valueFromASTUntyped(argument.value)]),
  );
  return {
    operationId: definition.name?.value ?? '',
    service: String(args['service']),
    safety: String(args['safety']),
    guests: args['open'] === true,
  };
}

function parseDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: 4000 });
  } catch {
    throw refuse(400, coreTexts.badRequest);
  }
}

/** The only root field of the only operation, or null. */
function rootField(document: DocumentNode): string | null {
  const found = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [field, ...others] = found[0]?.selectionSet.selections ?? [];
  if (found.length !== 1 || others.length > 0 || field?.kind !== Kind.FIELD) return null;
  return field.name.value;
}

function strictDates(schema: GraphQLSchema): void {
  const date = schema.getType('Date');
  if (!(date instanceof GraphQLScalarType)) return;
  date.parseValue = (value: unknown) => {
    const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
    const moment = new Date(`${text}T00:00:00Z`);
    if (text === '' || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text)) {
      throw new GraphQLError('a date must be a real day, YYYY-MM-DD');
    }
    return text;
  };
}
