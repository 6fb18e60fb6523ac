import { contactsForm, initial } from '../../../../schemas/shared/contacts.form.ts';
import { isStepComplete } from '../../../../schemas/shared/borrower.ts';
import { contactsFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { ContactRows } from '../blocks/questionnaire/contact-rows.tsx';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { contactRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { useT } from '../../../i18n/index.ts';

import type { ScreenProps } from '../../../blocks/props.ts';

export default function QContacts(props: ScreenProps<'q-contacts'>) {
  const { screen, context, send, busy, problem, facts, draft, useRead } = props;
  const t = useT();
  const relations = useRead('relationTypes', { variables: {} });
  const { claim } = context.responses;
  const known = useKnown(claim, {
    today: facts.today,
    said: context.answers.SUBMIT_CONTACTS,
    known: (borrower) => isStepComplete('contacts', borrower, facts.today),
  });
  const raw = claim ? contactsFromClaim(claim) : initial;
  return (
    <QuestionnaireStep screen={screen} about={props} lead={t('q.contactsLead')}>
      <ListProblem reads={[relations]} />
      <StepForm
        schema={contactsForm(facts)}
        initial={raw}
        draft={draft('SUBMIT_CONTACTS')}
        event="SUBMIT_CONTACTS"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_CONTACTS', values })}
      >
        <Known
          fold={known}
          rows={claim ? contactRows(claim.borrower, t) : []}
          source={t(sourceOf(claim, 'q.known'))}
          about={t('q.contacts')}
          given={{ contacts: raw.contacts }}
        >
          <ContactRows relations={optionsOf(relations.data)} />
        </Known>
      </StepForm>
    </QuestionnaireStep>
  );
}
