import { orderRows } from './blocks/order-rows.ts';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was picked in time; the claim is read until the service closes it. */
export default function CommodityExpired({ screen, context, send, host }: ScreenProps<'commodity-expired'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  return (
    <div data-screen={screen}>
      <Ending
        icon="clock"
        title={t('co.allExpired')}
        text={t('co.allExpiredLead')}
        about={
          claim && (
            <>
              <NextSteps
                title={t('co.next')}
                steps={[
                  t('co.next.shop', { shop: claim.shop.name, address: claim.shop.address }),
                  t('co.next.anew', { number: claim.number }),
                  t('co.next.link'),
                ]}
              />
              <SummaryList rows={orderRows(claim, t)} />
            </>
          )
        }
        ask={{ coded: false }}
      >
        {/* It goes on in the shop: no button here is the page's one thing to do. */}
        <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('co.toOrder')}
        </Button>
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
