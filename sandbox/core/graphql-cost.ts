import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Levels of selections, fragments counted as levels of their own. */
const MAX_DEPTH = 14;
/**
 * Fields that all definitions together ask for once their fragments are written out: twice what the largest document of
 * the contract asks for. Checking a document takes its square.
 */
const MAX_FIELDS = 1200;

/** Fields and levels below a selection, fragments written out; without end where fragments spread each other in a circle. */
interface Size {
  readonly fields: number;
  readonly depth: number;
}
const ENDLESS: Size = { fields: Infinity, depth: Infinity };

/**
 * True when a document asks for more than clients need. To be asked before the document is checked or run: both write its
 * fragments out. Here every selection is looked at once, however often its fragment is spread.
 */
export function asksTooMuch({ definitions }: DocumentNode): boolean {
  const fragments = new Map(
    definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const known = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const found = known.get(name);
    if (found) return found;
    // Met again before it is known: it spreads itself.
    known.set(name, ENDLESS);
    const size = sizeOf(fragments.get(name));
    known.set(name, size);
    return size;
  };
  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    if (!set) return { fields: 0, depth: 0 };
    const parts = set.selections.map((selection) =>
      selection.kind === Kind.FRAGMENT_SPREAD ? sizeOfFragment(selection.name.value) : sizeOf(selection.selectionSet),
    );
    return {
      fields: parts.reduce((sum, part) => sum + 1 + part.fields, 0),
      depth: 1 + Math.max(...parts.map((part) => part.depth)),
    };
  };

  let fields = 0;
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) return true;
    const size =
      definition.kind === Kind.OPERATION_DEFINITION
        ? sizeOf(definition.selectionSet)
        : sizeOfFragment(definition.name.value);
    fields += size.fields;
    if (size.depth > MAX_DEPTH || fields > MAX_FIELDS) return true;
  }
  return false;
}
