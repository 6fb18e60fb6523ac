import { orderRows } from './blocks/order-rows.ts';
import { ByHand } from '../../blocks/by-hand.tsx';
import { useCopy } from '../../blocks/use-copy.ts';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was picked in time; the claim is read until the service closes it. */
export default function CommodityExpired({ screen, context, send, host }: ScreenProps<'commodity-expired'>) {
  const t = useT();
  const isWide = useWide();
  const claim = context.responses.getCommodityClaim;
  const { byHand, copy } = useCopy(host, 'co.copied');
  // On a phone what to do comes first, then of which purchase.
  const order = claim && <SummaryList rows={orderRows(claim, t)} />;
  return (
    <div data-screen={screen}>
      <Ending
        icon="clock"
        title={t('co.allExpired')}
        text={t('co.allExpiredLead')}
        about={isWide && order}
        ask={{ coded: false }}
      >
        {claim && (
          <NextSteps
            title={t('co.next')}
            steps={[
              t('co.next.shop', { shop: claim.shop.name, address: claim.shop.address }),
              t('co.next.anew', { number: claim.number }),
              t('co.next.link'),
            ]}
          />
        )}
        {/* It goes on in the shop, where this number is asked for. */}
        {claim && (
          <Button full onClick={() => void copy(claim.number)}>
            {t('co.copy')}
          </Button>
        )}
        {claim && byHand && <ByHand words={t('co.copyByHand')} text={claim.number} />}
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('co.toOrder')}
        </Button>
        {!isWide && order}
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
