import type { Claim } from '../../../../openapi/index.ts';
import { estimate } from '@styled/recipes';
import { ReviewBlock } from '../blocks/questionnaire/review-block.tsx';
import {
  addressRows,
  contactRows,
  documentRows,
  familyRows,
  jobRows,
  said,
  shownRows,
} from '../blocks/questionnaire/review-rows.ts';
import { choiceRows, loanRows } from '../blocks/questionnaire/terms-rows.ts';
import { useT } from '../../../i18n/index.ts';
import { ClaimLead } from '../../../blocks/claim/claim-lead.tsx';
import { money } from '../../../i18n/format.ts';
import { Back } from '../../../blocks/claim/back.tsx';
import { isOpen } from '../../../blocks/claim/status.ts';
import { Columns } from '../../../blocks/columns.tsx';
import { Banner, Button, Page, Skeleton } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

const OVER: ReadonlySet<Claim['status']['alias']> = new Set(['issued', 'rejected', 'declined_by_customer', 'expired']);
const PARTS = [
  ['q.personal', shownRows],
  ['q.document', documentRows],
  ['q.contacts', contactRows],
  ['q.family', familyRows],
  ['q.job', jobRows],
  ['q.addresses', addressRows],
] as const;

/** What the claim says of the borrower so far, and why it cannot be changed here. */
export default function QLocked({ screen, context, send }: ScreenProps<'q-locked'>) {
  const t = useT();
  const { claim } = context.responses;
  const parts = claim
    ? PARTS.map(([title, rowsOf]) => ({ title, rows: said(rowsOf(claim.borrower, t)) })).filter(
        ({ rows }) => rows.length > 0,
      )
    : [];
  return (
    <Page
      screen={screen}
      title={t('q.locked')}
      lead={
        claim && (
          <ClaimLead>
            {[claim.product.carName, claim.product.carProductionYear].filter(Boolean).join(', ')}
            <br />
            {money(claim.product.carPrice)}
          </ClaimLead>
        )
      }
      above={<Back onBack={() => send({ type: 'BACK' })} label={t('q.toClaim')} />}
    >
      {claim ? (
        <Columns
          parts="half"
          main={
            <>
              {isOpen(claim) ? (
                <div className={estimate().panel}>
                  <p>{t('q.lockedNot')}</p>
                  <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
                    {t('q.lockedGo')}
                  </Button>
                </div>
              ) : (
                <Banner>{t(OVER.has(claim.status.alias) ? 'q.lockedOver' : 'q.lockedSent')}</Banner>
              )}
              {parts.map(({ title, rows }) => (
                <ReviewBlock key={title} title={title} rows={rows} />
              ))}
            </>
          }
          // The car and its price stand on top.
          aside={
            <ReviewBlock
              title="q.terms"
              rows={[
                { label: t('q.sum'), value: money(claim.creditAmount) },
                ...loanRows(claim, t),
                ...choiceRows(claim, null, t),
              ]}
            />
          }
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}
