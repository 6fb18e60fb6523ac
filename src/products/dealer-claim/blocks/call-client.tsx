import type { ReactNode } from 'react';
import { arranged } from '@styled/recipes';
import type { Claim } from '../../../../openapi/index.ts';
import type { HostActions } from '../../../blocks/props.ts';
import { ByHand } from '../../../blocks/by-hand.tsx';
import { useCopy } from '../../../blocks/use-copy.ts';
import { phone } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Icon } from '../../../ui/index.ts';

type Tone = 'primary' | 'secondary';

/** The client's number as the button that dials it: a desk without a telephone reads it, dials it elsewhere, or takes it along. */
export function CallClient({
  claim,
  host,
  tone = 'primary',
  children,
}: {
  claim: Pick<Claim, 'customerPhone'>;
  host: Pick<HostActions, 'call' | 'copy'>;
  tone?: Tone;
  /** In place of the copy. */
  children?: ReactNode;
}) {
  const t = useT();
  const { byHand, copy } = useCopy(host, 'dealer.call.copied');
  const { customerPhone } = claim;
  const number = phone(customerPhone);
  return (
    <div className={arranged({ as: 'line' })}>
      <Button full tone={tone} onClick={() => host.call(customerPhone)}>
        <Icon name="phone" />
        {t('dealer.call.go', { phone: number })}
      </Button>
      {children ?? (
        <Button full tone="quiet" onClick={() => void copy(number)}>
          {t('dealer.call.copy')}
        </Button>
      )}
      {byHand && <ByHand words={t('dealer.call.byHand')} text={number} />}
    </div>
  );
}
