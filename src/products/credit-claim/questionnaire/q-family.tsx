import { familyForm, hasSpouse, initial, MAX_CHILDREN } from '../../../../schemas/shared/family.form.ts';
import { isStepComplete } from '../../../../schemas/shared/borrower.ts';
import { familyFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { CountField } from '../../../blocks/questionnaire/count-field.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { maritalName } from '../blocks/questionnaire/marital-name.ts';
import { familyRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { useT } from '../../../i18n/index.ts';
import { FieldSet, PhoneField, RadioCardsField, TextField, useFieldValue } from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

function Spouse() {
  const t = useT();
  if (!hasSpouse(useFieldValue('maritalStatus'))) return null;
  return (
    <FieldSet legend={t('q.spouse')}>
      <TextField name="spouse.lastName" label={t('f.last')} autoComplete="off" capitals />
      <TextField name="spouse.firstName" label={t('f.first')} autoComplete="off" capitals />
      <TextField name="spouse.patronymic" label={t('f.patr')} autoComplete="off" capitals />
      <PhoneField name="spouse.phone" label={t('f.spousePhone')} autoComplete="off" optional />
    </FieldSet>
  );
}

export default function QFamily(props: ScreenProps<'q-family'>) {
  const { screen, context, send, busy, problem, facts, draft, useRead } = props;
  const t = useT();
  const statuses = useRead('maritalStatuses', { variables: {} });
  const { claim } = context.responses;
  const known = useKnown(claim, {
    today: facts.today,
    said: context.answers.SUBMIT_FAMILY,
    known: (borrower) => isStepComplete('family', borrower, facts.today),
  });
  const raw = claim ? familyFromClaim(claim) : initial;
  const gender = claim?.borrower.document?.gender;
  const options = optionsOf(statuses.data?.map((one) => ({ alias: one.alias, name: maritalName(one, gender, t) })));
  return (
    <QuestionnaireStep screen={screen} about={props}>
      <ListProblem reads={[statuses]} />
      <StepForm
        schema={familyForm}
        initial={raw}
        draft={draft('SUBMIT_FAMILY')}
        event="SUBMIT_FAMILY"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_FAMILY', values })}
      >
        <Known
          fold={known}
          rows={claim ? familyRows(claim.borrower, t) : []}
          source={t(sourceOf(claim, 'q.known'))}
          about={t('q.family')}
          given={{ ...raw }}
        >
          <RadioCardsField name="maritalStatus" label={t('f.marital')} options={options} fit="twos" />
          <Spouse />
          <CountField name="childCount" label={t('f.children')} max={MAX_CHILDREN} />
        </Known>
      </StepForm>
    </QuestionnaireStep>
  );
}
