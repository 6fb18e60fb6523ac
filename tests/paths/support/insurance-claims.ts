import type { InsuranceClaim } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import type { Example } from '../../model/step.ts';

const examples: readonly Example[] = samples.getInsuranceClaim
  .filter((sample) => sample.kind === 'done')
  .map(({ name, output }) => ({ name, value: output }));

/** The contract's example of an insurance claim. @throws when the contract has none of that name. */
const exampleOf = (name: string): InsuranceClaim => {
  const found = examples.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The contract has no example "${name}" of an insurance claim`);
  return found.value as InsuranceClaim;
};

type Payment = NonNullable<InsuranceClaim['payment']>;

/** A claim that waits for its money, and what has become of the attempt to pay. */
const paying = (change: Partial<Payment> | null): InsuranceClaim => {
  const claim = exampleOf('paymentPending');
  return { ...claim, payment: change === null || claim.payment === null ? null : { ...claim.payment, ...change } };
};

/** A claim whose codes are used up for a while. */
const locked = (): InsuranceClaim => {
  const claim = exampleOf('signing');
  return { ...claim, signature: claim.signature && { ...claim.signature, status: 'locked', expiresInSec: 0 } };
};

/** Every claim that a flow may be told about, the contract's own examples first. */
export const insuranceClaims: readonly Example[] = [
  ...examples,
  { name: 'payment cancelled', value: paying({ status: 'cancelled', url: null }) },
  { name: 'payment page over', value: paying({ status: 'new', url: null }) },
  { name: 'payment not begun', value: paying(null) },
  { name: 'paid, the claim does not know yet', value: paying({ status: 'success', url: null }) },
  { name: 'signing, locked', value: locked() },
  { name: 'signing without a signature', value: { ...exampleOf('signing'), signature: null } },
];
