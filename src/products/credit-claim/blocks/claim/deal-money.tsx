import { css } from '@styled/css';
import type { Claim } from '../../../../../openapi/index.ts';
import type { Approved } from '../../../../blocks/banks/answer-kinds.ts';
import { ownMoney } from '../../../../blocks/banks/offer-cost.ts';
import { CardSection } from '../../../../blocks/claim/card-section.tsx';
import { dealSteps, TEXTS } from '../../../../blocks/claim/deal.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { SummaryList } from '../../../../ui/index.ts';
import { DealCalls } from './deal-calls.tsx';

/** Whose money goes to the seller, and when: one's own not before the car is the buyer's, the loan by the bank itself; and whom to ask. */
export function DealMoney({
  claim,
  offer,
  host,
}: {
  claim: Claim;
  offer: Approved | null | undefined;
  host: HostActions;
}) {
  const t = useT();
  const own = offer ? ownMoney(offer.approved, claim) : claim.initialFee;
  const steps = dealSteps(claim, offer?.approved);
  const moved = steps.some(({ step, done }) => step === 'registration' && done);
  const waits = steps.some(({ step }) => step === 'casco') ? 'deal.moneyBankCasco' : 'deal.moneyBankWhen';
  return (
    <CardSection title={t(TEXTS.money.title)}>
      <div>
        <SummaryList
          rows={[
            ...(own > 0 ? [{ label: t('deal.moneyOwn'), value: money(own) }] : []),
            { label: t('deal.moneyBank'), value: money(offer?.approved.amount ?? claim.creditAmount) },
          ]}
        />
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {own > 0 && `${t(moved ? 'deal.moneyOwnNow' : 'deal.moneyOwnWhen')} `}
          {t(waits)}
        </p>
      </div>
      <DealCalls claim={claim} host={host} />
    </CardSection>
  );
}
