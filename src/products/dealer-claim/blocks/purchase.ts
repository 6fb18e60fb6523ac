import type { DealerCarValues } from '../../../../schemas/shared/dealer-car.form.ts';
import type { WantedLoan } from '../../../blocks/claim/offers.ts';

/** What the banks lend for: the price less the discount, of a car that a dealer sells. */
export const purchaseOf = (
  car: DealerCarValues | undefined,
  today: string,
): Pick<WantedLoan, 'price' | 'carType' | 'carYear' | 'fromPerson' | 'today'> => ({
  price: (car?.price ?? 0) - (car?.discount ?? 0),
  carType: car?.carType ?? 'used',
  carYear: car?.productionYear ?? null,
  fromPerson: false,
  today,
});
