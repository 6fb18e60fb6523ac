import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { ruleItem } from './rules.ts';
import type { DetailItem } from './refusal.ts';

/** Nobody reads more of them. */
const MAX_ITEMS = 50;

/**
 * What the schema finds wrong with the variables of a checked document, by place, as REST says it. graphql-js would find
 * the same, but its words are English and repeat the values.
 */
export function wrongVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  given: Readonly<Record<string, unknown>>,
): DetailItem[] {
  const items: DetailItem[] = [];
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  for (const { variable, type, defaultValue } of definitions) {
    const name = variable.name.value;
    const wanted = typeFromAST(schema, type);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (!isInputType(wanted) || (value === undefined && defaultValue)) continue;
    for (const item of wrongIn(wanted, value, [name])) {
      items.push(item);
      if (items.length === MAX_ITEMS) return items;
    }
  }
  return items;
}

type Place = readonly (string | number)[];

function* wrongIn(type: GraphQLInputType, value: unknown, at: Place): Generator<DetailItem> {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) yield ruleItem(at, 'required');
    else yield* wrongIn(type.ofType, value, at);
  } else if (value === null || value === undefined) return;
  else if (isListType(type)) {
    // One value stands for a list of one.
    if (!Array.isArray(value)) yield* wrongIn(type.ofType, value, at);
    else for (const [index, one] of (value as unknown[]).entries()) yield* wrongIn(type.ofType, one, [...at, index]);
  } else if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) return void (yield ruleItem(at, 'type'));
    const fields = type.getFields();
    const given = value as Readonly<Record<string, unknown>>;
    for (const field of Object.values(fields)) {
      const one = given[field.name];
      if (one !== undefined || isRequiredInputField(field)) yield* wrongIn(field.type, one, [...at, field.name]);
    }
    for (const name of Object.keys(given))
      if (!Object.hasOwn(fields, name)) yield ruleItem([...at, name], 'additionalProperties');
  } else {
    try {
      if (type.parseValue(value) !== undefined) return;
    } catch {
      // What it says repeats the value.
    }
    yield ruleItem(at, isEnumType(type) ? 'enum' : type.name === 'Date' ? 'format' : 'type');
  }
}
