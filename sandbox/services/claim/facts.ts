import type { CreditFacts } from '../../core/claims.ts';
import type { User, Work } from '../../core/service.ts';
import type { BorrowerData, ClaimRecord, ProductData } from './records.ts';
import { fromRow, mayOpen } from './store.ts';

/** Only what was said. */
const known = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));

const customerOf = ({ personalNumber, phone }: ClaimRecord, borrower: BorrowerData): Record<string, unknown> => {
  const { document, addressReg } = borrower;
  return known({
    personalNumber,
    phone,
    lastName: borrower.lastName,
    firstName: borrower.firstName,
    patronymic: borrower.patronymic,
    dateOfBirth: borrower.dateOfBirth,
    gender: document?.gender,
    isResident: document?.residence,
    document: document
      ? known({
          type: document.type,
          number: document.number,
          dateIssue: document.dateIssue,
          dateEnd: document.dateEnd,
          authority: document.authority,
        })
      : null,
    address: addressReg
      ? known({
          locality: addressReg.locality,
          street: addressReg.street,
          house: addressReg.house,
          apartment: addressReg.apartment,
        })
      : null,
  });
};

const carOf = (product: ProductData): Record<string, unknown> =>
  known({
    condition: product.carType,
    markId: product.carMarkId,
    modelId: product.carModelId,
    year: product.carProductionYear,
    engineType: product.carEngineType,
    mileage: product.carMileage,
    plate: product.carPlate,
    vin: product.carVin,
    hasGps: product.gpsTracker,
  });

/** What the newest claim about this person that `user` may see, or the one named, tells an insurer. */
export const creditFacts = async (
  work: Work,
  user: User,
  personalNumber: string,
  claimId: string | null,
): Promise<CreditFacts | null> => {
  const rows = await work.tx
    .selectFrom('claims')
    .selectAll()
    .where('personal_number', '=', personalNumber)
    .orderBy('created_at', 'desc')
    .execute();
  const claim = rows.map(fromRow).find((one) => mayOpen(user, one) && (claimId === null || one.id === claimId));
  if (!claim) return null;
  const { product, borrower, seller } = claim.data;
  const isPledged = claim.bankAlias !== null && (claim.status === 'issued' || claim.status === 'insurance_pending');
  return {
    claimId: claim.id,
    customer: customerOf(claim, borrower),
    car: carOf(product),
    contract: known({
      price: product.carPrice - product.carDiscount,
      sellerKind: claim.type === 'DEALER' ? 'dealer' : seller ? 'person' : null,
      sellerName: seller?.name,
      isPledged,
      beneficiary: isPledged ? claim.bankAlias : null,
    }),
  };
};
