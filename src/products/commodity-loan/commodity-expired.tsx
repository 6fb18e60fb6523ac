import { ReturnMain } from '../../blocks/return-main.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was picked in time; the claim is read until the service closes it. */
export default function CommodityExpired({ screen, send, host }: ScreenProps<'commodity-expired'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('co.allExpired')} lead={t('co.allExpiredLead')}>
      <Button full tone="secondary" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('co.toOrder')}
      </Button>
      <ReturnMain host={host} />
    </Page>
  );
}
