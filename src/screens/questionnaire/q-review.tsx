import { css } from '@styled/css';
import { hstack, stack } from '@styled/patterns';
import type { TextId } from '../../../locales/ids.ts';
import {
  addressRows,
  contactRows,
  documentRows,
  familyRows,
  jobRows,
  personalRows,
} from '../../blocks/questionnaire/review-rows.ts';
import { QuestionnaireStep } from '../../blocks/questionnaire/step.tsx';
import { termsRows } from '../../blocks/questionnaire/terms-rows.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Skeleton, SummaryList, type SummaryRow } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** The button's own air reaches into the card's, so that its word ends where the values end. */
const edge = css({ flexShrink: '0', my: '[-8px]', mr: '[-21px]' });

type Edit = 'EDIT_PERSONAL' | 'EDIT_DOCUMENT' | 'EDIT_CONTACTS' | 'EDIT_FAMILY' | 'EDIT_JOB' | 'EDIT_ADDRESSES';

function Block({
  title,
  rows,
  event,
  onEdit,
}: {
  title: TextId;
  rows: readonly SummaryRow[];
  event?: Edit;
  onEdit?: (event: Edit) => void;
}) {
  const t = useT();
  return (
    <Card as="section">
      <div className={stack({ gap: '4' })}>
        <div className={hstack({ justify: 'space-between', gap: '12' })}>
          <h2 className={css({ textStyle: 'h3' })}>{t(title)}</h2>
          {event && onEdit && (
            <div className={edge}>
              <Button
                tone="quiet"
                event={event}
                aria-label={t('summary.edit', { label: t(title) })}
                onClick={() => onEdit(event)}
              >
                {t('btn.edit')}
              </Button>
            </div>
          )}
        </div>
        <SummaryList rows={rows} />
      </div>
    </Card>
  );
}

/** Everything said, once more, before it is confirmed; each block leads back to its step and straight back here. */
export default function QReview({ screen, context, send, busy, problem }: ScreenProps<'q-review'>) {
  const t = useT();
  const { claim } = context.responses;
  const edit = (type: Edit) => send({ type });
  if (!claim)
    return (
      <QuestionnaireStep screen={screen} problem={problem}>
        <Skeleton lines={6} />
      </QuestionnaireStep>
    );
  const { borrower } = claim;
  return (
    <QuestionnaireStep screen={screen} problem={problem} lead={t('q.reviewLead')}>
      <Block title="q.personal" rows={personalRows(borrower, t)} event="EDIT_PERSONAL" onEdit={edit} />
      <Block title="q.document" rows={documentRows(borrower, t)} event="EDIT_DOCUMENT" onEdit={edit} />
      <Block title="q.contacts" rows={contactRows(borrower, t)} event="EDIT_CONTACTS" onEdit={edit} />
      <Block title="q.family" rows={familyRows(borrower, t)} event="EDIT_FAMILY" onEdit={edit} />
      <Block title="q.job" rows={jobRows(borrower, t)} event="EDIT_JOB" onEdit={edit} />
      <Block title="q.addresses" rows={addressRows(borrower, t)} event="EDIT_ADDRESSES" onEdit={edit} />
      <Block title="q.terms" rows={termsRows(claim, t)} />
      <Button full busy={busy} event="CONFIRM" onClick={() => send({ type: 'CONFIRM' })}>
        {t('q.confirm')}
      </Button>
    </QuestionnaireStep>
  );
}
