import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { doText } from '../../../blocks/standing.ts';
import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { LoanDone } from '../blocks/banks/loan-done.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { stepToConfirm, TEXTS } from '../../../blocks/claim/deal.ts';
import { NowPanel } from '../../../blocks/claim/now-panel.tsx';
import { SignedCredit } from '../../../blocks/claim/signed-credit.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** Signed: what, when, by whose number; then what is left of the deal. */
export default function SignSuccess({
  screen,
  context,
  send,
  host,
  useRead,
  facts,
  documentAt,
}: ScreenProps<'sign-success'>) {
  const t = useT();
  const { claim } = context.responses;
  const offer = useTakenOffer(claim, useRead);
  if (context.id === null) return <Standalone screen={screen} />;
  const standing = claim && standingOf(progress, { claim });
  const step = stepToConfirm(standing?.action ?? null);
  return (
    <LoanDone
      screen={screen}
      title={t(claim ? 's.okCredit' : 's.ok')}
      what="signed"
      claim={claim}
      offer={offer}
      today={facts.today}
      host={host}
      back={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      proof={<SignedCredit id={context.id} useRead={useRead} host={host} documentAt={documentAt} />}
    >
      <NowPanel text={standing && doText(standing, t)}>
        {step && <p>{t(TEXTS[step].text)}</p>}
        <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
          {t('b.toDeal')}
        </Button>
      </NowPanel>
    </LoanDone>
  );
}
