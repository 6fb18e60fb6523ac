import { initial, personalForm } from '../../../../schemas/shared/personal.form.ts';
import { isStepComplete } from '../../../../schemas/shared/borrower.ts';
import { personalFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { BackToComputer } from '../../../blocks/back-to-computer.tsx';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { NameFields } from '../../../blocks/questionnaire/name-fields.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { birthDateWarnings } from '../../../blocks/questionnaire/soft-warnings.ts';
import { personRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { Warned } from '../../../blocks/questionnaire/warned.tsx';
import { useT } from '../../../i18n/index.ts';
import { DateField, RadioCardsField, SearchField, TextField } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function QPersonal(props: ScreenProps<'q-personal'>) {
  const { screen, context, send, busy, problem, facts, draft, host, useRead } = props;
  const t = useT();
  const countries = useRead('countries', { variables: {} });
  const genders = useRead('genderTypes', { variables: {} });
  const { claim } = context.responses;
  const { today } = facts;
  const known = useKnown(claim, {
    today,
    said: context.answers.SUBMIT_PERSONAL,
    known: (borrower) => isStepComplete('personal', borrower, today),
  });
  const raw = claim ? personalFromClaim(claim) : initial;
  const warned = birthDateWarnings(claim?.borrower.personalNumber ?? '');
  const { codeword: _own, ...person } = raw;
  return (
    <QuestionnaireStep screen={screen} about={props} lead={t('q.saveHint')}>
      {context.answers.SUBMIT_PERSONAL === undefined && <BackToComputer host={host} done={t('phone.identity')} />}
      <ListProblem reads={[countries, genders]} />
      <StepForm
        schema={personalForm(facts)}
        initial={raw}
        draft={draft('SUBMIT_PERSONAL')}
        event="SUBMIT_PERSONAL"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_PERSONAL', values })}
      >
        <Known
          fold={known && warned(raw.dateOfBirth).length === 0}
          rows={claim ? personRows(claim.borrower, t) : []}
          source={t(sourceOf(claim, 'q.prefilled'))}
          about={t('q.personal')}
          given={person}
        >
          <NameFields />
          <Warned path="dateOfBirth" of={warned}>
            <DateField name="dateOfBirth" label={t('f.dob')} autoComplete="bday" />
          </Warned>
          <RadioCardsField name="gender" label={t('f.gender')} options={optionsOf(genders.data)} />
          <SearchField name="nationality" label={t('f.citizen')} options={optionsOf(countries.data)} />
        </Known>
        <TextField name="codeword" label={t('f.codeword')} hint={t('f.codewordHint')} optional autoComplete="off" />
      </StepForm>
    </QuestionnaireStep>
  );
}
