import type { ScreenProps } from '../../blocks/props.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { SellerCode } from './blocks/seller-code.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { OrderDone } from './blocks/order-done.tsx';

/** Signed: with whom and for how much a month, as far as it is known; then the code for the seller. */
export default function CommoditySignSuccess(props: ScreenProps<'commodity-sign-success'>) {
  const { send, context } = props;
  const t = useT();
  const isWide = useWide();
  const number = context.responses.getCommodityClaim?.number;
  return (
    <OrderDone
      {...props}
      title={t('co.signed')}
      lead={t('co.signedLead')}
      steps={({ shop }, paying) => [t('co.next.take', { shop: shop.name, address: shop.address }), ...paying]}
    >
      {() => (
        <>
          {/* Beside the contract there is room for what the seller asks for. */}
          {isWide && number !== undefined && <SellerCode number={number} />}
          <Button
            full
            tone={isWide ? 'secondary' : 'primary'}
            event="CONTINUE"
            onClick={() => send({ type: 'CONTINUE' })}
          >
            {t('co.showCode')}
          </Button>
          <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
            {t('nav.myApplications')}
          </Button>
        </>
      )}
    </OrderDone>
  );
}
