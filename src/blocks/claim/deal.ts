/** What is left after the signature: the deal with the seller. The claim says how far it has come. */
import type { Action } from '../../../machines/kit/progress.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Claim, DealStep as OwnStep, Offer } from '../../../openapi/index.ts';

export type DealStep = 'contract' | 'registration' | 'casco' | 'pledge' | 'money';

/** Who does it: the bank waits for what the buyer does with the seller. */
export const DOES: Readonly<Record<DealStep, 'customer' | 'bank'>> = {
  contract: 'customer',
  registration: 'customer',
  casco: 'customer',
  pledge: 'bank',
  money: 'bank',
};

interface StepTexts {
  readonly title: TextId;
  /** What there is to know of it before it is done. */
  readonly text: TextId;
  readonly done: TextId;
}
export const TEXTS: Readonly<Record<DealStep, StepTexts>> = {
  contract: { title: 'deal.s1', text: 'deal.s1Text', done: 'deal.s1Done' },
  registration: { title: 'deal.s2', text: 'deal.s2Text', done: 'deal.s2Done' },
  casco: { title: 'deal.s3', text: 'deal.s3Text', done: 'deal.s3Done' },
  pledge: { title: 'deal.s4', text: 'deal.s4Text', done: 'deal.s4Done' },
  money: { title: 'deal.s5', text: 'deal.s5Text', done: 'deal.s5Done' },
};

/** A dealer who sells the car is no stranger to anybody: the money goes to the showroom. */
export const textsOf = (step: DealStep, { type }: Pick<Claim, 'type'>): StepTexts =>
  step === 'money' && type === 'DEALER'
    ? { title: 'deal.s5Dealer', text: 'deal.s5DealerText', done: 'deal.s5DealerDone' }
    : TEXTS[step];

/** What the bank counts for casco beside the signed loan; undefined: its offer has none. */
export const cascoOf = (offer: Pick<Offer, 'extraCosts'> | undefined): Offer['extraCosts'][number] | undefined =>
  offer?.extraCosts.find(({ kind }) => kind === 'casco');

/**
 * The steps of this deal, in order. A dealer handles contract and registration himself; casco only where it was asked for, by the
 * buyer or by the bank: `offer` is what was signed, where it is known.
 */
export const dealSteps = (
  { type, status, product, dealDone }: Pick<Claim, 'type' | 'status' | 'product' | 'dealDone'>,
  offer?: Pick<Offer, 'cascoRequired' | 'extraCosts'>,
): { step: DealStep; done: boolean }[] => {
  const casco =
    product.cascoInsurance ||
    status.alias === 'insurance_pending' ||
    offer?.cascoRequired === true ||
    cascoOf(offer) !== undefined;
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
