import { arranged } from '@styled/recipes';
import { DeclineButton } from '../../blocks/insurance/decline-button.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { sentence } from '../../blocks/sentence.ts';
import { Standalone } from '../../blocks/standalone.tsx';
import { aboutRows } from '../../blocks/insurance/words.ts';
import { partWords, untilRow } from './blocks/payment-sum.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, LongText, Ending, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing was charged: why, and once more by the same order. */
export default function InsurancePayFailed({
  screen,
  context,
  send,
  busy,
  problem,
  host,
}: ScreenProps<'insurance-pay-failed'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const payment = claim?.payment;
  if (context.id === null || !payment) return <Standalone screen={screen} care={t('ins.payCare')} />;
  const until = untilRow(claim, t);
  const cancelled = payment.status === 'cancelled';
  const isShort = !cancelled && payment.reason?.code === 'insufficient_funds';
  const known = cancelled || !!payment.reason;
  const ways = [
    { event: 'RETRY', words: t('ins.payFailed.retry', { sum: money(payment.sum) }) },
    { event: 'CHECK', words: t('ins.pay.check') },
  ] as const;
  return (
    <div data-screen={screen}>
      <Ending
        tone={cancelled ? 'neutral' : 'error'}
        icon={cancelled ? 'info' : 'alert'}
        title={t(cancelled ? 'ins.payFailed.cancelled' : isShort ? 'ins.payFailed.noMoney' : 'ins.payFailed.title')}
        text={
          <>
            {/* What the title says is not said again. */}
            {payment.reason && !isShort && (
              <p>
                <LongText text={sentence(payment.reason.text)} />
              </p>
            )}
            <p>{t('ins.payFailed.text')}</p>
            {(claim.offer?.instalments ?? 1) > 1 && <p>{partWords(claim, t)}</p>}
          </>
        }
        about={<SummaryList rows={[...aboutRows(claim, t), ...(until === null ? [] : [until])]} />}
        ask={{}}
      >
        {problem?.text && (
          <Banner tone="error" live>
            {problem.text}
          </Banner>
        )}
        {/* Where the bank has not said why, the money may have gone. */}
        {(known ? ways : [ways[1], ways[0]]).map(({ event, words }, at) => (
          <Button
            key={event}
            full
            tone={at === 0 ? 'primary' : 'secondary'}
            event={event}
            busy={busy}
            onClick={() => send({ type: event })}
          >
            {words}
          </Button>
        ))}
        <ReturnMain host={host} />
        {/* Ways that are not about the payment: in one line. */}
        <div className={arranged({ as: 'leaving' })}>
          <Button tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
            {t('nav.myApplications')}
          </Button>
          <DeclineButton busy={busy} onSure={(values) => send({ type: 'DECLINE_INSURANCE', values })} />
        </div>
      </Ending>
    </div>
  );
}
