/** What is sold, narrowed by what is asked for, and the raw values the form starts with. Pure. */
import { isSettled } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { type CascoRaw, initial as none, type LifeRaw } from '../../../../schemas/casco-life/decisions.form.ts';
import { OWN_POLICY } from '../../../../schemas/casco-life/choices.ts';
import { sorted } from '../../../../schemas/facts/sorted.ts';

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

/** By price, the cheapest first. */
export const byPrice = (options: readonly Option[]): Option[] => sorted(options, (a, b) => a.premium - b.premium);

/** One option a company for everything that is asked for, the cheapest first; none while something is not said yet. */
export const companiesFor = (options: readonly Option[], wish: Wish): Option[] =>
  wish.risks && wish.termMonths && wish.deductiblePercent ? byPrice(options.filter((one) => fits(one, wish))) : [];

/** The lowest price at all, and for how long; null: nothing is sold. */
export const cheapest = (options: readonly Option[]): Option | null => byPrice(options)[0] ?? null;

/** The deductible that most take, percent. */
const USUAL_PERCENT = 1;

/** What prices are for at first: risks, term and deductible as most take them. */
const usualWish = ({ options, risks }: CascoLifeConditions): Wish => {
  const wish = { risks: risks[0]?.alias ?? '', termMonths: String(termsOf(options)[0] ?? '') };
  const sold = deductiblesOf(options, wish);
  const deductible = sold.includes(USUAL_PERCENT) ? USUAL_PERCENT : sold[0];
  return { ...wish, deductiblePercent: deductible === undefined ? '' : deductibleValue(deductible) };
};

/** What was decided, as the form has it. Decision, insurer and payer are never filled in beforehand, nor is a file that was refused. */
export const savedRaw = (conditions: CascoLifeConditions): CascoRaw | LifeRaw => {
  const { chosen, kind, ownPolicy } = conditions;
  const isBought = chosen?.decision === 'insure';
  const decided = {
    choice: isBought ? (chosen.company?.alias ?? '') : (chosen?.decision ?? ''),
    payer: (isBought ? chosen.payer : null) ?? '',
    over: chosen?.decidedAt ?? '',
  };
  if (kind === 'life') return { ...none.life, ...decided };
  const wish = isBought
    ? {
        risks: chosen.risks ?? '',
        termMonths: String(chosen.termMonths ?? ''),
        deductiblePercent: deductibleValue(chosen.deductiblePercent),
      }
    : usualWish(conditions);
  const isFileGood = decided.choice === OWN_POLICY && ownPolicy !== null && ownPolicy.state !== 'refused';
  return { ...none.casco, ...wish, ...decided, fileId: isFileGood ? ownPolicy.fileId : '' };
};

type Raw = Readonly<Record<string, unknown>>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;

/**
 * What was typed, over what was decided; what was typed before the newest decision counts no more. `typed`: the part of a draft.
 */
export const startRaw = (conditions: CascoLifeConditions, typed: unknown): Raw => {
  const saved = savedRaw(conditions);
  if (!isRaw(typed) || (isSettled(conditions) && typed['over'] !== saved.over)) return { ...saved };
  // What was sent keeps null where nothing was asked.
  const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
  return { ...saved, ...said, over: saved.over };
};
