import { documentForm, initial } from '../../../../schemas/shared/document.form.ts';
import { isStepComplete } from '../../../../schemas/shared/borrower.ts';
import { documentFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { DocumentFields } from '../../../blocks/questionnaire/document-fields.tsx';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { dateEndWarnings } from '../../../blocks/questionnaire/soft-warnings.ts';
import { documentRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function QDocument(props: ScreenProps<'q-document'>) {
  const { screen, context, send, busy, problem, facts, draft, useRead } = props;
  const t = useT();
  const types = useRead('documentTypes', { variables: {} });
  const { claim } = context.responses;
  const { today } = facts;
  const known = useKnown(claim, {
    today,
    said: context.answers.SUBMIT_DOCUMENT,
    known: (borrower) => isStepComplete('document', borrower, today),
  });
  const raw = claim ? documentFromClaim(claim) : initial;
  return (
    <QuestionnaireStep screen={screen} about={props}>
      <ListProblem reads={[types]} />
      <StepForm
        schema={documentForm(facts)}
        initial={raw}
        draft={draft('SUBMIT_DOCUMENT')}
        event="SUBMIT_DOCUMENT"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_DOCUMENT', values })}
      >
        <Known
          fold={known && dateEndWarnings(today)(raw.document.dateEnd).length === 0}
          rows={claim ? documentRows(claim.borrower, t) : []}
          source={t(sourceOf(claim, 'q.knownIdentity'))}
          about={t('q.document')}
          given={{ document: raw.document }}
        >
          <DocumentFields types={types.data} today={today} />
          <CheckboxField name="document.residence" label={t('f.resident')} />
        </Known>
      </StepForm>
    </QuestionnaireStep>
  );
}
