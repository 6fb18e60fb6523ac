import { css } from '@styled/css';
import type { CommodityOffer } from '../../../../openapi/index.ts';
import { deadlineOf, useSecondsLeft } from '../../../blocks/claim/countdown.ts';
import { useT } from '../../../i18n/index.ts';
import { serverNow } from '../../../platform/clock.ts';
import { validityText } from './offers.ts';

/** How long the offer lives: until which day, its last day counted down; nothing once it is picked and signed. `all`: so long do all of them. */
export function Validity({ offer, all }: { offer: CommodityOffer; all?: boolean }) {
  const t = useT();
  const left = useSecondsLeft(deadlineOf(offer, offer.expiresInSec));
  return (
    <p className={css({ textStyle: 'body.sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
      {validityText(offer.status === 'expired' ? 0 : left, serverNow(), t, all)}
    </p>
  );
}
