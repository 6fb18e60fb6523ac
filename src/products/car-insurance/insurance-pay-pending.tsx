import { css } from '@styled/css';
import { Back } from '../../blocks/claim/back.tsx';
import { ReturnMain } from '../../blocks/return-main.tsx';
import { Standalone } from '../../blocks/standalone.tsx';
import { Longer, Updated, useLonger } from '../../blocks/waiting.tsx';
import { money } from '../../i18n/format.ts';
import { partWords } from './blocks/payment-sum.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Spinner } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Longer than this nobody has to sit here: the answer comes by SMS. */
const USUAL_MS = 5 * 60 * 1_000;

/** The bank has not said its word: the claim is read until it has. Nothing can be paid meanwhile. */
export default function InsurancePayPending({
  screen,
  context,
  send,
  busy,
  host,
}: ScreenProps<'insurance-pay-pending'>) {
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const longer = useLonger(null, USUAL_MS, t('ins.pending.longer'));
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <Page
      screen={screen}
      title={t('ins.pending.title')}
      lead={t('ins.pending.lead')}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('nav.myApplications')} />}
    >
      {claim?.payment && (
        <div>
          <p className={css({ textStyle: 'body.strong' })}>{t('ins.pending.sum', { sum: money(claim.payment.sum) })}</p>
          <p>{partWords(claim, t)}</p>
        </div>
      )}
      <Spinner label={t('ins.pending.wait')} />
      {longer && <Longer>{t('ins.pending.longer')}</Longer>}
      <Button full tone="secondary" event="CHECK" busy={busy} onClick={() => send({ type: 'CHECK' })}>
        {t('ins.pay.check')}
      </Button>
      <Updated answer={claim} />
      <ReturnMain host={host} />
    </Page>
  );
}
