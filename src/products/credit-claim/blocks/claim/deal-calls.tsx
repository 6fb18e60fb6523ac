import { arranged } from '@styled/recipes';
import type { Claim } from '../../../../../openapi/index.ts';
import { BankCall } from '../../../../blocks/banks/bank-call.tsx';
import type { DealStep } from '../../../../blocks/claim/deal.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, Icon } from '../../../../ui/index.ts';

/**
 * Whom a step of a deal is agreed upon with: the seller until they have their money, and the bank, that tells when the buyer's own is due.
 * Once the loan has gone out there is nothing left to agree.
 */
export function DealCalls({
  claim,
  step,
  host,
}: {
  claim: Claim | undefined;
  /** What is done now; null: not known. */
  step: DealStep | null;
  host: HostActions;
}) {
  const t = useT();
  if (!claim || claim.status.alias === 'issued') return null;
  const seller = step === 'casco' ? null : claim.seller;
  const line = step === null ? null : claim.bank?.phone;
  if (!seller && !line) return null;
  return (
    <div className={arranged({ as: 'halves' })}>
      <BankCall phone={line} host={host} />
      {seller && (
        <Button tone="quiet" full onClick={() => host.call(seller.phone)}>
          <Icon name="phone" />
          {t('deal.sellerCall')}
        </Button>
      )}
    </div>
  );
}
