import { toCar, toContract, toCustomer, toProduct } from '../../../schemas/shared/insurance.ts';
import { changedMeanwhile, type Branch, type Branches, type Exits } from '../../kit/branches.ts';
import { isBroken } from '../../kit/conditions.ts';
import type { FlowContext } from '../../kit/context.ts';
import { flowKit } from '../../kit/flow.ts';
import type { ScreenId } from '../../kit/register.ts';
import { isDraft } from './insurance-place.conditions.ts';
import { insuranceSteps } from './insurance-steps.screens.ts';
import {
  insuranceOf,
  lacksCar,
  lacksContract,
  lacksCustomer,
  plateOfOther,
  stepsLeft,
} from './insurance.conditions.ts';

type Step = keyof typeof insuranceSteps;

/** Whose insurance it is: each product has screens of its own, on the same components, at its own addresses. */
export interface InsuranceSubject {
  /** Id of the insurance claim; known wherever these states are. */
  readonly claim: (c: FlowContext) => string;
  readonly screens: { readonly [One in Step]: Extract<ScreenId, `${'insurance' | 'market'}-${One}`> };
}

/** What these states call. */
export const insuranceEditCalls = [
  'putCustomerDocument',
  'putCarCharacteristics',
  'putCarContract',
  'putInsuranceProduct',
  'calculateOffers',
  'getInsuranceClaim',
] as const;

// An event of a screen that stands before: what it said is there.
const said = <T>(values: T | undefined): T => values as T;

/**
 * The four steps of a car insurance and the question to all insurers. Enter at any of `customer`, `car`, `contract`, `product`,
 * `changedProduct`, `calculating`; leaves to `offers`, `placed` (the claim has been read), `reread` or `left`.
 */
export const insuranceEdit = <const To extends string>(
  exits: Exits<'offers' | 'placed' | 'reread' | 'left', To>,
  { claim, screens }: InsuranceSubject,
) => {
  const { screen, watch, call, choice, command } = flowKit(insuranceSteps, insuranceEditCalls, screens);
  const path = (c: FlowContext) => ({ id: claim(c) });
  const byId = (c: FlowContext) => ({ path: path(c) });
  const readClaim = { operation: 'getInsuranceClaim', input: byId } as const;

  type Saved = 'putCustomerDocument' | 'putCarCharacteristics' | 'putCarContract' | 'putInsuranceProduct';
  /** Saves one step. The answer is the whole claim. */
  const save = <
    Id extends Saved,
    const Done extends Branches,
    const Here extends string,
    const Refused extends readonly Branch[] = readonly [],
  >(
    operation: Id,
    input: Parameters<typeof call<Id, Done, Here>>[1],
    next: { readonly done: Done; readonly step: Here },
    refused?: Refused,
  ) =>
    call(
      operation,
      input,
      { done: next.done, failed: [...((refused ?? []) as Refused), changedMeanwhile(exits.reread), next.step] },
      { as: 'getInsuranceClaim' },
    );

  const productInput = (c: FlowContext) => ({ path: path(c), body: toProduct(said(c.answers.SUBMIT_PRODUCT)) });
  const productSaved = [{ if: stepsLeft, to: exits.placed }, 'calculating'] as const;

  return {
    /** The first empty step. */
    draftStep: choice(
      { if: lacksCustomer, to: 'customer' },
      { if: lacksCar, to: 'car' },
      { if: lacksContract, to: 'contract' },
      'product',
    ),
    customer: screen('customer', { SUBMIT_CUSTOMER: 'savingCustomer', BACK: exits.left }),
    savingCustomer: save(
      'putCustomerDocument',
      (c) => ({
        path: path(c),
        body: toCustomer(said(c.answers.SUBMIT_CUSTOMER), insuranceOf(c)?.personalNumber ?? ''),
      }),
      { done: 'car', step: 'customer' },
    ),
    car: screen('car', { SUBMIT_INSURED_CAR: 'savingCar', BACK: 'customer' }),
    savingCar: save(
      'putCarCharacteristics',
      (c) => ({ path: path(c), body: toCar(said(c.answers.SUBMIT_INSURED_CAR)) }),
      { done: 'contract', step: 'car' },
      [{ if: plateOfOther, to: 'car' }],
    ),
    contract: screen('contract', { SUBMIT_CONTRACT: 'savingContract', BACK: 'car' }),
    savingContract: save(
      'putCarContract',
      (c) => ({ path: path(c), body: toContract(said(c.answers.SUBMIT_CONTRACT)) }),
      { done: 'product', step: 'contract' },
    ),
    product: screen('product', { SUBMIT_PRODUCT: 'savingProduct', BACK: 'contract' }),
    savingProduct: save('putInsuranceProduct', productInput, { done: productSaved, step: 'product' }),
    // Other wishes than the offers on the table: these stay until the new ones are saved.
    changedProduct: screen('product', { SUBMIT_PRODUCT: 'savingChange', BACK: exits.offers }),
    savingChange: save('putInsuranceProduct', productInput, { done: productSaved, step: 'changedProduct' }),
    ...command(
      'calculating',
      'calculateOffers',
      byId,
      {
        done: exits.offers,
        refused: [changedMeanwhile(exits.reread), { if: isBroken, to: 'calculationFailed' }, 'product'],
        read: readClaim,
        unknown: [
          { unless: isDraft, to: exits.placed },
          { to: 'calculationFailed', problem: 'keep' },
        ],
        unread: 'calculationFailed',
      },
      { as: 'getInsuranceClaim', nth: 2 },
    ),
    calculationFailed: watch('error', readClaim, [{ unless: isDraft, to: exits.placed }], {
      RETRY: 'calculating',
      BACK: 'product',
    }),
  };
};
