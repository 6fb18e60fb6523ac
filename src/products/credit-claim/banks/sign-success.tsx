import { standingOf } from '../../../../machines/kit/standing.ts';
import { progress } from '../../../../machines/products/credit-claim/progress.ts';
import { doText } from '../../../blocks/standing.ts';
import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { DoneNotice } from '../blocks/banks/done-notice.tsx';
import { Back } from '../../../blocks/claim/back.tsx';
import { SignedCredit } from '../../../blocks/claim/signed-credit.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** Signed: what, when, by whose number; then what is left of the deal. */
export default function SignSuccess({ screen, context, send, host, useRead, documentAt }: ScreenProps<'sign-success'>) {
  const t = useT();
  const { claim } = context.responses;
  const offer = useTakenOffer(claim, useRead);
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <DoneNotice
      screen={screen}
      title={t(claim ? 's.okCredit' : 's.ok')}
      next={claim && doText(standingOf(progress, { claim }), t)}
      claim={claim}
      offer={offer}
      host={host}
      back={<Back onBack={() => send({ type: 'BACK' })} label={t('b.toClaim')} />}
      proof={<SignedCredit id={context.id} useRead={useRead} host={host} documentAt={documentAt} />}
    >
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('b.toDeal')}
      </Button>
    </DoneNotice>
  );
}
