import { addDays, showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { InsuranceCheckRaw, InsuranceCheckValues } from '../../../schemas/shared/insurance-check.form.ts';
import { contractRaw, productRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import type { FormDraft } from '../props.ts';

/** No value has it. */
const BETWEEN = ' | ';

const priceOf = (basis: unknown): string | undefined => String(basis).split(BETWEEN)[0];

/** With what the claim said when it was typed: what another step has changed since is not covered by an old draft. */
interface CheckedRaw extends InsuranceCheckRaw {
  basis: string;
}

/** The first day that was chosen, or tomorrow where it has come meanwhile. `today`: ISO. */
const firstDay = (claim: InsuranceClaim, today: string): string => {
  const chosen = claim.product?.startDate ?? claim.prefill.product['startDate'];
  return showDate(typeof chosen === 'string' && chosen > today ? chosen : addDays(today, 1));
};

/** What the fields begin with: what was sent and is not saved yet, else what the claim holds or the services know. */
export const checkInitial = (
  claim: InsuranceClaim,
  said: InsuranceCheckValues | undefined,
  today: string,
): CheckedRaw => {
  const price = contractRaw(claim).price;
  const { deductiblePercent } = productRaw(claim);
  const startDate = firstDay(claim, today);
  const isPriceSaid = claim.contract === null && said !== undefined;
  const isProductSaid = claim.product === null && said !== undefined;
  return {
    experienceYears: said?.experienceYears == null ? '' : String(said.experienceYears),
    price: isPriceSaid ? groupDigits(said.price) : price,
    deductiblePercent: isProductSaid ? said.deductiblePercent : deductiblePercent,
    startDate: isProductSaid ? showDate(said.startDate) : startDate,
    basis: [price, deductiblePercent, startDate].join(BETWEEN),
  };
};

/** What was typed outlives a reload, but not another answer to the same question, given at another step. */
export const checkDraft = (draft: FormDraft, initial: CheckedRaw): FormDraft => ({
  ...draft,
  load: () => {
    const typed = draft.load();
    if (typed === null || typed['basis'] === initial.basis) return typed;
    const { price, ...anew } = initial;
    // Of the value nothing else was said since: what was typed stands, also over what such cars cost.
    const isSame = priceOf(typed['basis']) === priceOf(initial.basis);
    return {
      ...anew,
      experienceYears: typed['experienceYears'] ?? '',
      price: (isSame ? typed['price'] : price || typed['price']) ?? '',
    };
  },
});
