import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import { hintedText } from './words.ts';

/** Valid arguments of every root field of the SDL, by its name (= operationId). */
export function graphqlShapes(sdl: string): ReadonlyMap<string, fc.Arbitrary<Record<string, unknown>>> {
  const schema = buildSchema(readFileSync(sdl, 'utf8'));
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  return new Map(
    roots.map((field) => {
      const model = Object.fromEntries(field.args.map(({ name, type }) => [name, ofType(type, name, 0)]));
      const requiredKeys = field.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
      return [field.name, fc.record(model, { requiredKeys })];
    }),
  );
}

function ofType(type: GraphQLInputType, name: string, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return present(type.ofType, name, depth);
  return fc.option(present(type, name, depth), { freq: 6 });
}

function present(type: GraphQLInputType, name: string, depth: number): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(ofType(type.ofType, name, depth), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const model = Object.fromEntries(fields.map((field) => [field.name, ofType(field.type, field.name, depth + 1)]));
    const requiredKeys = fields.filter((field) => isNonNullType(field.type)).map((field) => field.name);
    return fc.record(model, { requiredKeys });
  }
  if (!isScalarType(type)) throw new Error(`no values of ${String(type)}`);
  switch (type.name) {
    case 'Int':
      return fc.oneof(
        { weight: 30, arbitrary: numberFor(name) },
        { weight: 1, arbitrary: fc.constantFrom(0, -1, 2 ** 31 - 1, -(2 ** 31)) },
      );
    case 'Float':
      return fc.double({ noNaN: true });
    case 'Boolean':
      return fc.boolean();
    case 'Date':
      return hintedText(name, 'date');
    default:
      return fc.oneof(
        { weight: 40, arbitrary: hintedText(name, type.name === 'ID' ? 'uuid' : '') },
        { weight: 1, arbitrary: fc.string() },
      );
  }
}

function numberFor(name: string): fc.Arbitrary<number> {
  if (/price/i.test(name)) return fc.integer({ min: 1_000_000, max: 40_000_000 });
  if (/fee|income|value|sum/i.test(name)) return fc.integer({ min: 100_000, max: 15_000_000 });
  if (/year/i.test(name)) return fc.integer({ min: 1990, max: 2026 });
  if (/term/i.test(name)) return fc.constantFrom(12, 24, 36, 60, 84);
  return fc.integer({ min: 0, max: 200 });
}
