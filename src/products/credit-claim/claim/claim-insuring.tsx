import { stack } from '@styled/patterns';
import { css } from '@styled/css';
import { DealPage } from '../blocks/claim/deal-page.tsx';
import { isClient } from '../../../blocks/claim/status.ts';
import { useT } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The bank waits for insurance: the way to it, and the deal that goes on afterwards. */
export default function ClaimInsuring(props: ScreenProps<'claim-insuring'>) {
  const { send, busy, profile } = props;
  const t = useT();
  return (
    <DealPage {...props} onBack={() => send({ type: 'BACK' })}>
      <div className={stack({ gap: '12' })}>
        <p className={css({ textStyle: 'body.lg' })}>
          {t(isClient(profile) ? 'deal.insuring' : 'deal.insuringClient')}
        </p>
        {isClient(profile) && (
          <Button full event="OPEN_INSURANCE" busy={busy} onClick={() => send({ type: 'OPEN_INSURANCE' })}>
            {t('deal.openInsurance')}
          </Button>
        )}
      </div>
    </DealPage>
  );
}
