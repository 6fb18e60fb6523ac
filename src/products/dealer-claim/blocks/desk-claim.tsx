import type { ComponentProps, ReactNode } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, carCard } from '@styled/recipes';
import type { Claim } from '../../../../openapi/index.ts';
import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/dealer-claim/progress.ts';
import { dateTimeKz, money, months, percent, phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { OuterLink, Page, Skeleton } from '../../../ui/index.ts';
import { takenOf, useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { FormSection, type Papers } from '../../../blocks/claim/application-form.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { PartiesSection, TermsSection, TrackSection } from '../../../blocks/claim/facts.tsx';
import { personName } from '../../../blocks/claim/person-name.ts';
import { ClaimLead } from '../../../blocks/claim/claim-lead.tsx';
import { useCarName } from '../../../blocks/claim/car-name.ts';
import { ClaimFigures, ClaimTurn } from '../../../blocks/claim/summary.tsx';
import { Columns } from '../../../blocks/columns.tsx';
import { termsFromClaim } from '../../../../schemas/shared/create-claim.raw.ts';
import { extraRows } from './extra-rows.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { SignedSection } from '../../../blocks/claim/signed-credit.tsx';

interface Props {
  screen: string;
  claim: Claim | undefined;
  busy: boolean;
  onBack: () => void;
  papers: Papers;
  /** More of one milestone of the way. */
  about?: ComponentProps<typeof TrackSection>['about'];
  /** What the loan would cost, as long as no bank has said it. */
  expected?: ReactNode;
  /** What is to be done now; `turn`: whose turn it is, for its first line. */
  children: (turn: ReactNode) => ReactNode;
}

/** A customer's claim at the desk, as its customer's own page: the sum, what to do and the facts, the way so far beside. */
export function DeskClaim({ screen, claim, busy, onBack, papers, about, expected, children }: Props) {
  const t = useT();
  const carName = useCarName();
  const isWide = useWide();
  const offer = useTakenOffer(claim, papers.useRead);
  const back = <Back onBack={onBack} busy={busy} label={t('detail.toClients')} />;
  if (claim === undefined) {
    return (
      <Page screen={screen} title={t('detail.title')} above={back}>
        <Skeleton />
      </Page>
    );
  }
  const taken = offer ? takenOf(offer) : undefined;
  const from = claim.bank ? null : (claim.bankAnswers?.paymentFrom ?? null);
  // What a client asks first by telephone.
  const facts = [
    // Beside the way there is room for its terms at once: they are not said twice.
    ...(isWide
      ? []
      : [
          t('dealer.detail.fee', { sum: money(claim.initialFee), p: percent(claim.initialFeePercent) }),
          months(claim.term, t),
        ]),
    ...(claim.bank ? [claim.bank.name] : []),
    ...(offer ? [t('dealer.detail.rate', { rate: percent(offer.approved.rate) })] : []),
  ];
  const said = facts.length > 0 && (
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted', pt: '8' })}>{facts.join(', ')}</p>
  );
  const terms = <TermsSection claim={claim} more={extraRows(termsFromClaim(claim), t)} />;
  return (
    <div className={arranged({ as: 'claim' })}>
      <Page
        screen={screen}
        title={[personName(claim.borrower), carName(claim.product)].join(', ')}
        lead={
          <ClaimLead>
            {t('dealer.detail.title', { number: claim.number })}
            <br />
            <OuterLink href={`tel:+${claim.customerPhone}`}>{phone(claim.customerPhone)}</OuterLink>
          </ClaimLead>
        }
        above={back}
      >
        <Columns
          parts="half"
          main={
            <>
              <div>
                <ClaimFigures
                  claim={claim}
                  taken={taken}
                  soon={offer === undefined}
                  expected={
                    from === null ? (
                      expected
                    ) : (
                      <div>
                        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('detail.monthly')}</p>
                        <p className={carCard().expected}>{t('dealer.detail.from', { sum: money(from) })}</p>
                      </div>
                    )
                  }
                />
                {said}
              </div>
              <div className={stack({ gap: '12' })}>{children(<ClaimTurn claim={claim} own={false} />)}</div>
            </>
          }
          aside={
            <>
              <TrackSection claim={claim} own={false} about={about} />
              {isWide && terms}
            </>
          }
          // What is looked up now and then: last on a phone, below what is to be done on a desk.
          end={
            <>
              <div className={arranged({ as: 'folds' })}>
                {!isWide && terms}
                <SignedSection claim={claim} papers={papers} />
                <FormSection claim={claim} papers={papers} />
                {/* The client and the bank are named above. */}
                {claim.seller && <PartiesSection claim={claim} phoned />}
              </div>
              <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
                {[
                  t('detail.created', { date: dateTimeKz(claim.createdAt) }),
                  // Nobody waits for anything of a claim that is over.
                  ...(standingOf(progress, { claim }).whose === null ? [] : [t('detail.live')]),
                ].join(' · ')}
              </p>
            </>
          }
        />
      </Page>
    </div>
  );
}
