import { hasEmployer, initial, jobForm } from '../../../../schemas/shared/job.form.ts';
import { jobFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { experienceWarnings } from '../../../blocks/questionnaire/soft-warnings.ts';
import { IncomeRows } from '../blocks/questionnaire/income-rows.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { Warned } from '../../../blocks/questionnaire/warned.tsx';
import { useT } from '../../../i18n/index.ts';
import {
  FieldSet,
  Form,
  NumberField,
  PhoneField,
  SelectField,
  TextField,
  useFieldValue,
} from '../../../ui/form/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

function Employer({ today }: { today: string }) {
  const t = useT();
  if (!hasEmployer(useFieldValue('job.socialGroup'))) return null;
  return (
    <FieldSet legend={t('q.employer')}>
      <TextField name="job.companyName" label={t('f.company')} autoComplete="organization" />
      <TextField name="job.position" label={t('f.post')} autoComplete="organization-title" />
      <NumberField name="job.experienceCommon" label={t('f.expAll')} digits={3} />
      <Warned path="job.experienceLast" of={experienceWarnings(today)}>
        <NumberField name="job.experienceLast" label={t('f.expLast')} digits={3} />
      </Warned>
      <PhoneField name="job.phone" label={t('f.workPhone')} autoComplete="off" optional />
      <TextField name="job.address" label={t('f.workAddress')} autoComplete="off" optional />
    </FieldSet>
  );
}

export default function QJob({ screen, context, send, busy, problem, facts, draft, useRead }: ScreenProps<'q-job'>) {
  const t = useT();
  const groups = useRead('socialGroups', { variables: {} });
  const types = useRead('incomeTypes', { variables: {} });
  const { claim } = context.responses;
  return (
    <QuestionnaireStep screen={screen}>
      <ListProblem reads={[groups, types]} />
      <Form
        schema={jobForm}
        initial={claim ? jobFromClaim(claim) : initial}
        draft={draft('SUBMIT_JOB')}
        event="SUBMIT_JOB"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_JOB', values })}
      >
        <SelectField name="job.socialGroup" label={t('f.group')} options={optionsOf(groups.data)} />
        <Employer today={facts.today} />
        <IncomeRows types={optionsOf(types.data)} today={facts.today} />
      </Form>
    </QuestionnaireStep>
  );
}
