import { useT } from '../../i18n/index.ts';
import { Button, LinkButton, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The shop's application is unknown here, or another person's: back to the shop. */
export default function MarketMissing({ screen, host }: ScreenProps<'market-missing'>) {
  const t = useT();
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="search" title={t('ins.market.missing')} text={t('ins.market.missingText')}>
        <Button full onClick={host.returnMain}>
          {t('ins.market.return')}
        </Button>
        <LinkButton to="marketplace-applications" tone="secondary" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
