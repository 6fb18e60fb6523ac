import { useT } from '../../i18n/index.ts';
import { Button, LinkButton, Ending } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Whatever else an address says is no number of an application. */
const NUMBER = /^\d{1,12}$/;

/** The shop's application is unknown here, or another person's: back to the shop, or to those that there are; whom to ask. */
export default function MarketMissing({ screen, context, host }: ScreenProps<'market-missing'>) {
  const t = useT();
  const number = context.id ?? '';
  const title = NUMBER.test(number) ? t('ins.market.missingNumber', { number }) : t('ins.market.missing');
  return (
    <div data-screen={screen}>
      <Ending icon="search" title={title} text={t('ins.market.missingText')} ask={{}}>
        <Button full onClick={host.returnMain}>
          {t('ins.market.return')}
        </Button>
        <LinkButton to="marketplace-applications" tone="secondary" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Ending>
    </div>
  );
}
