import { useTakenOffer } from '../../../blocks/banks/taken-offer.ts';
import { DoneNotice } from '../blocks/banks/done-notice.tsx';
import { Standalone } from '../../../blocks/standalone.tsx';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function Success({ screen, context, send, host, useRead }: ScreenProps<'success'>) {
  const t = useT();
  const { claim } = context.responses;
  const offer = useTakenOffer(claim, useRead);
  if (context.id === null) return <Standalone screen={screen} />;
  return (
    <DoneNotice
      screen={screen}
      title={t('b.success')}
      text={t('b.successLead')}
      claim={claim}
      offer={offer}
      host={host}
    >
      <Button full event="CONTINUE" onClick={() => send({ type: 'CONTINUE' })}>
        {t('nav.myApplications')}
      </Button>
      <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
        {t('b.toClaim')}
      </Button>
    </DoneNotice>
  );
}
