import type { Ref } from '../../../openapi/index.ts';
import type { Read } from '../../screens/props.ts';
import type { Option } from '../../ui/form/index.ts';

/** A reference list as options: sent by alias, shown in the language of the page. */
export const optionsOf = (list: readonly Pick<Ref, 'alias' | 'name'>[] | undefined): Option[] =>
  (list ?? []).map(({ alias, name }) => ({ value: alias, label: name }));

/** The name of an alias; the alias itself while the list is on its way. */
export const nameOf = (list: Read<readonly Pick<Ref, 'alias' | 'name'>[]>, alias: string): string =>
  list.data?.find((one) => one.alias === alias)?.name ?? alias;
