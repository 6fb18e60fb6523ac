import { useEffect, useRef } from 'react';
import { arranged } from '@styled/recipes';
import type { Ref } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { DateField, RadioCardsField, TextField, useFieldValue, useSetField } from '../../ui/form/index.ts';
import { optionsOf } from './reference.ts';
import { dateEndWarnings, proposedEnd } from './soft-warnings.ts';
import { Warned } from './warned.tsx';

function OtherAuthority() {
  const t = useT();
  return useFieldValue('document.authority') === 'other' ? (
    <TextField name="document.authorityOther" label={t('f.byOtherName')} autoComplete="off" />
  ) : null;
}

/** A complete issue date proposes the usual end where none is written; whoever empties it is left alone. */
function ProposedEnd() {
  const issued = useFieldValue('document.dateIssue');
  const end = useFieldValue('document.dateEnd');
  const set = useSetField();
  const asked = useRef(issued);
  useEffect(() => {
    if (asked.current === issued) return;
    asked.current = issued;
    const proposed = typeof issued === 'string' ? proposedEnd(issued) : null;
    if (proposed !== null && (end === '' || end === undefined)) set('document.dateEnd', proposed);
  }, [issued, end, set]);
  return null;
}

/** The identity document: kind, number, dates, authority. `types`: the reference list, once it is there. */
export function DocumentFields({ types, today }: { types: readonly Ref[] | undefined; today: string }) {
  const t = useT();
  return (
    <>
      <RadioCardsField
        name="document.type"
        label={t('f.docType')}
        options={optionsOf(types)}
        others={t('f.docOther')}
      />
      {/* Nothing else would stand beside it. */}
      <div>
        <TextField name="document.number" label={t('f.docNo')} autoComplete="off" />
      </div>
      <div className={arranged({ as: 'dates' })}>
        <DateField name="document.dateIssue" label={t('f.issued')} />
        <ProposedEnd />
        <Warned path="document.dateEnd" of={dateEndWarnings(today)}>
          <DateField name="document.dateEnd" label={t('f.until')} />
        </Warned>
      </div>
      <RadioCardsField
        name="document.authority"
        label={t('f.by')}
        options={[
          { value: 'mvd', label: t('f.byMvd') },
          { value: 'mj', label: t('f.byMj') },
          { value: 'other', label: t('f.byOther') },
        ]}
      />
      <OtherAuthority />
    </>
  );
}
