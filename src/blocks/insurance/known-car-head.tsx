import { cx } from '@styled/css';
import { carCard } from '@styled/recipes';
import { amount } from '../../../schemas/facts/money.ts';
import { carRaw, contractRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { CarHead } from '../claim/car-head.tsx';
import { showPlate } from './plate-words.ts';
import { carTitle } from './words.ts';

/** Which car is known already, before more is asked about it; where there are two columns, the panel says it. */
export function KnownCarHead({ claim }: { claim: InsuranceClaim }) {
  const t = useT();
  const classes = carCard();
  if (claim.carName === null) return null;
  const { plate } = carRaw(claim);
  const price = amount(contractRaw(claim).price);
  return (
    <section className={cx(classes.root, classes.narrow)} aria-label={t('ins.row.car')}>
      <CarHead
        name={carTitle(claim)}
        facts={[
          [showPlate(plate), price !== null && money(price)].filter(Boolean).join(' · '),
          claim.source === 'marketplace' ? t('ins.known.shop') : '',
        ].filter(Boolean)}
      />
    </section>
  );
}
