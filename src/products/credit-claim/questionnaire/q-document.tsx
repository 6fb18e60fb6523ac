import { documentForm, initial } from '../../../../schemas/shared/document.form.ts';
import { documentFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { DocumentFields } from '../../../blocks/questionnaire/document-fields.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, Form } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

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
  return (
    <QuestionnaireStep screen={screen}>
      <ListProblem reads={[types]} />
      <Form
        schema={documentForm(facts)}
        initial={claim ? documentFromClaim(claim) : initial}
        draft={draft('SUBMIT_DOCUMENT')}
        event="SUBMIT_DOCUMENT"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_DOCUMENT', values })}
      >
        <DocumentFields types={types.data} today={facts.today} />
        <CheckboxField name="document.residence" label={t('f.resident')} />
      </Form>
    </QuestionnaireStep>
  );
}
