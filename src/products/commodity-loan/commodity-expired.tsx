import { arranged } from '@styled/recipes';
import { CardSection } from '../../blocks/claim/card-section.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { orderRows } from './blocks/order-rows.ts';
import { NextSteps } from '../../blocks/next-steps.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was picked in time; the claim is read until the service closes it. */
export default function CommodityExpired({ screen, context, send, config, host }: ScreenProps<'commodity-expired'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  const over = (
    <Notice level="h1" icon="clock" title={t('co.allExpired')} text={t('co.allExpiredLead')}>
      {/* It goes on in the shop: no button here is the page's one thing to do. */}
      <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('co.toOrder')}
      </Button>
      <Button full tone="quiet" onClick={() => openContacts(config, host)}>
        {t('nav.contactUs')}
      </Button>
      <ReturnMain host={host} />
    </Notice>
  );
  return (
    <div data-screen={screen} className={arranged({ as: 'level' })}>
      {claim ? (
        <Columns
          parts="half"
          main={over}
          aside={
            <>
              <NextSteps
                title={t('co.next')}
                steps={[
                  t('co.next.shop', { shop: claim.shop.name, address: claim.shop.address }),
                  t('co.next.anew', { number: claim.number }),
                  t('co.next.link'),
                ]}
              />
              <CardSection title={t('co.order')}>
                <SummaryList rows={orderRows(claim, t)} />
              </CardSection>
            </>
          }
        />
      ) : (
        over
      )}
    </div>
  );
}
