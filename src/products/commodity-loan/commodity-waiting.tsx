import { Order } from './blocks/order.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Spinner } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Banks that take longer than this take longer than usual. */
const USUAL_MS = 60_000;

/** The banks think; when the first of them answers, its offers come by themselves. */
export default function CommodityWaiting({ screen, context, send, host }: ScreenProps<'commodity-waiting'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  const longer = useLonger(null, USUAL_MS, t('co.noOffersYet'));
  return (
    <Page screen={screen} title={t(longer ? 'co.none' : 'co.waitingTitle')} lead={t('co.waitingLead')}>
      {longer ? <Longer>{t('co.noOffersYet')}</Longer> : <Spinner />}
      <Updated answer={claim} />
      {claim && <Order claim={claim} />}
      <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('co.toOrder')}
      </Button>
      <ReturnMain host={host} />
    </Page>
  );
}
