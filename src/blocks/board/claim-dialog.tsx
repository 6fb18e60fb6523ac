import type { Claim, ClaimListItem } from '../../../openapi/index.ts';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton, Skeleton, type ModalProps } from '../../ui/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';
import { ClaimHead, ClaimParties, ClaimTerms, ClaimTimeline } from '../claim/summary.tsx';
import { Section } from '../claim/section.tsx';
import { useAsked } from './use-asked.ts';

/** What the dialog needs: the row that it was opened from, and how to read the rest. */
export interface QuickLook {
  readonly row: ClaimListItem;
  readonly own: boolean;
  readonly load: (signal: AbortSignal) => Promise<Claim>;
}

/** A claim in short, over the list that it stands in: where it is, on what terms, how it came there. */
export default function ClaimDialog({ options: { row, own, load } }: ModalProps<QuickLook>) {
  const t = useT();
  const claim = useAsked(load);
  return (
    <DialogFrame
      title={t('quick.title', { number: row.number })}
      reading
      actions={
        <LinkButton to="claim-detail" params={{ id: row.id }} full data-event="OPEN">
          {t('quick.open')}
        </LinkButton>
      }
    >
      {claim.phase === 'loading' ? (
        <Skeleton lines={2} label={t('list.loading')} />
      ) : claim.phase === 'failed' ? (
        <ErrorBlock text={t('quick.failed')} onRetry={claim.retry} />
      ) : (
        <div className={stack({ gap: '20' })}>
          <ClaimHead claim={claim.data} own={own} />
          <ClaimParties claim={claim.data} />
          <ClaimTerms claim={claim.data} />
          <Section title={t('detail.timeline')}>
            <ClaimTimeline claim={claim.data} />
          </Section>
        </div>
      )}
    </DialogFrame>
  );
}
