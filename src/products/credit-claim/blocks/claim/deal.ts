/** What is left after the signature: the deal with the seller. The claim says how far it has come. */
import type { Action } from '../../../../../machines/kit/progress.ts';
import type { Claim, DealStep as OwnStep } from '../../../../../openapi/index.ts';

export type DealStep = 'contract' | 'registration' | 'casco' | 'pledge' | 'money';

/** Who does it: the bank waits for what the buyer does with the seller. */
export const DOES: Readonly<Record<DealStep, 'customer' | 'bank'>> = {
  contract: 'customer',
  registration: 'customer',
  casco: 'customer',
  pledge: 'bank',
  money: 'bank',
};

/** The steps of this deal, in order. A dealer handles contract and registration himself; casco only where it was asked for. */
export const dealSteps = ({
  type,
  status,
  product,
  dealDone,
}: Pick<Claim, 'type' | 'status' | 'product' | 'dealDone'>): { step: DealStep; done: boolean }[] => {
  const casco = product.cascoInsurance || status.alias === 'insurance_pending';
  const steps: DealStep[] = [
    ...(type === 'C2C' ? (['contract', 'registration'] as const) : []),
    ...(casco ? (['casco'] as const) : []),
    'pledge',
    'money',
  ];
  const issued = status.alias === 'issued';
  return steps.map((step) => ({ step, done: issued || dealDone.some((one) => one === step) }));
};

/** What of it the buyer may say to be made now: `action` is what the claim's turn asks for; null: nothing. */
const CONFIRMS: Readonly<Partial<Record<Action, OwnStep>>> = { signSale: 'contract', registerCar: 'registration' };
export const stepToConfirm = (action: Action | null): OwnStep | null =>
  (action === null ? undefined : CONFIRMS[action]) ?? null;
