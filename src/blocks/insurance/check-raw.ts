import { addDays, showDate } from '../../../schemas/facts/date.ts';
import { groupDigits } from '../../../schemas/facts/money.ts';
import type { FormFacts } from '../../../schemas/form-facts.ts';
import { check } from '../../../schemas/kit.ts';
import {
  initial as usual,
  insuranceCheckForm,
  type InsuranceCheckRaw,
  type InsuranceCheckValues,
} from '../../../schemas/shared/insurance-check.form.ts';
import { chosenKind } from '../../../schemas/shared/insurance-known.ts';
import { contractRaw, productRaw } from '../../../schemas/shared/insurance.ts';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import type { FormDraft } from '../props.ts';

type Raw = Readonly<Record<string, unknown>>;
/** With what the claim said when it was typed: what another step has changed since is not covered by an old draft. */
type Based<R extends object> = R & { readonly basis: string };

export const based = <R extends object>(raw: R, told: object = raw): Based<R> => ({
  ...raw,
  basis: JSON.stringify(told),
});

const toldIn = (basis: unknown): Raw => {
  try {
    return JSON.parse(String(basis)) as Raw;
  } catch {
    return {};
  }
};

/** What was typed outlives a reload, but not another answer to the same question, given at another step. */
export const draftSince = (draft: FormDraft, initial: Based<object>): FormDraft => ({
  ...draft,
  load: () => {
    const typed = draft.load();
    const basis = typed?.['basis'];
    if (typed === null || basis === undefined || basis === initial.basis) return typed;
    const [was, now] = [toldIn(basis), toldIn(initial.basis)];
    const anew = Object.keys(now).filter((name) => was[name] !== now[name]);
    const given = initial as Raw;
    return {
      ...typed,
      // Where the claim says nothing, what was typed stands.
      ...Object.fromEntries(anew.map((name) => [name, given[name] === '' ? typed[name] : given[name]])),
      basis: initial.basis,
    };
  },
});

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
): Based<InsuranceCheckRaw> => {
  const price = contractRaw(claim).price;
  const isPriceSaid = claim.contract === null && said !== undefined;
  const isProductSaid = claim.product === null && said !== undefined;
  const chosen = chosenKind(claim);
  const kind = isProductSaid ? said.kind : chosen;
  // That compulsory insurance has none is no choice of a deductible.
  const hasDeductible = chosen !== 'ogpo';
  const deductiblePercent = hasDeductible ? productRaw(claim).deductiblePercent : usual.deductiblePercent;
  const startDate = firstDay(claim, today);
  return based(
    {
      kind,
      experienceYears: said?.experienceYears == null ? '' : String(said.experienceYears),
      price: isPriceSaid ? groupDigits(said.price) : price,
      deductiblePercent: isProductSaid && kind !== 'ogpo' ? said.deductiblePercent : deductiblePercent,
      startDate: isProductSaid ? showDate(said.startDate) : startDate,
    },
    { kind: chosen, price, deductiblePercent, startDate },
  );
};

/** What the check asks and other steps send along. */
export type CheckedRaw = Pick<InsuranceCheckRaw, 'kind' | 'price' | 'deductiblePercent' | 'startDate'>;

/**
 * That, for the steps which the check is left for: as it stands there, typed and not sent, too; what is wrong there, as it
 * began. `draft`: the check's.
 */
export const checkedRaw = (
  claim: InsuranceClaim,
  said: InsuranceCheckValues | undefined,
  facts: FormFacts,
  draft: FormDraft,
): CheckedRaw => {
  const initial = checkInitial(claim, said, facts.today);
  const raw: Raw = { ...initial, ...draftSince(draft, initial).load() };
  const judged = check(insuranceCheckForm(facts), raw);
  const of = (name: keyof CheckedRaw): string =>
    judged.ok || !(name in judged.errors) ? String(raw[name]) : initial[name];
  return {
    kind: of('kind'),
    price: of('price'),
    deductiblePercent: of('deductiblePercent'),
    startDate: of('startDate'),
  };
};

/** A step's own draft, and over it what is asked elsewhere. */
export const draftUnder = (draft: FormDraft, over: object): FormDraft => ({
  ...draft,
  load: () => {
    const typed = draft.load();
    return typed && { ...typed, ...over };
  },
});
