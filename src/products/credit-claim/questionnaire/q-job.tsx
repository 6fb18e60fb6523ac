import type { Claim } from '../../../../openapi/index.ts';
import { hasEmployer, initial, jobForm, type JobRaw } from '../../../../schemas/shared/job.form.ts';
import { isStepComplete } from '../../../../schemas/shared/borrower.ts';
import { jobFromClaim } from '../../../../schemas/shared/borrower.raw.ts';
import { SinceField, SpanField } from '../../../blocks/questionnaire/experience-fields.tsx';
import { MoreFields } from '../../../blocks/more-fields.tsx';
import { Known } from '../../../blocks/questionnaire/known.tsx';
import { ListProblem } from '../../../blocks/questionnaire/list-problem.tsx';
import { optionsOf } from '../../../blocks/questionnaire/reference.ts';
import { experienceWarnings } from '../../../blocks/questionnaire/soft-warnings.ts';
import { IncomeRows } from '../blocks/questionnaire/income-rows.tsx';
import { employmentRows, jobRows } from '../blocks/questionnaire/review-rows.ts';
import { StepForm } from '../blocks/questionnaire/step-form.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { isWholeEmployment, sourceOf, useKnown } from '../blocks/questionnaire/use-known.ts';
import { Warned } from '../../../blocks/questionnaire/warned.tsx';
import { useT } from '../../../i18n/index.ts';
import { FieldSet, PhoneField, SelectField, TextField, useFieldValue } from '../../../ui/form/index.ts';
import { Banner } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const OTHERS = ['job.phone', 'job.address'];

/** What contributions tell of somebody's work. */
const contributedOf = ({ companyName, experienceCommon, experienceLast }: JobRaw['job']) => ({
  'job.companyName': companyName,
  'job.experienceCommon': experienceCommon,
  'job.experienceLast': experienceLast,
});

/** `claim`: its contributions say where the person works; that stands as a card. */
function Employer({ today, claim }: { today: string; claim: Claim | undefined }) {
  const t = useT();
  if (!hasEmployer(useFieldValue('job.socialGroup'))) return null;
  const post = <TextField name="job.position" label={t('f.post')} autoComplete="organization-title" />;
  const experience = (
    <>
      <SpanField name="job.experienceCommon" label={t('f.expAll')} />
      <Warned path="job.experienceLast" of={experienceWarnings(today)}>
        <SinceField name="job.experienceLast" label={t('f.expLast')} today={today} />
      </Warned>
    </>
  );
  const company = <TextField name="job.companyName" label={t('f.company')} autoComplete="organization" />;
  const others = (
    <MoreFields names={OTHERS} title={t('q.jobMore')}>
      <PhoneField name="job.phone" label={t('f.workPhone')} autoComplete="off" optional />
      <TextField name="job.address" label={t('f.workAddress')} autoComplete="off" optional />
    </MoreFields>
  );
  if (claim === undefined)
    return (
      <FieldSet legend={t('q.employer')}>
        {company}
        {post}
        {experience}
        {others}
      </FieldSet>
    );
  return (
    <FieldSet legend={t('q.employer')}>
      <Known
        fold
        rows={employmentRows(claim.borrower, t)}
        source={t('q.knownPension')}
        about={t('q.employer')}
        given={contributedOf(jobFromClaim(claim).job)}
      >
        {company}
        {experience}
        {others}
      </Known>
      {post}
    </FieldSet>
  );
}

export default function QJob(props: ScreenProps<'q-job'>) {
  const { screen, context, send, busy, problem, facts, draft, useRead } = props;
  const t = useT();
  const groups = useRead('socialGroups', { variables: {} });
  const types = useRead('incomeTypes', { variables: {} });
  const { claim } = context.responses;
  const said = { today: facts.today, said: context.answers.SUBMIT_JOB };
  const whole = useKnown(claim, { ...said, known: (borrower) => isStepComplete('job', borrower, facts.today) });
  const contributed = useKnown(claim, {
    ...said,
    // Whoever has said where they work has said what they do there.
    known: ({ job }) => isWholeEmployment(job) && !job?.position,
  });
  const raw = claim ? jobFromClaim(claim) : initial;
  const isSound = experienceWarnings(facts.today)(raw.job.experienceLast).length === 0;
  const card = contributed && isSound ? claim : undefined;
  return (
    <QuestionnaireStep screen={screen} about={props}>
      <ListProblem reads={[groups, types]} />
      <StepForm
        schema={jobForm}
        initial={raw}
        draft={draft('SUBMIT_JOB')}
        event="SUBMIT_JOB"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_JOB', values })}
      >
        <Known
          fold={whole}
          rows={claim ? jobRows(claim.borrower, t) : []}
          source={t(sourceOf(claim, 'q.known'))}
          about={t('q.job')}
          given={{ ...raw }}
        >
          {card === undefined && claim?.borrower.job?.companyName && !claim.borrower.job.position && (
            <Banner>{t('q.fromPension')}</Banner>
          )}
          <SelectField name="job.socialGroup" label={t('f.group')} options={optionsOf(groups.data)} />
          <Employer today={facts.today} claim={card} />
          <IncomeRows types={optionsOf(types.data)} today={facts.today} />
        </Known>
      </StepForm>
    </QuestionnaireStep>
  );
}
