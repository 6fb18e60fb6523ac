import {
  addressRows,
  contactRows,
  documentRows,
  familyRows,
  jobRows,
  personalRows,
} from '../blocks/questionnaire/review-rows.ts';
import { ReviewBlock, type Edit } from '../blocks/questionnaire/review-block.tsx';
import { QuestionnaireStep } from '../blocks/questionnaire/step.tsx';
import { termsRows } from '../blocks/questionnaire/terms-rows.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** Everything said, once more, before it is confirmed; each block leads back to its step and straight back here. */
export default function QReview({ screen, context, send, busy }: ScreenProps<'q-review'>) {
  const t = useT();
  const { claim } = context.responses;
  const edit = (type: Edit) => send({ type });
  if (!claim)
    return (
      <QuestionnaireStep screen={screen}>
        <Skeleton lines={6} />
      </QuestionnaireStep>
    );
  const { borrower } = claim;
  return (
    <QuestionnaireStep screen={screen} lead={t('q.reviewLead')}>
      <ReviewBlock title="q.personal" rows={personalRows(borrower, t)} event="EDIT_PERSONAL" onEdit={edit} />
      <ReviewBlock title="q.document" rows={documentRows(borrower, t)} event="EDIT_DOCUMENT" onEdit={edit} />
      <ReviewBlock title="q.contacts" rows={contactRows(borrower, t)} event="EDIT_CONTACTS" onEdit={edit} />
      <ReviewBlock title="q.family" rows={familyRows(borrower, t)} event="EDIT_FAMILY" onEdit={edit} />
      <ReviewBlock title="q.job" rows={jobRows(borrower, t)} event="EDIT_JOB" onEdit={edit} />
      <ReviewBlock title="q.addresses" rows={addressRows(borrower, t)} event="EDIT_ADDRESSES" onEdit={edit} />
      <ReviewBlock title="q.terms" rows={termsRows(claim, t)} />
      <Button full busy={busy} event="CONFIRM" onClick={() => send({ type: 'CONFIRM' })}>
        {t('q.confirm')}
      </Button>
    </QuestionnaireStep>
  );
}
