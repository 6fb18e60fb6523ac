import { publications } from './publications.ts';

/** An application for insurance that came from the marketplace; null: it does not name the person. */
export interface MarketplaceApplication {
  readonly id: string;
  readonly personalNumber: string | null;
  readonly phone: string | null;
  /** Fields of the steps, as far as the shop knows them. */
  readonly prefill: Readonly<Record<'customer' | 'car' | 'contract' | 'product', Readonly<Record<string, unknown>>>>;
}

const ids = ['777', '778', '779', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009'];
/** 778 is the demo client's own; the others take whoever comes first. */
const OWN = { id: '778', personalNumber: '900115399012', phone: '77000000001' };

/** What the shop's sellers say of engine and colour; the papers are not among it. cm³, h.p. */
const BUILDS: Readonly<Record<string, { engineVolume: number; enginePower: number; colour: string }>> = {
  'toyota-camry': { engineVolume: 2487, enginePower: 199, colour: 'белый' },
  'kia-sportage': { engineVolume: 1999, enginePower: 150, colour: 'серый' },
  'hyundai-elantra': { engineVolume: 1591, enginePower: 128, colour: 'серебристый' },
  'chevrolet-cobalt': { engineVolume: 1485, enginePower: 106, colour: 'белый' },
};

/** Applications that nobody has begun yet, each about a car of the marketplace. */
export const marketplaceApplications: readonly MarketplaceApplication[] = ids.map((id, at) => {
  const car = publications[at % publications.length];
  return {
    id,
    personalNumber: id === OWN.id ? OWN.personalNumber : null,
    phone: id === OWN.id ? OWN.phone : null,
    prefill: {
      customer: {},
      car: {
        condition: 'used',
        type: 'car',
        markId: car?.mark.id,
        modelId: car?.model.id,
        year: car?.year,
        engineType: car?.engineType,
        mileage: car?.mileage,
        plate: car?.plate,
        vin: car?.vin,
        ...(car && BUILDS[car.model.id]),
        steering: 'left',
      },
      contract: { price: car?.price, sellerKind: 'person', sellerName: car?.seller.name, isPledged: car?.pledge },
      product: {},
    },
  };
});
