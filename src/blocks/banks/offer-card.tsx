import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { hstack, stack, wrap } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { ChangedLoan } from './changed-loan.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Card, StatusTag, SummaryList } from '../../ui/index.ts';
import type { Approved } from './answers.ts';
import { CostList } from './cost-list.tsx';
import { CompanyName } from '../marks/company-name.tsx';
import { needsOf, offerRows, validUntil } from './offer-rows.ts';

const amount = css({ textStyle: 'amount.lg' });

/** The payment, largest of all. */
export function MonthlyPayment({ sum }: { sum: number }) {
  const t = useT();
  return (
    <p className={wrap({ gap: '8', alignItems: 'baseline' })}>
      <span className={amount}>{money(sum)}</span>
      <span className={css({ color: 'fg.muted' })}>{t('b.perMonth')}</span>
    </p>
  );
}

/** One approved offer; the whole card is no link: its actions are buttons. */
export function OfferCard({
  answer,
  chosen,
  asked,
  children,
}: {
  answer: Approved;
  chosen: boolean;
  /** What the claim asks for. */
  asked: Claim | undefined;
  children?: ReactNode;
}) {
  const t = useT();
  const { approved: offer, bank } = answer;
  const needs = needsOf(offer, t);
  return (
    <Card as="article">
      <div className={stack({ gap: '12' })}>
        <div className={hstack({ justify: 'space-between', gap: '12', flexWrap: 'wrap' })}>
          <CompanyName company={bank} kind="lender">
            <h3 className={css({ textStyle: 'h3' })}>{bank.name}</h3>
          </CompanyName>
          <StatusTag tone="approved">{t(chosen ? 'b.chosenNow' : 'b.approved')}</StatusTag>
        </div>
        <MonthlyPayment sum={offer.monthlyPayment} />
        {asked && <ChangedLoan asked={asked} offer={offer} />}
        <SummaryList rows={offerRows(offer, t)} />
        {needs.length > 0 && (
          <ul className={css({ listStyle: 'disc', pl: '20', textStyle: 'body.sm' })}>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        )}
        {offer.extraCosts.length > 0 && (
          <div className={stack({ gap: '4' })}>
            <p className={css({ textStyle: 'label' })}>{t('b.extraCosts')}</p>
            <CostList costs={offer.extraCosts} />
          </div>
        )}
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t('b.validUntil', { date: validUntil(offer.validUntil) })}
        </p>
        {children}
      </div>
    </Card>
  );
}
