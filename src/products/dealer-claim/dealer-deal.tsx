import { arranged } from '@styled/recipes';
import { standingOf } from '../../../machines/kit/standing.ts';
import { progress } from '../../../machines/products/dealer-claim/progress.ts';
import { useTakenOffer } from '../../blocks/banks/taken-offer.ts';
import { DealParts } from '../../blocks/claim/deal-parts.tsx';
import { NowPanel } from '../../blocks/claim/now-panel.tsx';
import { deskText } from '../../blocks/standing.ts';
import { CallClient } from './blocks/call-client.tsx';
import { DeskClaim } from './blocks/desk-claim.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Who gets the money: the desk sells its own cars, and helps with those of others. */
const MONEY = {
  DEALER: { pays: 'dealer.deal.pays', paid: 'dealer.deal.paid' },
  C2C: { pays: 'dealer.deal.paysSeller', paid: 'deal.s5Done' },
} as const;

/** The agreement is signed: what the bank and the client still do, nothing for the dealer to press. */
export default function DealerDeal(props: ScreenProps<'dealer-deal'>) {
  const { screen, context, send, busy, host } = props;
  const t = useT();
  const { claim } = context.responses;
  const alias = claim?.status.alias;
  const offer = useTakenOffer(claim, props.useRead);
  // Between the signature and the money the claim's turn says who does what.
  const doing = claim && alias === 'signed' ? deskText(standingOf(progress, { claim }), t) : null;
  return (
    <DeskClaim
      screen={screen}
      claim={claim}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      papers={props}
      about={claim && { milestone: 'deal', content: <DealParts claim={claim} own={false} /> }}
    >
      {(turn) => (
        <NowPanel
          turn={turn}
          text={
            doing ??
            t(
              alias === 'issued'
                ? 'dealer.deal.issued'
                : alias === 'insurance_pending'
                  ? 'dealer.deal.insurance'
                  : 'deal.signed',
            )
          }
        >
          {/* What a dealer asks first: how much comes, and when. What was asked for may be another sum than the bank lends. */}
          {offer !== null && (
            <div className={arranged({ as: 'late' })}>
              {offer === undefined ? (
                <Skeleton lines={0} />
              ) : (
                <p>
                  {t(MONEY[claim?.type ?? 'DEALER'][alias === 'issued' ? 'paid' : 'pays'], {
                    sum: money(offer.approved.amount),
                  })}
                </p>
              )}
            </div>
          )}
          {claim && claim.requestId !== null && (
            <CallClient claim={claim} host={host} tone="secondary" told>
              <Button full tone="quiet" event="SHOW_RESULTS" busy={busy} onClick={() => send({ type: 'SHOW_RESULTS' })}>
                {t('goAtDesk.results')}
              </Button>
            </CallClient>
          )}
        </NowPanel>
      )}
    </DeskClaim>
  );
}
