import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';
import type { Locality } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { FieldSet, type Option, SearchField, TextField, useFieldValue, useSetField } from '../../ui/form/index.ts';

/** `село → район → область`: names of what a place lies in, without its own. */
const parentsOf = (locality: Locality): string[] => {
  const names: string[] = [];
  for (
    let parent = locality.parent as Locality | null | undefined;
    parent;
    parent = parent.parent as Locality | null | undefined
  )
    names.push(parent.name);
  return names;
};

type Search = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Places of the state's classifier by name, the biggest first; what answers the words best is the field's to say. */
export const placesBy =
  (ask: ScreenProps<'q-addresses'>['ask']): Search =>
  async (query, signal) => {
    const { items } = await ask('localities', { variables: { search: query } }, signal);
    return items
      .map((locality) => ({ locality, parents: parentsOf(locality) }))
      .sort((a, b) => a.parents.length - b.parents.length)
      .map(({ locality: { id, name }, parents }) => ({ value: id, label: name, note: parents.join(', ') }));
  };

interface Props {
  /** Why it is asked. */
  hint?: string | undefined;
  /** `addressReg` or `addressLive`. */
  name: string;
  legend: string;
  search: Search;
  /** False: nobody asks for the building; it stands in the number of the house. */
  build?: boolean;
  /** Right below the heading: whether it needs to be said at all. */
  first?: ReactNode;
  /** Only that is asked. */
  short?: boolean;
}

/** An address of Kazakhstan: a place of the state's classifier, then street and house. */
export function AddressFields({ name, legend, hint, search, build = true, first, short = false }: Props) {
  const t = useT();
  const set = useSetField();
  const chosen = useFieldValue(`${name}.localityName`);
  return (
    <FieldSet legend={legend} hint={hint}>
      {first}
      {!short && (
        <>
          <SearchField
            name={`${name}.locality`}
            label={t('f.locality')}
            hint={t('f.localityHint')}
            search={search}
            {...(typeof chosen === 'string' && chosen !== '' ? { chosen } : {})}
            onChoose={(option) => set(`${name}.localityName`, option.label)}
          />
          <TextField name={`${name}.street`} label={t('f.street')} autoComplete="off" />
          <div className={arranged({ as: build ? 'thirds' : 'dates' })}>
            <TextField name={`${name}.house`} label={t('f.house')} autoComplete="off" />
            {build && <TextField name={`${name}.build`} label={t('f.build')} hint={t('f.ifAny')} autoComplete="off" />}
            <TextField name={`${name}.apartment`} label={t('f.flat')} hint={t('f.ifAny')} autoComplete="off" />
          </div>
        </>
      )}
    </FieldSet>
  );
}
