import type { InsuranceClaims, InsuranceClaimView } from '../../core/insurance.ts';
import { carNameOf } from '../../data/cars.ts';
import { signatures } from '../signatures/index.ts';
import { forgetAgreement, forgetOffer } from './given-up.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import type { InsuranceRecord } from './records.ts';
import { findOwnInsurance, move, needInsurance, saveInsurance } from './store.ts';

/** A claim as offers and payments see it. */
export const viewOf = ({ data, ...claim }: InsuranceRecord): InsuranceClaimView => ({
  id: claim.id,
  status: claim.status,
  ownerId: claim.ownerId,
  personalNumber: claim.personalNumber,
  phone: claim.phone,
  customer: data.customer,
  car: data.car,
  carName: carNameOf(data.car?.markId, data.car?.modelId),
  contract: data.contract,
  product: data.product,
  offerId: claim.offerId,
  calculatedAt: claim.calculatedAt,
});

/** The insurance claims as offers and payments use them. */
export const insuranceClaims: InsuranceClaims = {
  async find(work, user, id) {
    const claim = await findOwnInsurance(work, user, id);
    return claim && viewOf(claim);
  },
  need: async (work, id) => viewOf(await needInsurance(work, id)),
  async calculated(work, id) {
    const claim = await needInsurance(work, id);
    await move(work, claim, 'CALCULATED');
    await saveInsurance(work, claim);
  },
  async offerChosen(work, id, offerId, instalments) {
    const claim = await needInsurance(work, id);
    await move(work, claim, 'OFFER_CHOSEN');
    await forgetAgreement({ signatures }, work, claim);
    claim.offerId = offerId;
    if (instalments !== undefined && claim.data.product !== null) claim.data.product.instalments = instalments;
    await saveInsurance(work, claim);
    await work.effect('insurance.offerChosen', { claimId: id, offerId });
  },
  async offerOver(work, id, offerId) {
    const claim = await needInsurance(work, id);
    if (claim.offerId !== offerId || !insuranceLifecycle.can(claim.status, 'OFFER_OVER')) return;
    await forgetOffer({ signatures }, work, claim);
  },
};
