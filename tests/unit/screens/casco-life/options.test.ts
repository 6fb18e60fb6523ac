import { describe, expect, test } from 'vitest';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { isDecided, isSettled } from '../../../../machines/products/casco-life/conditions.ts';
import { decisionsForm } from '../../../../schemas/casco-life/decisions.form.ts';
import { isSaved, toCasco, toLife } from '../../../../schemas/casco-life/decisions.ts';
import { check } from '../../../../schemas/kit.ts';
import { pickOf, UNDECIDED } from '../../../../src/products/casco-life/blocks/deciding.ts';
import { fieldsAt, withPrices } from '../../../../src/products/casco-life/blocks/decided-values.ts';
import {
  cheapest,
  companiesFor,
  deductiblesOf,
  savedRaw,
  startRaw,
  termsOf,
} from '../../../../src/products/casco-life/blocks/options.ts';

const answered = (operation: 'getCascoConditions' | 'getLifeConditions', name: string): CascoLifeConditions => {
  const found = samples[operation].find((sample) => sample.name === name);
  if (found === undefined) throw new Error(`No example "${name}"`);
  return found.output as CascoLifeConditions;
};
const open = answered('getCascoConditions', 'open');
const option = (company: string, deductiblePercent: number, termMonths: number, premium: number) => ({
  company: { alias: company, name: company },
  deductiblePercent,
  termMonths,
  risks: 'full' as const,
  premium,
});
const options = [
  option('b', 1, 12, 300),
  option('a', 1, 12, 200),
  option('a', 0.5, 12, 250),
  option('a', 1, 36, 600),
  { ...option('c', 1, 12, 100), risks: 'roadOnly' as const },
];

describe('what is sold', () => {
  test('nobody is shown before everything is asked for; then the cheapest first', () => {
    const wish = { risks: 'full', termMonths: '12', deductiblePercent: '' };
    expect(companiesFor(options, wish)).toEqual([]);
    const found = companiesFor(options, { ...wish, deductiblePercent: '1' });
    expect(found.map(({ company }) => company.alias)).toEqual(['a', 'b']);
    expect(companiesFor(options, { ...wish, deductiblePercent: '0.5' }).map(({ premium }) => premium)).toEqual([250]);
  });

  test('terms and deductibles are those that are sold, the smallest first', () => {
    expect(termsOf(options)).toEqual([12, 36]);
    expect(deductiblesOf(options, { risks: 'full', termMonths: '12', deductiblePercent: '1' })).toEqual([0.5, 1]);
    expect(deductiblesOf(options, { risks: 'full', termMonths: '36' })).toEqual([1]);
    expect(cheapest(options)).toMatchObject({ premium: 100, termMonths: 12 });
    expect(cheapest([])).toBeNull();
  });
});

