import { css } from '@styled/css';
import { applicationForm, initial } from '../../../../schemas/credit-claim/application.form.ts';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { termsRows } from '../blocks/questionnaire/terms-rows.ts';
import { useT } from '../../../i18n/index.ts';
import { CheckboxField, Form } from '../../../ui/form/index.ts';
import { Card, Skeleton, SummaryList } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function QApplication({ screen, context, send, busy, problem, draft }: ScreenProps<'q-application'>) {
  const t = useT();
  const { claim } = context.responses;
  return (
    <QuestionnaireStep screen={screen}>
      {claim ? (
        <Card as="section">
          <SummaryList rows={termsRows(claim, t)} />
        </Card>
      ) : (
        <Skeleton />
      )}
      <p className={css({ color: 'fg.muted' })}>{t('q.termsNote')}</p>
      <Form
        schema={applicationForm}
        initial={initial}
        draft={draft('SUBMIT_APPLICATION')}
        event="SUBMIT_APPLICATION"
        submitLabel={t('btn.continue')}
        busy={busy}
        problem={problem?.fields}
        onSubmit={(values) => send({ type: 'SUBMIT_APPLICATION', values })}
      >
        <CheckboxField name="termsConfirmed" label={t('q.termsConfirm')} />
      </Form>
    </QuestionnaireStep>
  );
}
