import { orderRows } from './blocks/order-rows.ts';
import { ByHand } from '../../blocks/by-hand.tsx';
import { useCopy } from '../../blocks/use-copy.ts';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was picked in time; the claim is read until the service closes it. */
export default function CommodityExpired({ screen, context, send, host }: ScreenProps<'commodity-expired'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  const { byHand, copy } = useCopy(host, 'co.copied');
  return (
    <div data-screen={screen}>
      <Ending
        icon="clock"
        title={t('co.allExpired')}
        text={t('co.allExpiredLead')}
        // Too little for two columns: what to do comes first, then of which purchase.
        narrow
        about={
          claim && (
            <NextSteps
              title={t('co.next')}
              steps={[
                t('co.next.shop', { shop: claim.shop.name, address: claim.shop.address }),
                t('co.next.anew', { number: claim.number }),
                t('co.next.link'),
              ]}
            />
          )
        }
        ask={{ coded: false }}
      >
        {claim && <SummaryList rows={orderRows(claim, t)} />}
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
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
