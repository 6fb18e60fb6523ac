import { isSettled } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import type { CascoRaw, LifeRaw } from '../../../../schemas/casco-life/decisions.form.ts';
import { DECLINE, OWN_POLICY } from '../../../../schemas/casco-life/choices.ts';
import { savedRaw } from './options.ts';

/** What is picked of an insurance: which decision, the price of what is bought, as far as it is said, and out of which pocket. */
export interface Deciding {
  readonly decision: string;
  readonly premium: number | null;
  readonly payer: string;
}
export const UNDECIDED: Deciding = { decision: '', premium: null, payer: '' };

/** What stands in the form of one insurance; drafts may lack some of it. */
export type PartRaw = Readonly<Partial<Record<keyof CascoRaw | keyof LifeRaw, unknown>>>;

export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The decision that a choice stands for: an insurer is bought from. */
export const decisionOf = (choice: unknown): string =>
  choice === OWN_POLICY || choice === DECLINE ? choice : text(choice) === '' ? '' : 'insure';

/** What a decision is told by. */
const TOLD_BY: Readonly<Record<string, readonly (keyof CascoRaw)[]>> = {
  insure: ['choice', 'risks', 'termMonths', 'deductiblePercent', 'payer'],
  own_policy: ['choice', 'fileId'],
  decline: ['choice'],
};

/** The same decision in both. */
export const isSame = (one: PartRaw, other: PartRaw): boolean =>
  (TOLD_BY[decisionOf(other.choice)] ?? ['choice']).every((name) => text(one[name]) === text(other[name]));

/** What stands in the form is what was decided, and it holds. */
export const isAsDecided = (conditions: CascoLifeConditions, raw: PartRaw): boolean =>
  isSettled(conditions) && isSame(raw, savedRaw(conditions));

/** What is picked and not saved yet; nothing where it stands as it was decided. `offers`: what is sold for what is asked. */
export const pickOf = (
  conditions: CascoLifeConditions | undefined,
  raw: PartRaw,
  offers: CascoLifeConditions['options'],
): Deciding =>
  conditions === undefined || isAsDecided(conditions, raw)
    ? UNDECIDED
    : {
        decision: decisionOf(raw.choice),
        premium: offers.find(({ company }) => company.alias === raw.choice)?.premium ?? null,
        payer: text(raw.payer),
      };
