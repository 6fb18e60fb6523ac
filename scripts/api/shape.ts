import {
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/**
 * What a success must hold, in one short line that the page checks every answer against: `[` for a list (of such things),
 * `?` where null will do, then the required fields by kind: `s id,name;n term;o status`. Kinds: string, number, boolean,
 * object, array. Fields that may be null or absent are not named: their absence breaks nobody.
 */
export const shapeLine = (fields: ReadonlyMap<string, string>, list: boolean, nullable = false): string => {
  const kinds = [...new Set(fields.values())].toSorted();
  const named = (kind: string) => [...fields].flatMap(([name, of]) => (of === kind ? [name] : [])).join(',');
  return `${nullable ? '?' : ''}${list ? '[' : ''}${kinds.map((kind) => `${kind} ${named(kind)}`).join(';')}`;
};

type Box = Record<string, unknown>;
const box = (value: unknown): Box => (typeof value === 'object' && value !== null ? (value as Box) : {});
const KIND_OF: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  object: 'o',
  array: 'a',
};

/** A schema with what its `allOf` adds. */
const whole = (schema: Box): { required: string[]; properties: Box; type: unknown; items: unknown } => {
  const parts = (Array.isArray(schema.allOf) ? schema.allOf : []).map((part) => whole(box(part)));
  return {
    required: [...parts.flatMap((part) => part.required), ...((schema.required ?? []) as string[])],
    properties: Object.assign({}, ...parts.map((part) => part.properties), box(schema.properties)) as Box,
    type: schema.type ?? parts.find((part) => part.type !== undefined)?.type,
    items: schema.items,
  };
};

const requiredOf = (schema: Box): Map<string, string> => {
  const { required, properties } = whole(schema);
  return new Map(
    required.flatMap((name) => {
      const { type } = whole(box(properties[name]));
      const kind = typeof type === 'string' ? KIND_OF[type] : undefined;
      return kind === undefined ? [] : [[name, kind] as const];
    }),
  );
};

/** Of the JSON successes of a REST operation: what all of them hold. Null: it has none. */
export const restShape = (schemas: readonly unknown[]): string | null => {
  const [first, ...others] = schemas.map(box);
  if (first === undefined) return null;
  const list = whole(first).type === 'array';
  const [fields = new Map<string, string>(), ...more] = [first, ...others].map((schema) =>
    requiredOf(list ? box(whole(schema).items) : schema),
  );
  return shapeLine(new Map([...fields].filter(([name, kind]) => more.every((one) => one.get(name) === kind))), list);
};

const SCALAR_KINDS: Readonly<Record<string, string>> = { Int: 'n', Float: 'n', Boolean: 'b' };

/** Of the root field of a GraphQL operation, as its document asks for it. */
export const graphqlShape = (
  type: GraphQLOutputType,
  selected: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  schema: GraphQLSchema,
): string => {
  const nullable = !isNonNullType(type);
  const root = getNullableType(type);
  const list = isListType(root);
  const one = getNullableType(list ? root.ofType : root);
  if (!isObjectType(one)) return shapeLine(new Map(), list, nullable);
  const names = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return [];
      return names(fragments.get(selection.name.value)?.selectionSet);
    });
  const all = one.getFields();
  const fields = names(selected).flatMap((name): [string, string][] => {
    const of = all[name]?.type;
    if (of === undefined || !isNonNullType(of)) return [];
    const bare = of.ofType as GraphQLOutputType;
    if (isListType(bare)) return [[name, 'a']];
    if (isObjectType(bare)) return [[name, 'o']];
    return [[name, isEnumType(bare) ? 's' : (SCALAR_KINDS[String(schema.getType(String(bare)))] ?? 's')]];
  });
  return shapeLine(new Map(fields), list, nullable);
};
