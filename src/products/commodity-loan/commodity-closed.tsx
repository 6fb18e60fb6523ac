import type { CommodityClaim } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { orderRows } from './blocks/order-rows.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { StopCredit } from '../../blocks/banks/stop-credit.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Ending, LongText, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const isStopped = ({ refusals }: CommodityClaim): boolean => refusals.some(({ code }) => code === 'STOP_CREDIT');

const causeOf = (claim: CommodityClaim): TextId => {
  const { status, cancelReason, signing, refusals } = claim;
  if (status.alias === 'cancelled') return cancelReason === 'shop' ? 'co.cancelledShop' : 'co.cancelledTime';
  return signing.attemptsLeft === 0
    ? 'co.blockedLead'
    : // What is to be done first stands below: the ban is lifted, then the shop is asked.
      isStopped(claim)
      ? 'co.rejectedStopped'
      : refusals.length === 1
        ? 'co.rejectedLeadOne'
        : 'co.rejectedLead';
};

/** Refused by all, or cancelled: why, and that nothing was charged. */
export default function CommodityClosed({ screen, context, send, config, host }: ScreenProps<'commodity-closed'>) {
  const t = useT();
  const claim = context.responses.getCommodityClaim;
  const isWide = useWide();
  if (!claim) return <Standalone screen={screen} />;
  const rejected = claim.status.alias === 'rejected' && claim.signing.attemptsLeft > 0;
  const stopped = isStopped(claim);
  const why = (
    <SummaryList
      rows={[
        ...claim.refusals.map(({ bank, text }) => ({ label: bank, value: <LongText text={text} /> })),
        ...orderRows(claim, t),
      ]}
    />
  );
  return (
    <div data-screen={screen}>
      <Ending
        icon="alert"
        title={t(!rejected ? 'co.closed' : claim.refusals.length === 1 ? 'co.rejectedOne' : 'co.rejectedTitle')}
        text={t(causeOf(claim))}
        about={
          // Why, and of which purchase: one card.
          // On a phone what is to be done comes first.
          (!stopped || isWide) && why
        }
        ask={{ coded: false }}
      >
        {stopped && (
          <StopCredit host={host} config={config} own>
            <p>{t('co.stoppedNext')}</p>
          </StopCredit>
        )}
        {stopped && !isWide && why}
        <Button
          full
          tone={stopped ? 'secondary' : 'primary'}
          event="CONTINUE"
          onClick={() => send({ type: 'CONTINUE' })}
        >
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Ending>
    </div>
  );
}
