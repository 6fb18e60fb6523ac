import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Date: 'string',
  DateTime: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

const scalar = (name: string): string => {
  const found = SCALARS[name];
  if (found === undefined) throw new Error(`Scalar ${name} has no TypeScript type`);
  return found;
};

const listOf = (inner: string): string => (/^[\w.]+$/.test(inner) ? `${inner}[]` : `(${inner})[]`);
const indent = (text: string): string => text.replaceAll('\n', '\n  ');

/** TypeScript of a value that the service answers, `selected` as the document asks for it. */
export const outputType = (type: GraphQLOutputType, selected: SelectionSetNode | undefined): string => {
  if (isNonNullType(type)) return bare(type.ofType, selected);
  return `${bare(type, selected)} | null`;
};

const bare = (type: GraphQLOutputType, selected: SelectionSetNode | undefined): string => {
  if (isListType(type)) return listOf(outputType(type.ofType as GraphQLOutputType, selected));
  if (isEnumType(type)) return type.name;
  if (isObjectType(type)) {
    if (selected === undefined) throw new Error(`${type.name} needs a selection`);
    return selectionType(type, selected);
  }
  return scalar(String(type));
};

/** TypeScript of a selection: the fields in place, fragments by name. */
export const selectionType = (parent: GraphQLObjectType, selected: SelectionSetNode): string => {
  const fields: string[] = [];
  const fragments: string[] = [];
  for (const selection of selected.selections) {
    if (selection.kind === 'FragmentSpread') fragments.push(selection.name.value);
    else if (selection.kind === 'Field') {
      const field = parent.getFields()[selection.name.value];
      if (field === undefined) throw new Error(`${parent.name} has no field ${selection.name.value}`);
      fields.push(`${(selection.alias ?? selection.name).value}: ${outputType(field.type, selection.selectionSet)};`);
    } else throw new Error('Inline fragments are not used here: no interface, no union');
  }
  const own = fields.length > 0 ? [`{\n  ${indent(fields.join('\n'))}\n}`] : [];
  return [...fragments, ...own].join(' & ');
};

/** TypeScript of a fragment. */
export const fragmentType = (schema: GraphQLSchema, fragment: FragmentDefinitionNode): string => {
  const type = schema.getType(fragment.typeCondition.name.value);
  if (!isObjectType(type)) throw new Error(`${fragment.name.value} is not on an object`);
  return `export type ${fragment.name.value} = ${selectionType(type, fragment.selectionSet)};\n`;
};

const inputType = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return bareInput(type.ofType);
  return `${bareInput(type)} | null`;
};
const bareInput = (type: GraphQLInputType): string => {
  if (isListType(type)) return listOf(inputType(type.ofType));
  if (isEnumType(type) || isInputObjectType(type)) return type.name;
  return scalar(String(type));
};
/** A nullable input may be absent, null or undefined: forms keep undefined for "not touched". */
const inputField = (name: string, type: GraphQLInputType): string =>
  isNonNullType(type) ? `${name}: ${inputType(type)};` : `${name}?: ${inputType(type)} | undefined;`;

/** All enums as unions of strings and all inputs as interfaces. */
export const namedTypes = (schema: GraphQLSchema): string[] => {
  const named = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'));
  return [
    ...named.filter(isEnumType).map(
      (type) =>
        `export type ${type.name} = ${type
          .getValues()
          .map((value) => `'${value.name}'`)
          .join(' | ')};\n`,
    ),
    ...named.filter(isInputObjectType).map((type) => {
      const fields = Object.values(type.getFields()).map((field) => inputField(field.name, field.type));
      return `export interface ${type.name} {\n  ${fields.join('\n  ')}\n}\n`;
    }),
  ];
};

/** TypeScript of an operation's variables. */
export const variablesType = (schema: GraphQLSchema, operation: OperationDefinitionNode): string => {
  const fields = (operation.variableDefinitions ?? []).map((definition) => {
    const type = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined;
    if (type === undefined)
      throw new Error(`${operation.name?.value ?? ''}: unknown type of $${definition.variable.name.value}`);
    return inputField(definition.variable.name.value, type);
  });
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join(' ')} }`;
};
