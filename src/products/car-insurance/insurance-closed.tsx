import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { estimate } from '@styled/recipes';
import type { InsuranceClaim, InsuranceStatusAlias } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { openContacts } from '../../blocks/contacts.ts';
import { InsuranceFacts } from './blocks/claim-card.tsx';
import { InsuranceTimeline } from './blocks/claim-timeline.tsx';
import { policyState } from '../../blocks/insurance/policy-state.ts';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { dateTimeKz, dmy, isoDayKz, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, LongText, Page, Skeleton, SummaryList } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const WORDS: Partial<Record<InsuranceStatusAlias, { title: TextId; text: TextId }>> = {
  declined_customer: { title: 'ins.closed.declined', text: 'ins.closed.declinedText' },
  refused_insurer: { title: 'ins.closed.refused', text: 'ins.closed.refusedText' },
  expired: { title: 'ins.closed.expired', text: 'ins.closed.expiredText' },
  refund_requested: { title: 'ins.closed.refundAsked', text: 'ins.closed.refundAskedText' },
  refunded: { title: 'ins.closed.refunded', text: 'ins.closed.refundedText' },
};
const OVER = { title: 'ins.closed.title', text: 'ins.closed.text' } as const;

/** The claim is over: why, where the money is, and how to begin anew with the same data. */
export default function InsuranceClosed({
  screen,
  context,
  send,
  busy,
  config,
  facts,
  host,
  useRead,
}: ScreenProps<'insurance-closed'>) {
  const t = useT();
  const statuses = useRead('listInsuranceStatuses', {});
  const claim = context.responses.getInsuranceClaim;
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />;
  if (claim === undefined)
    return (
      <Page screen={screen} title={t('ins.closed.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const words = WORDS[claim.status.alias] ?? OVER;
  const moneyIsDue = claim.refund !== null && claim.refund.refundedAt === null;
  // What is taken back before its first day never was in force.
  const isEarly = claim.policy !== null && policyState(claim.policy, facts.today) === 'notYet';
  const text =
    words.text === 'ins.closed.refusedText' && !moneyIsDue
      ? 'ins.closed.refusedOnly'
      : words.text === 'ins.closed.refundAskedText' && isEarly
        ? 'ins.closed.refundAskedEarly'
        : words.text;
  return (
    <Page screen={screen} title={t(words.title)} lead={t(text)} above={back}>
      <Columns
        parts="half"
        main={
          <>
            {claim.refusal && (
              <Banner tone="error">
                <p>
                  <LongText text={claim.refusal.text} />
                </p>
              </Banner>
            )}
            <Refund claim={claim} />
            <div className={stack({ gap: '8' })}>
              <Button
                full
                // Who waits for money is here for that.
                tone={claim.refund === null ? 'primary' : 'secondary'}
                event="REPEAT"
                busy={busy}
                onClick={() => send({ type: 'REPEAT' })}
              >
                {t('ins.closed.repeat')}
              </Button>
              <Button full tone="quiet" onClick={() => openContacts(config, host)}>
                {t('nav.contactUs')}
              </Button>
            </div>
            {claim.refund !== null && <InsuranceTimeline claim={claim} statuses={statuses} />}
          </>
        }
        aside={
          <>
            <InsuranceFacts claim={claim} past={claim.refund !== null} />
            {claim.refund === null && <InsuranceTimeline claim={claim} statuses={statuses} />}
            <ReturnMain host={host} />
          </>
        }
      />
    </Page>
  );
}

/** The money that goes back, or has gone. */
function Refund({ claim: { refund } }: { claim: InsuranceClaim }) {
  const t = useT();
  if (refund === null) return null;
  return (
    <section className={estimate().panel}>
      <div>
        <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
          {t(refund.refundedAt === null ? 'ins.closed.refundSum' : 'ins.closed.refundedSum')}
        </p>
        <p className={css({ textStyle: 'amount.lg' })}>{money(refund.sum)}</p>
      </div>
      {/* Where to, and when: what is looked for on the page. */}
      <SummaryList
        rows={[
          { label: t('ins.closed.refundAsk'), value: dateTimeKz(refund.requestedAt) },
          { label: t('ins.closed.refundTo'), value: t('ins.closed.refundCard') },
          refund.refundedAt === null
            ? { label: t('ins.closed.refundBy'), value: dmy(isoDayKz(Date.parse(refund.expectedAt))) }
            : { label: t('ins.closed.refundAt'), value: dateTimeKz(refund.refundedAt) },
        ]}
      />
    </section>
  );
}
