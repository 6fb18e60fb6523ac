import type { Ref } from '../../../openapi/index.ts';
import type { Option } from '../../ui/form/index.ts';

/** A reference list as options: sent by alias, shown in the language of the page. */
export const optionsOf = (list: readonly Pick<Ref, 'alias' | 'name'>[] | undefined): Option[] =>
  (list ?? []).map(({ alias, name }) => ({ value: alias, label: name }));
