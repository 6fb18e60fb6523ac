import { contactsForm, initial } from '../../../../schemas/shared/contacts.form.ts';
import { contactsFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { ContactRows } from '../blocks/questionnaire/contact-rows.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { useT } from '../../../i18n/index.ts';
import { Form } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function QContacts({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
}: ScreenProps<'q-contacts'>) {
  const t = useT();
  const relations = useRead('relationTypes', { variables: {} });
  const { claim } = context.responses;
  return (
    <QuestionnaireStep screen={screen} lead={t('q.contactsLead')}>
      <ListProblem reads={[relations]} />
      <Form
        schema={contactsForm(facts)}
        initial={claim ? contactsFromClaim(claim) : initial}
        draft={draft('SUBMIT_CONTACTS')}
        event="SUBMIT_CONTACTS"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_CONTACTS', values })}
      >
        <ContactRows relations={optionsOf(relations.data)} />
      </Form>
    </QuestionnaireStep>
  );
}
