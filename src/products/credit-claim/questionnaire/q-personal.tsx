import { initial, personalForm } from '../../../../schemas/shared/personal.form.ts';
import { personalFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { NameFields } from '../../../blocks/questionnaire/name-fields.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { birthDateWarnings } from '../../../blocks/questionnaire/soft-warnings.ts';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { Warned } from '../../../blocks/questionnaire/warned.tsx';
import { useT } from '../../../i18n/index.ts';
import { DateField, Form, RadioCardsField, SearchField, TextField } from '../../../ui/form/index.ts';
import { Banner } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function QPersonal({
  screen,
  context,
  send,
  busy,
  problem,
  facts,
  draft,
  useRead,
}: ScreenProps<'q-personal'>) {
  const t = useT();
  const countries = useRead('countries', { variables: {} });
  const genders = useRead('genderTypes', { variables: {} });
  const { claim } = context.responses;
  return (
    <QuestionnaireStep screen={screen} lead={t('q.saveHint')}>
      <ListProblem reads={[countries, genders]} />
      {claim?.borrower.dateOfBirth && <Banner>{t(claim.repeatOf ? 'q.prefilledRepeat' : 'q.prefilled')}</Banner>}
      <Form
        schema={personalForm(facts)}
        initial={claim ? personalFromClaim(claim) : initial}
        draft={draft('SUBMIT_PERSONAL')}
        event="SUBMIT_PERSONAL"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_PERSONAL', values })}
      >
        <NameFields />
        <Warned path="dateOfBirth" of={birthDateWarnings(claim?.borrower.personalNumber ?? '')}>
          <DateField name="dateOfBirth" label={t('f.dob')} autoComplete="bday" />
        </Warned>
        <RadioCardsField name="gender" label={t('f.gender')} options={optionsOf(genders.data)} />
        <SearchField name="nationality" label={t('f.citizen')} options={optionsOf(countries.data)} />
        <TextField name="codeword" label={t('f.codeword')} hint={t('f.codewordHint')} optional autoComplete="off" />
      </Form>
    </QuestionnaireStep>
  );
}
