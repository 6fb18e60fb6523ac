import { ReturnMain } from '../../blocks/return-main.tsx';
import { DoneSum } from '../../blocks/done-sum.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { FormingPolicy } from './blocks/forming-policy.tsx';
import { nextWords, partWords } from './blocks/payment-sum.tsx';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Paid, says the server; the policy is still to be made: on the next page. */
export default function InsurancePaid({ screen, context, send, busy, facts, host }: ScreenProps<'insurance-paid'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  if (context.id === null || claim === undefined) return <Standalone screen={screen} care={t('ins.payCare')} />;
  const { payment } = claim;
  const next = nextWords(claim, facts.today, t);
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        tone="success"
        icon="check"
        title={t(payment ? 'ins.paid.title' : 'ins.paid.byPartner')}
        text={
          <>
            <DoneSum
              label={t('ins.paid.what', { date: payment?.paidAt ? dateTimeKz(payment.paidAt) : '' })}
              sum={payment?.sum}
            />
            {payment && next !== null && <p>{[partWords(claim, t), t('ins.plan.nextIs', { next })].join('. ')}</p>}
            <p>{t('ins.paid.text')}</p>
          </>
        }
      >
        <FormingPolicy claim={claim} />
        <Button full event="CONTINUE" busy={busy} onClick={() => send({ type: 'CONTINUE' })}>
          {t('ins.paid.go')}
        </Button>
        <Button full tone="quiet" event="BACK" busy={busy} onClick={() => send({ type: 'BACK' })}>
          {t('nav.myApplications')}
        </Button>
        <ReturnMain host={host} />
      </Notice>
    </div>
  );
}
