import type { ComponentProps, ReactNode } from 'react';
import type { Claim } from '../../../../../openapi/index.ts';
import { arranged } from '@styled/recipes';
import { dmy, isoDayKz } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Page, Skeleton } from '../../../../ui/index.ts';
import { useWide } from '../../../../ui/use-wide.ts';
import { FormSection, type Papers } from '../../../../blocks/claim/application-form.tsx';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { GivenConsents } from './given-consents.tsx';
import { Columns } from '../../../../blocks/columns.tsx';
import { Back } from '../../../../blocks/claim/back.tsx';
import { PartiesSection, TermsSection, TrackSection } from '../../../../blocks/claim/facts.tsx';
import { ClaimLead } from '../../../../blocks/claim/claim-lead.tsx';
import { useCarName } from '../../../../blocks/claim/car-name.ts';
import { ClaimFigures, type Taken } from '../../../../blocks/claim/summary.tsx';
import { SignedSection } from '../../../../blocks/claim/signed-credit.tsx';

interface Props {
  screen: string;
  claim: Claim | undefined;
  /** The reader is the client; a dealer only looks on. */
  own: boolean;
  busy: boolean;
  onBack: () => void;
  papers: Papers & Pick<ScreenProps<'claim-detail'>, 'config'>;
  /** More about a milestone of the journey. */
  about?: ComponentProps<typeof TrackSection>['about'];
  /** What was signed. */
  taken?: Taken | undefined;
  /** It is still read. */
  soon?: boolean;
  /** What a month would cost, while the banks have not been asked. */
  expected?: ReactNode;
  /** It is closed: how, and on which day in words. What happened is its title then, its sum one of its terms. */
  ended?: { readonly title: string; readonly day: string | null } | undefined;
  /** What is to be done now; stands before the facts. */
  children: ReactNode;
  /** Right after what is to be done: beside it, where there is room. */
  beside?: ReactNode;
  /** What is asked first of the facts. */
  first?: ReactNode;
  /** At the end of the page. */
  after?: ReactNode;
}

/** The claim's own page: its sum, whose turn it is and what to do, terms, way, people. */
export function ClaimPage({
  screen,
  claim,
  own,
  busy,
  onBack,
  papers,
  about,
  taken,
  soon = false,
  expected,
  ended,
  children,
  beside,
  first,
  after,
}: Props) {
  const t = useT();
  const carName = useCarName();
  const wide = useWide();
  const back = <Back onBack={onBack} busy={busy} label={t('nav.myApplications')} />;
  if (claim === undefined) {
    return (
      <Page screen={screen} title={t('detail.title')} above={back}>
        <Skeleton />
      </Page>
    );
  }
  // What is looked up now and then: last on a phone, below what is to be done on a desk.
  const facts = (
    <div className={arranged({ as: 'folds' })}>
      <TermsSection claim={claim} />
      {!wide && <SignedSection claim={claim} papers={papers} />}
      <FormSection claim={claim} papers={papers} />
      <PartiesSection claim={claim} folded />
      {own && <GivenConsents claim={claim} config={papers.config} />}
    </div>
  );
  return (
    <div className={arranged({ as: 'claim' })}>
      <Page
        screen={screen}
        title={ended?.title ?? carName(claim.product)}
        lead={
          <ClaimLead>
            {ended && (
              <>
                {[ended.day, carName(claim.product)].filter(Boolean).join(' · ')}
                <br />
              </>
            )}
            {[
              t('detail.titleNumber', { id: claim.number, date: dmy(isoDayKz(Date.parse(claim.createdAt))) }),
              claim.bank?.name,
            ]
              .filter(Boolean)
              .join(', ')}
          </ClaimLead>
        }
        above={back}
      >
        <Columns
          parts="half"
          main={
            <>
              {!ended && <ClaimFigures claim={claim} taken={taken} soon={soon} expected={expected} />}
              {children}
            </>
          }
          aside={
            <>
              {beside}
              {/* How far it has come: below what is to be done on a phone, beside it at once on a desk. */}
              <TrackSection claim={claim} own={own} about={about} />
              {first}
              {/* Where there is room what was signed stands open. */}
              {wide && <SignedSection claim={claim} papers={papers} opened />}
            </>
          }
          end={
            <>
              {facts}
              {after}
            </>
          }
        />
      </Page>
    </div>
  );
}
