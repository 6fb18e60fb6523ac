import { Unavailable } from '../unreadable.tsx';
import { causeOf } from '../cause.ts';
import { useT } from '../../i18n/index.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function InsuranceUnavailable({
  screen,
  send,
  busy,
  problem,
  host,
}: ScreenProps<'insurance-unavailable' | 'market-unavailable'>) {
  const t = useT();
  const isShops = screen === 'market-unavailable';
  return (
    <Unavailable
      screen={screen}
      title={t('ins.unavailable.title')}
      text={t(isShops ? 'ins.market.unavailable' : 'ins.unavailable.text')}
      why={causeOf(problem)}
      busy={busy}
      onRetry={() => send({ type: 'RETRY' })}
      {...(isShops ? { list: null } : {})}
    >
      {isShops && (
        <>
          <Button full tone="secondary" onClick={host.returnMain}>
            {t('ins.market.return')}
          </Button>
          <LinkButton to="my-applications" tone="quiet" full>
            {t('nav.myApplications')}
          </LinkButton>
        </>
      )}
    </Unavailable>
  );
}
