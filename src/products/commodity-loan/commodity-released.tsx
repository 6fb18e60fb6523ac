import { use } from 'react';
import type { ScreenProps } from '../../blocks/props.ts';
import { useT } from '../../i18n/index.ts';
import { Button, HelpContext } from '../../ui/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { OrderDone } from './blocks/order-done.tsx';

/** Handed over: the goods are the customer's, the payments begin. */
export default function CommodityReleased(props: ScreenProps<'commodity-released'>) {
  const { send } = props;
  const t = useT();
  const isWide = useWide();
  const help = use(HelpContext);
  const onward = (
    <Button full tone="secondary" event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
      {t('nav.myApplications')}
    </Button>
  );
  return (
    <OrderDone
      {...props}
      paid
      last={
        <>
          {!isWide && onward}
          {help({ coded: false })}
        </>
      }
      title={t('co.released')}
      lead={t('co.releasedLead')}
      steps={({ shop }, paying) => [...paying, t('co.next.ask', { shop: shop.name })]}
    >
      {(calendar) => (
        <>
          {calendar}
          {/* On a phone the contract comes first. */}
          {isWide && onward}
        </>
      )}
    </OrderDone>
  );
}
