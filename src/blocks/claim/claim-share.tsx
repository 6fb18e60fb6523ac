import { stack } from '@styled/patterns';
import { phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { Claim } from '../../../openapi/index.ts';
import type { HostActions } from '../props.ts';
import { ByHand } from '../by-hand.tsx';
import { useCopy } from '../use-copy.ts';
import { Button } from '../../ui/index.ts';

export type Hand = Pick<HostActions, 'call' | 'copy' | 'share'>;

/** Reaching the claim's customer: by phone, and by the link that opens the claim on theirs, as long as there is one. */
export function ClaimShare({ claim, host }: { claim: Claim; host: Hand }) {
  const t = useT();
  const { byHand, copy } = useCopy(host, 'quick.copied');
  const { shortLink, customerPhone, number } = claim;
  return (
    <div className={stack({ gap: '8' })}>
      <Button full tone="secondary" event="CALL" onClick={() => host.call(customerPhone)}>
        {t('quick.call', { phone: phone(customerPhone) })}
      </Button>
      {shortLink !== null && (
        <Button full tone="secondary" event="COPY" onClick={() => void copy(shortLink)}>
          {t('quick.copy')}
        </Button>
      )}
      {shortLink !== null && byHand && <ByHand words={t('quick.byHand')} text={shortLink} />}
      {shortLink !== null && host.share && (
        <Button
          full
          tone="secondary"
          event="SHARE"
          onClick={() => void host.share?.(shortLink, t('quick.message', { number }))}
        >
          {t('quick.share')}
        </Button>
      )}
    </div>
  );
}
