/** What is sold, narrowed by what is asked for, and the raw values a form starts with. Pure. */
import { sorted } from '../../../../schemas/facts/sorted.ts';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { initial as noCasco, type CascoChoiceRaw } from '../../../../schemas/casco-life/casco-choice.form.ts';
import { initial as noLife, type LifeChoiceRaw } from '../../../../schemas/casco-life/life-choice.form.ts';

type Option = CascoLifeConditions['options'][number];

/** Raw values of the form's fields; what is empty narrows nothing. */
export interface Wish {
  readonly risks: string;
  readonly termMonths: string;
  readonly deductiblePercent: string;
}

/** A deductible as the form's value: '0.5'. */
export const deductibleValue = (percent: number | null): string => String(percent ?? 0);

const fits = (option: Option, { risks, termMonths, deductiblePercent }: Partial<Wish>): boolean =>
  (!risks || option.risks === risks) &&
  (!termMonths || String(option.termMonths) === termMonths) &&
  (!deductiblePercent || deductibleValue(option.deductiblePercent) === deductiblePercent);

const distinct = (numbers: readonly number[]): number[] => sorted(new Set(numbers), (a, b) => a - b);

/** Terms of policies, months, the shortest first. */
export const termsOf = (options: readonly Option[]): number[] => distinct(options.map(({ termMonths }) => termMonths));

/** Deductibles sold for these risks and this term, percent, the smallest first. */
export const deductiblesOf = (options: readonly Option[], wish: Partial<Wish>): number[] =>
  distinct(
    options
      .filter((one) => fits(one, { ...wish, deductiblePercent: '' }))
      .map(({ deductiblePercent }) => deductiblePercent ?? 0),
  );

/** One option a company for everything that is asked for, the cheapest first; none while something is not said yet. */
export const companiesFor = (options: readonly Option[], wish: Wish): Option[] =>
  wish.risks && wish.termMonths && wish.deductiblePercent
    ? sorted(
        options.filter((one) => fits(one, wish)),
        (a, b) => a.premium - b.premium,
      )
    : [];

/** The lowest price at all, and for how long; null: nothing is sold. */
export const cheapest = (options: readonly Option[]): Option | null =>
  sorted(options, (a, b) => a.premium - b.premium)[0] ?? null;

/** What was bought before; else risks and term as most take them. Decision, insurer and payer are never filled in beforehand. */
export const cascoInitial = ({ chosen, options, risks }: CascoLifeConditions): CascoChoiceRaw =>
  chosen?.decision === 'insure'
    ? {
        ...noCasco,
        decision: 'insure',
        risks: chosen.risks ?? '',
        termMonths: String(chosen.termMonths ?? ''),
        deductiblePercent: deductibleValue(chosen.deductiblePercent),
        company: chosen.company?.alias ?? '',
        payer: chosen.payer ?? '',
      }
    : {
        ...noCasco,
        decision: chosen?.decision ?? '',
        risks: risks[0]?.alias ?? '',
        termMonths: String(termsOf(options)[0] ?? ''),
      };

export const lifeInitial = ({ chosen }: CascoLifeConditions): LifeChoiceRaw => ({
  ...noLife,
  decision: chosen?.decision ?? '',
  company: chosen?.company?.alias ?? '',
  payer: chosen?.payer ?? '',
});
