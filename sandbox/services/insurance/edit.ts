import { conflict } from '../../core/conflict.ts';
import { type AnyCall, type Operations } from '../../core/service.ts';
import { insuranceFieldTexts, insuranceTexts, platesOfOthers } from '../../data/insurance.ts';
import { collectProblems } from '../claim/problems.ts';
import { today } from '../claim/today.ts';
import { viewOf } from './claims.ts';
import { insuranceLifecycle } from './lifecycle.ts';
import type { Parts } from './parts.ts';
import type { InsuranceData, InsuranceRecord } from './records.ts';
import { readCar } from './steps/car.ts';
import { readContract, readProduct } from './steps/cover.ts';
import { readCustomer } from './steps/customer.ts';
import { move, ownInsurance, planExpiry, saveInsurance } from './store.ts';
import { claimView } from './view.ts';

type Step = 'customer' | 'car' | 'contract' | 'product';

const CALCULATIONS = 30;
const HOUR_MS = 3_600_000;

/** The claim, if its steps may still be changed: 404 foreign, 409 the agreement is made. */
const editable = async (c: AnyCall, id: string): Promise<InsuranceRecord> => {
  const claim = await ownInsurance(c, c.me(), id);
  if (!insuranceLifecycle.can(claim.status, 'EDITED')) throw conflict(claim, insuranceTexts.locked);
  return claim;
};

/** The steps of a claim and the calculation they are for. */
export const editOperations = (parts: Parts) => {
  /** Keeps a step. What was calculated without it is void; the same answer again changes nothing. */
  const keep = async <S extends Step>(c: AnyCall, claim: InsuranceRecord, step: S, value: InsuranceData[S]) => {
    if (JSON.stringify(claim.data[step]) !== JSON.stringify(value)) {
      claim.data[step] = value;
      if (claim.status !== 'draft') {
        await move(c, claim, 'EDITED');
        claim.offerId = null;
        claim.calculatedAt = null;
        await parts.offers.withdraw(c, claim.id);
      }
      await planExpiry(c, claim);
      await c.effect('insurance.step', { claimId: claim.id, step });
    }
    await saveInsurance(c, claim);
    return { status: 200, body: await claimView(parts, c, claim) };
  };

  return {
    async putCustomerDocument(c) {
      const claim = await editable(c, c.input.path.id);
      const customer = readCustomer(c.input.body, claim, today(c));
      claim.phone = customer.phone;
      return keep(c, claim, 'customer', customer);
    },
    async putCarCharacteristics(c) {
      const claim = await editable(c, c.input.path.id);
      const car = readCar(c.input.body, today(c));
      if (car.plate !== null && platesOfOthers.has(car.plate))
        throw conflict(claim, insuranceTexts.plateOfOther, { type: 'plate_owner' });
      return keep(c, claim, 'car', car);
    },
    async putCarContract(c) {
      const claim = await editable(c, c.input.path.id);
      return keep(c, claim, 'contract', readContract(c.input.body, today(c)));
    },
    async putInsuranceProduct(c) {
      const claim = await editable(c, c.input.path.id);
      return keep(c, claim, 'product', readProduct(c.input.body, today(c)));
    },

    async calculateOffers(c) {
      const claim = await ownInsurance(c, c.me(), c.input.path.id);
      if (!insuranceLifecycle.can(claim.status, 'CALCULATE')) throw conflict(claim);
      const { data } = claim;
      const problems = collectProblems('body');
      for (const step of ['customer', 'car', 'contract', 'product'] as const)
        if (data[step] === null) problems.add([step], insuranceFieldTexts.step[step], 'missing');
      if (data.product !== null && data.product.startDate <= today(c))
        problems.add(['product', 'startDate'], insuranceFieldTexts.startDate, 'in_the_past');
      problems.refuseIfAny();
      await c.limit(`insurance.calculate ${claim.id}`, CALCULATIONS, HOUR_MS);
      await move(c, claim, 'CALCULATE');
      claim.offerId = null;
      claim.calculatedAt = c.now();
      await planExpiry(c, claim);
      await saveInsurance(c, claim);
      await parts.offers.calculate(c, viewOf(claim));
      await c.effect('insurance.calculated', { claimId: claim.id });
      return { status: 202, body: await claimView(parts, c, claim) };
    },
  } satisfies Operations;
};
