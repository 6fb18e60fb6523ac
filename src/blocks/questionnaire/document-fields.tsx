import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arranged } from '@styled/recipes';
import type { Ref } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { DateField, RadioCardsField, SelectField, TextField, useFieldValue, useSetField } from '../../ui/form/index.ts';
import { Known } from './known.tsx';
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

interface KindProps {
  readonly types: readonly Ref[] | undefined;
}

function TypeField({ types }: KindProps) {
  const t = useT();
  return <SelectField name="document.type" label={t('f.docType')} options={optionsOf(types)} />;
}

function AuthorityFields() {
  const t = useT();
  return (
    <>
      <div className={arranged({ as: 'issuers' })}>
        <RadioCardsField
          name="document.authority"
          label={t('f.by')}
          options={[
            { value: 'mvd', label: t('f.byMvd') },
            { value: 'mj', label: t('f.byMj') },
            { value: 'other', label: t('f.byOther') },
          ]}
        />
      </div>
      <OtherAuthority />
    </>
  );
}

function NumberAndDates({ today }: { today: string }) {
  const t = useT();
  return (
    <>
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
    </>
  );
}

/** The identity document: kind, number, dates, authority. `types`: the reference list, once it is there. */
export function DocumentFields({ types, today }: KindProps & { today: string }) {
  return (
    <>
      <TypeField types={types} />
      <NumberAndDates today={today} />
      <AuthorityFields />
    </>
  );
}

/** What nearly all answer alike; not every form asks whose resident one is. */
interface Usual {
  readonly type: string;
  readonly authority: string;
  readonly residence?: boolean;
}

/** The same where number and dates are all that most have to say: the rest is a line to be checked, and opened to be changed. */
export function ShortDocumentFields({
  types,
  today,
  given,
  children,
}: KindProps & {
  today: string;
  /** As the form got it. */
  given: Usual;
  /** What else is asked of the document, with its kind. */
  children?: ReactNode;
}) {
  const t = useT();
  const { type, authority, residence } = given;
  const [folds] = useState(residence !== false && authority !== 'other');
  const lines = [
    optionsOf(types).find(({ value }) => value === type)?.label,
    t(authority === 'mj' ? 'f.byMj' : 'f.byMvd'),
    residence !== undefined && t('f.residentToo'),
  ];
  return (
    <>
      <Known
        fold={folds}
        rows={lines.filter(Boolean).join(', ')}
        about={t('f.docType')}
        given={{
          'document.type': type,
          'document.authority': authority,
          ...(residence !== undefined && { 'document.residence': residence }),
        }}
      >
        {/* Whoever opens it wants another one. */}
        <TypeField types={types} />
        <AuthorityFields />
        {children}
      </Known>
      <NumberAndDates today={today} />
    </>
  );
}
