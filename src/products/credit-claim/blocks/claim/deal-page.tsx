import { lazy, Suspense, type ReactNode } from 'react';
import { monthInAllText } from '../../../../blocks/banks/cost-text.ts';
import { takenOf, useTakenOffer } from '../../../../blocks/banks/taken-offer.ts';
import { useT } from '../../../../i18n/index.ts';
import { isClient } from '../../../../blocks/claim/status.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { Card, Skeleton } from '../../../../ui/index.ts';
import { ClaimPage } from './claim-page.tsx';
import type { DealStep } from '../../../../blocks/claim/deal.ts';
import { DealParts } from '../../../../blocks/claim/deal-parts.tsx';

/** About as high as the schedule: what stands below stays where it is. */
const coming = (
  <Card>
    <Skeleton lines={8} />
  </Card>
);
const TakenSchedule = lazy(() => import('../../../../blocks/banks/taken-schedule.tsx'));

/** What is left after the signature, with what is to be done now before it, and what is paid for it. */
export function DealPage({
  screen,
  context,
  onBack,
  busy,
  host,
  profile,
  useRead,
  documentAt,
  config,
  told = null,
  children,
}: Pick<ScreenProps<'claim-deal'>, 'context' | 'busy' | 'host' | 'profile' | 'useRead' | 'documentAt' | 'config'> & {
  screen: string;
  onBack: () => void;
  /** The step that is explained where it is done: not again in the list. */
  told?: DealStep | null;
  children: ReactNode;
}) {
  const t = useT();
  const { claim } = context.responses;
  const offer = useTakenOffer(claim, useRead);
  const own = isClient(profile);
  return (
    <ClaimPage
      screen={screen}
      claim={claim}
      own={own}
      busy={busy}
      onBack={onBack}
      papers={{ host, useRead, documentAt, config }}
      taken={offer ? { ...takenOf(offer), inAll: monthInAllText(offer.approved, t) } : undefined}
      soon={offer === undefined}
      first={
        offer === undefined
          ? coming
          : offer && (
              <Suspense fallback={coming}>
                <TakenSchedule offer={offer} />
              </Suspense>
            )
      }
      about={
        claim && {
          milestone: 'deal',
          content: <DealParts claim={claim} own={own} told={told} offer={offer?.approved} />,
        }
      }
    >
      {children}
    </ClaimPage>
  );
}
