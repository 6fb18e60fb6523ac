import { documentForm, initial } from '../../../schemas/document.form.ts';
import { documentFromClaim } from '../../../schemas/borrower.ts';
import { ListProblem } from '../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../blocks/questionnaire/reference.ts';
import { QuestionnaireStep } from '../../blocks/questionnaire/step.tsx';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, DateField, Form, RadioCardsField, TextField, useFieldValue } from '../../ui/form/index.ts';
import type { ScreenProps } from '../props.ts';

function OtherAuthority() {
  const t = useT();
  return useFieldValue('document.authority') === 'other' ? (
    <TextField name="document.authorityOther" label={t('f.byOtherName')} autoComplete="off" />
  ) : null;
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
    <QuestionnaireStep screen={screen} problem={problem?.text ?? null}>
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
        <DateField name="document.dateEnd" label={t('f.until')} />
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
