import type { CascoLifeConditions, OperationId } from '../../../../openapi/index.ts';
import type { DecisionsValues } from '../../../../schemas/casco-life/decisions.form.ts';
import { companiesFor } from './options.ts';

type Options = CascoLifeConditions['options'];
const priceOf = (offers: Options, choice: string): number | null =>
  offers.find(({ company }) => company.alias === choice)?.premium ?? null;

/** What is said, with what the policies cost on the page. */
export const withPrices = (
  { casco, life }: DecisionsValues,
  cascoSold: CascoLifeConditions | undefined,
  lifeSold: CascoLifeConditions | undefined,
): DecisionsValues => ({
  casco: casco && {
    ...casco,
    premium: priceOf(
      companiesFor(cascoSold?.options ?? [], {
        risks: casco.risks ?? '',
        termMonths: String(casco.termMonths ?? ''),
        deductiblePercent: casco.deductiblePercent ?? '',
      }),
      casco.choice,
    ),
  },
  life: life && { ...life, premium: priceOf(lifeSold?.options ?? [], life.choice) },
});

type Fields = Readonly<Record<string, readonly string[]>>;
const PARTS: { readonly [Id in OperationId]?: string } = { putCascoConditions: 'casco', putLifeConditions: 'life' };
/** Of one choice the form has one field: whose policy it is. */
const CHOICE: ReadonlySet<string> = new Set(['decision', 'company']);
/** What follows from the loan has no field of its own. */
const LIFE_CHOICE: ReadonlySet<string> = new Set([...CHOICE, 'risks', 'termMonths', 'deductiblePercent', 'fileId']);

/** What the service refused, at the fields of the insurance that it was saved for; null: nothing of these. */
export const fieldsAt = (operationId: string | undefined, fields: Fields | undefined | null): Fields | null => {
  const part = PARTS[operationId as OperationId];
  if (part === undefined || !fields) return null;
  const ofChoice = part === 'life' ? LIFE_CHOICE : CHOICE;
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => [`${part}.${ofChoice.has(name) ? 'choice' : name}`, texts]),
  );
};
