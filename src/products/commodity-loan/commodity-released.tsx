import { orderRows } from './blocks/order-rows.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CommodityReleased({ screen, context, send, host }: ScreenProps<'commodity-released'>) {
  const t = useT();
  if (context.id === null) return <Standalone screen={screen} />;
  const claim = context.responses.getCommodityClaim;
  return (
    <div data-screen={screen}>
      <Notice level="h1" tone="success" icon="check" title={t('co.released')} text={t('co.releasedLead')}>
        {claim && <SummaryList rows={orderRows(claim, t)} />}
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
