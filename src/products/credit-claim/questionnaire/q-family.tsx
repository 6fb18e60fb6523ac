import { familyForm, hasSpouse, initial } from '../../../../schemas/shared/family.form.ts';
import { familyFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { useT } from '../../../i18n/index.ts';
import {
  FieldSet,
  Form,
  NumberField,
  PhoneField,
  RadioCardsField,
  TextField,
  useFieldValue,
} from '../../../ui/form/index.ts';
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

export default function QFamily({ screen, context, send, busy, problem, draft, useRead }: ScreenProps<'q-family'>) {
  const t = useT();
  const statuses = useRead('maritalStatuses', { variables: {} });
  const { claim } = context.responses;
  return (
    <QuestionnaireStep screen={screen}>
      <ListProblem reads={[statuses]} />
      <Form
        schema={familyForm}
        initial={claim ? familyFromClaim(claim) : initial}
        draft={draft('SUBMIT_FAMILY')}
        event="SUBMIT_FAMILY"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_FAMILY', values })}
      >
        <RadioCardsField name="maritalStatus" label={t('f.marital')} options={optionsOf(statuses.data)} />
        <Spouse />
        <NumberField name="childCount" label={t('f.children')} digits={2} />
      </Form>
    </QuestionnaireStep>
  );
}
