import type { ReactNode } from 'react';
import type { Claim } from '../../../../../openapi/index.ts';
import { css } from '@styled/css';
import { dateTimeKz } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Card, Page, Skeleton } from '../../../../ui/index.ts';
import { FormSection, type Papers } from '../../../../blocks/claim/application-form.tsx';
import { Back } from '../../../../blocks/claim/back.tsx';
import { HistorySections, TermsSection } from '../../../../blocks/claim/facts.tsx';
import { ClaimHead, useCarName } from '../../../../blocks/claim/summary.tsx';
import { SignedSection } from '../../../../blocks/claim/signed-credit.tsx';

interface Props {
  screen: string;
  claim: Claim | undefined;
  /** The reader is the client; a dealer only looks on. */
  own: boolean;
  busy: boolean;
  onBack: () => void;
  papers: Papers;
  /** What is to be done now; stands before the facts. */
  children: ReactNode;
  /** At the end of the page. */
  after?: ReactNode;
}

/** The claim's own page: status and sum, what to do, terms, way, people. */
export function ClaimPage({ screen, claim, own, busy, onBack, papers, children, after }: Props) {
  const t = useT();
  const carName = useCarName();
  const back = <Back onBack={onBack} busy={busy} label={t('nav.myApplications')} />;
  if (claim === undefined) {
    return (
      <Page screen={screen} title={t('detail.title')} above={back}>
        <Skeleton />
      </Page>
    );
  }
  return (
    <Page screen={screen} title={`${t('detail.title')}: ${carName(claim.product)}`} above={back}>
      <Card>
        <ClaimHead claim={claim} own={own} />
      </Card>
      {children}
      <TermsSection claim={claim} />
      <SignedSection claim={claim} papers={papers} />
      <FormSection claim={claim} papers={papers} />
      <HistorySections claim={claim} own={own} />
      {after}
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('detail.number', { id: claim.number })} · {t('detail.created', { date: dateTimeKz(claim.createdAt) })}
      </p>
    </Page>
  );
}
