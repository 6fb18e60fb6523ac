import { groupDigits } from '../../../schemas/facts/money.ts';
import { contractRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import { PriceField, useFieldValue } from '../../ui/form/index.ts';

/** What the car costs. Where it is what the shop asks for it, or what such cars cost today, that is said. */
export function ValueField({ claim }: { claim: InsuranceClaim | undefined }) {
  const t = useT();
  const value = useFieldValue('price');
  const isShops = claim?.source === 'marketplace' && value === contractRaw({ ...claim, contract: null }).price;
  const isMarkets = claim?.marketValue != null && value === groupDigits(claim.marketValue);
  return (
    <PriceField
      name="price"
      label={t('car.price')}
      hint={t(isShops ? 'ins.known.shop' : isMarkets ? 'ins.contract.priceFound' : 'ins.contract.priceHint')}
    />
  );
}
