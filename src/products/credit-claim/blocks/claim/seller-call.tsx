import { arranged } from '@styled/recipes';
import type { Claim } from '../../../../../openapi/index.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Icon } from '../../../../ui/index.ts';

/** Most of a deal is agreed upon with the seller; once the money has gone out there is nothing left to agree. */
export function SellerCall({ claim, host }: { claim: Claim | undefined; host: HostActions }) {
  const t = useT();
  const seller = claim?.seller;
  if (!seller || claim.status.alias === 'issued') return null;
  return (
    <div className={arranged({ as: 'halves' })}>
      <Button tone="quiet" onClick={() => host.call(seller.phone)}>
        <Icon name="phone" />
        {t('deal.sellerCall')}
      </Button>
    </div>
  );
}
