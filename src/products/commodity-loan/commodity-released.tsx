import { openContacts } from '../../blocks/contacts.ts';
import type { ScreenProps } from '../../blocks/props.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { OrderDone } from './blocks/order-done.tsx';

/** Handed over: the goods are the customer's, the payments begin. */
export default function CommodityReleased(props: ScreenProps<'commodity-released'>) {
  const { send, config, host } = props;
  const t = useT();
  return (
    <OrderDone
      {...props}
      paid
      title={t('co.released')}
      lead={t('co.releasedLead')}
      steps={({ shop }, paying) => [...paying, t('co.next.ask', { shop: shop.name })]}
    >
      {(calendar) => (
        <>
          {calendar}
          <Button
            full
            tone={calendar ? 'secondary' : 'primary'}
            event="CONTINUE"
            onClick={() => send({ type: 'CONTINUE' })}
          >
            {t('nav.myApplications')}
          </Button>
          <Button full tone="quiet" onClick={() => openContacts(config, host)}>
            {t('nav.contactUs')}
          </Button>
        </>
      )}
    </OrderDone>
  );
}
