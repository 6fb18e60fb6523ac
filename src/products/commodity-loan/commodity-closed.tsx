import { openContacts } from '../../blocks/contacts.ts';
import type { CommodityClaim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { orderRows } from './blocks/order-rows.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { StopCredit } from '../../blocks/banks/stop-credit.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, LongText, Notice, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const causeOf = ({ status, cancelReason, signing, refusals }: CommodityClaim): TextId => {
  if (status.alias === 'cancelled') return cancelReason === 'shop' ? 'co.cancelledShop' : 'co.cancelledTime';
  return signing.attemptsLeft === 0
    ? 'co.blockedLead'
    : refusals.length === 1
      ? 'co.rejectedLeadOne'
      : 'co.rejectedLead';
};

/** Refused by all, or cancelled: why, and that nothing was charged. */
export default function CommodityClosed({ screen, context, send, config, host }: ScreenProps<'commodity-closed'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  if (!claim) return <Standalone screen={screen} />;
  const rejected = claim.status.alias === 'rejected' && claim.signing.attemptsLeft > 0;
  const isStopped = claim.refusals.some(({ code }) => code === 'STOP_CREDIT');
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="alert"
        title={t(!rejected ? 'co.closed' : claim.refusals.length === 1 ? 'co.rejectedOne' : 'co.rejectedTitle')}
        text={t(causeOf(claim))}
      >
        {claim.refusals.length > 0 && (
          <SummaryList
            rows={claim.refusals.map(({ bank, text }) => ({ label: bank, value: <LongText text={text} /> }))}
          />
        )}
        {isStopped && <StopCredit host={host} config={config} own />}
        <SummaryList rows={orderRows(claim, t)} />
        <Button
          full
          tone={isStopped ? 'secondary' : 'primary'}
          event="CONTINUE"
          onClick={() => send({ type: 'CONTINUE' })}
        >
          {t('nav.myApplications')}
        </Button>
        <Button full tone={isStopped ? 'quiet' : 'secondary'} onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
