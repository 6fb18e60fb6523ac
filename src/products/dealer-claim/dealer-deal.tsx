import { DeskClaim } from './blocks/desk-claim.tsx';
import { useT } from '../../i18n/index.ts';
import { Banner, Button } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement is signed: what the bank and the client still do, nothing for the dealer to press. */
export default function DealerDeal(props: ScreenProps<'dealer-deal'>) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const { claim } = context.responses;
  const words = {
    signed: 'dealer.deal.signed',
    insurance_pending: 'dealer.deal.insurance',
    issued: 'dealer.deal.issued',
  } as const;
  const alias = claim?.status.alias;
  return (
    <DeskClaim screen={screen} claim={claim} busy={busy} onBack={() => send({ type: 'BACK' })} papers={props}>
      <Banner tone="success">
        <p>{t(alias && alias in words ? words[alias as keyof typeof words] : 'dealer.deal.signed')}</p>
      </Banner>
      {claim && claim.requestId !== null && (
        <Button full tone="secondary" event="SHOW_RESULTS" busy={busy} onClick={() => send({ type: 'SHOW_RESULTS' })}>
          {t('dealer.go.results')}
        </Button>
      )}
    </DeskClaim>
  );
}