const chosen = answered('getCascoConditions', 'chosen');
const life = answered('getLifeConditions', 'open');
const valuesOf = (raw: object) => {
  const checked = check(decisionsForm({}), raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.values;
};
const bought = { choice: 'demo_qalqan', risks: 'full', termMonths: '12', deductiblePercent: '1', payer: 'financed' };

describe('what the form starts with', () => {
  test('nothing is decided beforehand: no insurance, insurer or payer; prices are for what most take', () => {
    expect(savedRaw(open)).toMatchObject({ choice: '', payer: '', fileId: '', risks: 'full', deductiblePercent: '1' });
    expect(savedRaw(life)).toMatchObject({ choice: '', payer: '' });
    // Where nobody sells the usual deductible, the lowest one.
    const others = { ...open, options: options.filter(({ deductiblePercent }) => deductiblePercent !== 1) };
    expect(savedRaw(others)).toMatchObject({ deductiblePercent: '0.5' });
  });

  test('what was bought may be sent again as it stands, and is known as the same', () => {
    const { casco } = valuesOf({ casco: savedRaw(chosen), life: { choice: 'decline' } });
    expect(casco).toMatchObject({ choice: 'demo_qalqan', termMonths: 12, payer: 'financed' });
    expect(casco && isSaved(toCasco(casco), chosen)).toBe(true);
    for (const other of [{ payer: 'own' }, { choice: 'centras' }, { deductiblePercent: '2' }, { choice: 'decline' }]) {
      const { casco: changed } = valuesOf({ casco: { ...savedRaw(chosen), ...other }, life: { choice: 'decline' } });
      expect(changed && isSaved(toCasco(changed), chosen)).toBe(false);
    }
  });

  test('a draft lies over it, but for what was typed before the newest decision, or was refused', () => {
    const typed = { choice: 'centras', payer: null, over: chosen.chosen?.decidedAt };
    expect(startRaw(chosen, typed)).toMatchObject({ choice: 'centras', payer: 'financed' });
    expect(startRaw(chosen, { ...typed, over: '' })).toMatchObject({ choice: 'demo_qalqan' });
    expect(startRaw(open, typed)).toMatchObject({ choice: 'centras', payer: '', over: '' });
    expect(savedRaw(answered('getCascoConditions', 'ownPolicyAccepted'))).toMatchObject({ fileId: 'f-1' });
    expect(savedRaw(answered('getCascoConditions', 'ownPolicyRefused'))).toMatchObject({ fileId: '' });
  });
});

describe('what is said', () => {
  test('an own policy is the same by its file; life goes for the whole loan', () => {
    const own = answered('getCascoConditions', 'ownPolicyChecking');
    expect(isSaved({ decision: 'own_policy', fileId: 'f-1' }, own)).toBe(true);
    expect(isSaved({ decision: 'own_policy', fileId: 'f-2' }, own)).toBe(false);
    const said = { choice: 'demo_omir', payer: 'own', premium: null } as const;
    expect(toLife(said, life.options, 48)).toMatchObject({ company: 'demo_omir', termMonths: 60 });
    expect(toLife(said, [], 48)).toMatchObject({ termMonths: 48 });
    expect(isSaved(toLife({ ...said, choice: 'decline' }, [], 60), answered('getLifeConditions', 'declined'))).toBe(
      true,
    );
  });

  test('it carries what the policies cost on the page', () => {
    const said = valuesOf({ casco: bought, life: { choice: 'demo_omir', payer: 'own' } });
    const { casco, life: also } = withPrices(said, open, life);
    expect([casco?.premium, also?.premium]).toEqual([240_000, 180_000]);
    const without = valuesOf({ casco: { choice: 'own_policy', fileId: 'f-1' }, life: { choice: 'decline' } });
    expect(withPrices(without, open, undefined)).toMatchObject({ casco: { premium: null }, life: { premium: null } });
  });

  test('what stands as it was decided is no pick', () => {
    const picked = { decision: 'insure', premium: 240_000, payer: 'financed' };
    expect(pickOf(chosen, savedRaw(chosen), open.options)).toEqual(UNDECIDED);
    expect(pickOf(open, bought, open.options)).toEqual(picked);
    expect(pickOf(answered('getCascoConditions', 'priceChanged'), bought, open.options)).toEqual(picked);
    expect(pickOf(undefined, bought, [])).toEqual(UNDECIDED);
  });

  test('a refusal stands at the field of the insurance that was to be saved', () => {
    const fields = { company: ['a'], payer: ['b'] };
    expect(fieldsAt('putCascoConditions', fields)).toEqual({ 'casco.choice': ['a'], 'casco.payer': ['b'] });
    expect(fieldsAt('putLifeConditions', { termMonths: ['c'] })).toEqual({ 'life.choice': ['c'] });
    expect(fieldsAt('completeSelection', fields)).toBeNull();
    expect(fieldsAt('putLifeConditions', undefined)).toBeNull();
  });
});

test('decided is what the server takes: at today’s price, with a policy that was accepted', () => {
  const decided = (name: string) => isDecided(answered('getCascoConditions', name));
  expect(
    ['open', 'chosen', 'priceChanged', 'ownPolicyChecking', 'ownPolicyRefused', 'ownPolicyAccepted'].map(decided),
  ).toEqual([false, true, false, false, false, true]);
  expect(isDecided(answered('getLifeConditions', 'declined'))).toBe(true);
  // Settled, too, is what the insurer looks at.
  expect(isSettled(answered('getCascoConditions', 'ownPolicyChecking'))).toBe(true);
  expect(isSettled(answered('getCascoConditions', 'ownPolicyRefused'))).toBe(false);
});
