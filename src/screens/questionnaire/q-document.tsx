import { useEffect, useRef } from 'react';
import { documentForm, initial } from '../../../schemas/document.form.ts';
import { documentFromClaim } from '../../../schemas/borrower.ts';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../blocks/questionnaire/reference.ts';
import { dateEndWarnings, proposedEnd } from '../../blocks/questionnaire/soft-warnings.ts';
import { QuestionnaireStep } from '../../blocks/questionnaire/step.tsx';
import { Warned } from '../../blocks/questionnaire/warned.tsx';
import { useT } from '../../i18n/index.ts';
import {
  CheckboxField,
  DateField,
  Form,
  RadioCardsField,
  TextField,
  useFieldValue,
  useSetField,
} from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

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

export default function QDocument({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
}: ScreenProps<'q-document'>) {
  const t = useT();
  const types = useRead('documentTypes', { variables: {} });
  const { claim } = context.responses;
  const birthDate = claim?.borrower.dateOfBirth ?? undefined;
  return (
    <QuestionnaireStep screen={screen} problem={problem}>
      <ListProblem reads={[types]} />
      <Form
        schema={documentForm(facts.today, birthDate)}
        initial={claim ? documentFromClaim(claim) : initial}
        draft={draft('SUBMIT_DOCUMENT')}
        event="SUBMIT_DOCUMENT"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_DOCUMENT', values })}
      >
        <RadioCardsField name="document.type" label={t('f.docType')} options={optionsOf(types.data)} />
        <TextField name="document.number" label={t('f.docNo')} autoComplete="off" />
        <DateField name="document.dateIssue" label={t('f.issued')} />
        <ProposedEnd />
        <Warned path="document.dateEnd" of={dateEndWarnings(facts.today)}>
          <DateField name="document.dateEnd" label={t('f.until')} />
        </Warned>
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
        <CheckboxField name="document.residence" label={t('f.resident')} />
      </Form>
    </QuestionnaireStep>
  );
}
