import { lazy, Suspense, type ReactNode } from 'react';
import { css } from '@styled/css';
import { offerSchedule } from '../../../../blocks/banks/offer-cost.ts';
import { useTakenOffer } from '../../../../blocks/banks/taken-offer.ts';
import { isClient } from '../../../../blocks/claim/status.ts';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { useT } from '../../../../i18n/index.ts';
import { Card, Skeleton } from '../../../../ui/index.ts';
import { ClaimPage } from './claim-page.tsx';
import { dealSteps, DOES, TEXTS, type DealStep } from './deal.ts';

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
      taken={
        offer
          ? {
              sum: offer.approved.amount,
              monthly: offer.approved.monthlyPayment,
              first: offerSchedule(offer)[0]?.date,
            }
          : undefined
      }
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
          content: (
            <ol className={css({ listStyle: 'decimal', ps: '20', pt: '8', textStyle: 'body.sm' })}>
              {dealSteps(claim).map(({ step, done }, at, all) => (
                <li key={step} className={css({ pb: '8' })}>
                  <p className={css({ textStyle: 'label' })}>
                    {t(TEXTS[step].title)}
                    {!done && (
                      <span className={css({ fontWeight: 'regular', color: 'fg.muted' })}>
                        {' · '}
                        {t(own || DOES[step] === 'bank' ? `deal.by.${DOES[step]}` : 'deal.by.client')}
                      </span>
                    )}
                  </p>
                  {/* Of those to come only the next one is explained. */}
                  {step !== told && (done || all.findIndex((one) => !one.done) === at) && (
                    <p className={css({ color: 'fg.muted' })}>{t(done ? TEXTS[step].done : TEXTS[step].text)}</p>
                  )}
                </li>
              ))}
            </ol>
          ),
        }
      }
    >
      {children}
    </ClaimPage>
  );
}
