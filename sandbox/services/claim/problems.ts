import { refuse, type DetailItem, type Text } from '../../core/service.ts';

/** Collects wrong fields of one request; `refuseIfAny` throws 422 with all of them. */
export interface Problems {
  add(loc: readonly (string | number)[], msg: Text, type?: string): void;
  refuseIfAny(): void;
}

/** `root` is where the request's fields begin, e.g. ['variables', 'input']. */
export const collectProblems = (...root: readonly string[]): Problems => {
  const items: DetailItem[] = [];
  return {
    add(loc, msg, type = 'value_error') {
      items.push({ loc: [...root, ...loc], msg, type });
    },
    refuseIfAny() {
      if (items.length > 0) throw refuse(422, items);
    },
  };
};
