import type { Claim } from '../../../../../openapi/index.ts';
import { priceOf } from '../../../../../schemas/shared/lending.ts';
import { ByHand } from '../../../../blocks/by-hand.tsx';
import { useCarName } from '../../../../blocks/claim/car-name.ts';
import { useCopy } from '../../../../blocks/use-copy.ts';
import type { HostActions } from '../../../../blocks/props.ts';
import { money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, SummaryList } from '../../../../ui/index.ts';

/** What the contract with the seller is filled in with, as the claim knows it: to be read out, or copied in one piece. */
export function SaleData({ claim, host }: { claim: Claim; host: HostActions }) {
  const t = useT();
  const carName = useCarName();
  const { byHand, copy } = useCopy(host, 'deal.copied');
  const { product, borrower, seller } = claim;
  const rows = [
    { label: t('intro.car'), value: carName(product) },
    { label: t('deal.price'), value: money(priceOf(product)) },
    { label: t('deal.vin'), value: product.carVin ?? t('deal.vinUnknown') },
    { label: t('deal.buyerIin'), value: borrower.personalNumber },
    { label: t('deal.sellerIin'), value: seller?.personalNumber ?? t('deal.iinUnknown') },
  ];
  const text = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <>
      <SummaryList rows={rows} />
      <Button full tone="secondary" onClick={() => void copy(text)}>
        {t('deal.copy')}
      </Button>
      {byHand && <ByHand words={t('deal.copyByHand')} text={text} />}
    </>
  );
}
