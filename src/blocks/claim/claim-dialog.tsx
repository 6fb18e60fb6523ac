import type { Claim, ClaimListItem } from '../../../openapi/index.ts';
import { stack } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { ErrorBlock, LinkButton, Skeleton, type ModalProps } from '../../ui/index.ts';
import { DialogFrame } from '../../ui/dialogs/frame.tsx';
import { ClaimTrack } from './claim-track.tsx';
import { ClaimHead, ClaimParties, ClaimTerms } from './summary.tsx';
import { Section } from './section.tsx';
import { ClaimShare, type Hand } from './claim-share.tsx';
import { useAsync } from '../use-async.ts';

/** What the dialog needs: the row that it was opened from, and how to read the rest. */
export interface QuickLook {
  readonly row: ClaimListItem;
  /** How the reader reaches the customer; null: it is the reader. */
  readonly host: Hand | null;
  readonly load: (signal: AbortSignal) => Promise<Claim>;
}

/** A claim in short, over the list that it stands in: where it is, on what terms, how it came there. */
export default function ClaimDialog({ options: { row, host, load } }: ModalProps<QuickLook>) {
  const t = useT();
  const claim = useAsync(load);
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
          <ClaimHead claim={claim.data} own={host === null} />
          {host && <ClaimShare claim={claim.data} host={host} />}
          <ClaimParties claim={claim.data} />
          <ClaimTerms claim={claim.data} />
          <Section title={t('detail.timeline')}>
            <ClaimTrack claim={claim.data} own={host === null} />
          </Section>
        </div>
      )}
    </DialogFrame>
  );
}
