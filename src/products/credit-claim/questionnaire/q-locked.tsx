import type { Claim } from '../../../../openapi/index.ts';
import type { TextId } from '../../../../locales/ids.ts';
import { ReviewBlock } from '../blocks/questionnaire/review-block.tsx';
import {
  addressRows,
  contactRows,
  documentRows,
  familyRows,
  jobRows,
  personalRows,
} from '../blocks/questionnaire/review-rows.ts';
import { termsRows } from '../blocks/questionnaire/terms-rows.ts';
import { useT } from '../../../i18n/index.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { Banner, Button, Page, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const OPEN: ReadonlySet<Claim['status']['alias']> = new Set([
  'new',
  'verification',
  'verified',
  'data_confirmation',
  'data_confirmed',
  'error',
]);
const OVER: ReadonlySet<Claim['status']['alias']> = new Set(['issued', 'rejected', 'declined_by_customer', 'expired']);
const words = ({ status }: Claim): TextId =>
  OPEN.has(status.alias) ? 'q.lockedNot' : OVER.has(status.alias) ? 'q.lockedOver' : 'q.lockedSent';

/** What the claim says of the borrower, and why it cannot be changed here. */
export default function QLocked({ screen, context, send }: ScreenProps<'q-locked'>) {
  const t = useT();
  const { claim } = context.responses;
  const back = (
    <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
      {t('q.toClaim')}
    </Button>
  );
  return (
    <Page screen={screen} title={t('q.locked')}>
      {claim ? (
        <Columns
          parts="half"
          main={
            <>
              <Banner>{t(words(claim))}</Banner>
              <ReviewBlock title="q.personal" rows={personalRows(claim.borrower, t)} />
              <ReviewBlock title="q.document" rows={documentRows(claim.borrower, t)} />
              <ReviewBlock title="q.contacts" rows={contactRows(claim.borrower, t)} />
              <ReviewBlock title="q.family" rows={familyRows(claim.borrower, t)} />
              <ReviewBlock title="q.job" rows={jobRows(claim.borrower, t)} />
              <ReviewBlock title="q.addresses" rows={addressRows(claim.borrower, t)} />
            </>
          }
          aside={
            <>
              <ReviewBlock title="q.terms" rows={termsRows(claim, t)} />
              {back}
            </>
          }
        />
      ) : (
        <Skeleton lines={6} />
      )}
      {!claim && back}
    </Page>
  );
}
