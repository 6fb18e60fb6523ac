import { grid } from '@styled/patterns';
import type { Locality } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { FieldSet, type Option, SearchField, TextField, useFieldValue, useSetField } from '../../ui/form/index.ts';

/** `область → район → село` from the nearest to the farthest, without the place itself. */
export const parentsOf = (locality: Locality): string => {
  const names: string[] = [];
  for (
    let parent = locality.parent as Locality | null | undefined;
    parent;
    parent = parent.parent as Locality | null | undefined
  )
    names.push(parent.name);
  return names.join(', ');
};

interface Props {
  /** `addressReg` or `addressLive`. */
  name: string;
  legend: string;
  search(query: string, signal: AbortSignal): Promise<readonly Option[]>;
  /** False: nobody asks for the building; it stands in the number of the house. */
  build?: boolean;
}

/** An address of Kazakhstan: a place of the state's classifier, then street and house. */
export function AddressFields({ name, legend, search, build = true }: Props) {
  const t = useT();
  const set = useSetField();
  const chosen = useFieldValue(`${name}.localityName`);
  const house = <TextField name={`${name}.house`} label={t('f.house')} autoComplete="off" />;
  return (
    <FieldSet legend={legend}>
      <SearchField
        name={`${name}.locality`}
        label={t('f.locality')}
        hint={t('f.localityHint')}
        search={search}
        {...(typeof chosen === 'string' && chosen !== '' ? { chosen } : {})}
        onChoose={(option) => set(`${name}.localityName`, option.label)}
      />
      <TextField name={`${name}.street`} label={t('f.street')} autoComplete="off" />
      {build && house}
      <div className={grid({ columns: 2, gap: '12', alignItems: 'end' })}>
        {build ? <TextField name={`${name}.build`} label={t('f.build')} autoComplete="off" optional /> : house}
        <TextField name={`${name}.apartment`} label={t('f.flat')} autoComplete="off" optional />
      </div>
    </FieldSet>
  );
}
