import { provesIncome } from '../../../blocks/claim/lenders.ts';
import { arranged, estimate } from '@styled/recipes';
import { applicationForm, initial } from '../../../../schemas/credit-claim/application.form.ts';
import {
  addressesLine,
  addressRows,
  contactRows,
  contactsLine,
  documentLine,
  documentRows,
  familyLine,
  familyRows,
  jobLine,
  jobRows,
  personalLine,
  personalRows,
} from '../blocks/questionnaire/review-rows.ts';
import { ReviewBlock, type Edit } from '../blocks/questionnaire/review-block.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { termsRows } from '../blocks/questionnaire/terms-rows.ts';
import { useMonthly } from '../blocks/questionnaire/use-monthly.ts';
import { NextSteps } from '../../../blocks/next-steps.tsx';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, Form } from '../../../ui/form/index.ts';
import { Button, Card, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** Everything said and the terms, once more, before they are confirmed; each block leads back to its step and straight back here. */
export default function QReview(props: ScreenProps<'q-review'>) {
  const { screen, context, send, busy, problem, draft } = props;
  const t = useT();
  const { claim } = context.responses;
  const monthly = useMonthly(props);
  const edit = (type: Edit) => send({ type });
  if (!claim)
    return (
      <QuestionnaireStep screen={screen} about={props}>
        <Skeleton lines={6} />
      </QuestionnaireStep>
    );
  const { borrower } = claim;
  const classes = estimate();
  return (
    <QuestionnaireStep
      screen={screen}
      lead={t('q.reviewLead')}
      about={props}
      end={
        <Card>
          <NextSteps
            title={t('q.after')}
            steps={[t(provesIncome(claim) ? 'q.after1Told' : 'q.after1'), t('q.after2'), t('q.after3')]}
          />
        </Card>
      }
      aside={
        <>
          <ReviewBlock
            title="q.terms"
            head={
              monthly && (
                <div className={classes.head}>
                  <p className={classes.caption}>{t(monthly.inAll ? 'q.monthlyInAll' : 'q.monthly')}</p>
                  <p className={classes.figure}>{monthly.inAll ?? monthly.payment}</p>
                </div>
              )
            }
            rows={termsRows(claim, monthly, t)}
            note={t('q.termsNote')}
            below={
              <Button tone="quiet" full event="EDIT_TERMS" onClick={() => edit('EDIT_TERMS')}>
                {t('q.termsOther')}
              </Button>
            }
          />
          <Form
            schema={applicationForm}
            initial={{ ...initial, ...context.answers.SUBMIT_APPLICATION }}
            draft={draft('SUBMIT_APPLICATION')}
            event="SUBMIT_APPLICATION"
            submitLabel={t('btn.continue')}
            busy={busy}
            problem={problem?.fields}
            refusal="field"
            onSubmit={(values) => send({ type: 'SUBMIT_APPLICATION', values })}
          >
            <div className={arranged({ as: 'boxes' })}>
              <CheckboxField name="termsConfirmed" label={t('q.termsConfirm')} />
            </div>
          </Form>
        </>
      }
    >
      <div className={arranged({ as: 'boxes' })}>
        <ReviewBlock
          title="q.personal"
          rows={personalRows(borrower, t)}
          line={personalLine(borrower)}
          event="EDIT_PERSONAL"
          onEdit={edit}
        />
        <ReviewBlock
          title="q.document"
          rows={documentRows(borrower, t)}
          line={documentLine(borrower, t)}
          event="EDIT_DOCUMENT"
          onEdit={edit}
        />
        <ReviewBlock
          title="q.contacts"
          rows={contactRows(borrower, t)}
          line={contactsLine(borrower, t)}
          event="EDIT_CONTACTS"
          onEdit={edit}
        />
        <ReviewBlock
          title="q.family"
          rows={familyRows(borrower, t)}
          line={familyLine(borrower, t)}
          event="EDIT_FAMILY"
          onEdit={edit}
        />
        <ReviewBlock
          title="q.job"
          rows={jobRows(borrower, t)}
          line={jobLine(borrower, t)}
          event="EDIT_JOB"
          onEdit={edit}
        />
        <ReviewBlock
          title="q.addresses"
          rows={addressRows(borrower, t)}
          line={addressesLine(borrower, t)}
          event="EDIT_ADDRESSES"
          onEdit={edit}
        />
      </div>
    </QuestionnaireStep>
  );
}
