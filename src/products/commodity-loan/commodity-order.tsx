import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Order } from './blocks/order.tsx';
import { aliveOf } from './blocks/offers.ts';
import { OrderState } from './blocks/order-state.tsx';
import { atLenders } from '../../../machines/products/commodity-loan/conditions.ts';
import { money, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Page, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The order and what was said, to be read: the banks have it already. */
export default function CommodityOrder({ screen, context, send, busy }: ScreenProps<'commodity-order'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  const customer = claim?.customer;
  const offers = context.responses.listCommodityOffers ?? [];
  const onward = (
    <Button full busy={busy} event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
      {t(!atLenders(context) ? 'co.continue' : aliveOf(offers).length > 0 ? 'co.toBanks' : 'co.follow')}
    </Button>
  );
  // How far the banks are stands with the way to them.
  const next = claim && (
    <section className={estimate().panel} aria-labelledby="banks">
      <div className={stack({ gap: '16' })}>
        <OrderState claim={claim} offers={offers} />
        {onward}
      </div>
    </section>
  );
  return (
    <Page
      screen={screen}
      title={t('co.order')}
      lead={t('co.orderLead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />}
    >
      <Columns
        parts="half"
        main={
          <>
            {claim && <Order claim={claim} named grand />}
            {claim && customer && (
              <Card as="section" aria-labelledby="person">
                <h2 id="person" className={css({ textStyle: 'h2', pb: '8' })}>
                  {t('co.person')}
                </h2>
                <SummaryList
                  rows={[
                    {
                      label: t('co.name'),
                      value: [customer.lastName, customer.firstName, customer.patronymic].filter(Boolean).join(' '),
                    },
                    { label: t('co.iin'), value: claim.personalNumber },
                    { label: t('co.phone'), value: phone(claim.customerPhone) },
                    { label: t('co.docNumber'), value: customer.document.number },
                    { label: t('co.monthIncome'), value: money(customer.monthIncome) },
                  ]}
                />
              </Card>
            )}
          </>
        }
        aside={next ?? onward}
      />
    </Page>
  );
}
