import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';
import type { Claim } from '../../../../openapi/index.ts';
import type { HostActions } from '../../../blocks/props.ts';
import { ByHand } from '../../../blocks/by-hand.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { useCopy } from '../../../blocks/use-copy.ts';
import { phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Icon, OuterLink } from '../../../ui/index.ts';

type Tone = 'primary' | 'secondary';

/**
 * How the client is reached: a telephone dials the number; at a desk it is read and dialled elsewhere, or taken along.
 */
export function CallClient({
  claim,
  host,
  tone = 'primary',
  told = false,
  children,
}: {
  claim: Pick<Claim, 'customerPhone'>;
  host: Pick<HostActions, 'call' | 'copy'>;
  tone?: Tone;
  /** The number stands on the page already. */
  told?: boolean;
  /** What else can be done: on a telephone in place of the copy. */
  children?: ReactNode;
}) {
  const t = useT();
  const atDesk = useWide();
  const { byHand, copy } = useCopy(host, 'dealer.call.copied');
  const { customerPhone } = claim;
  const number = phone(customerPhone);
  const take = (
    <Button full tone={atDesk ? tone : 'quiet'} onClick={() => void copy(number)}>
      {t('dealer.call.copy')}
    </Button>
  );
  return (
    <>
      {atDesk && !told && (
        <p>
          {t('dealer.client.phone')}: <OuterLink href={`tel:+${customerPhone}`}>{number}</OuterLink>
        </p>
      )}
      <div className={arranged({ as: 'line' })}>
        {atDesk ? (
          take
        ) : (
          <Button full tone={tone} onClick={() => host.call(customerPhone)}>
            <Icon name="phone" />
            {told ? t('dealer.call.client') : t('dealer.call.go', { phone: number })}
          </Button>
        )}
        {children ?? (!atDesk && take)}
        {byHand && <ByHand words={t('dealer.call.byHand')} text={number} />}
      </div>
    </>
  );
}
