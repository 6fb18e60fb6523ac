import { describe, expect, test } from 'vitest';
import type { CascoLifeConditions } from '../../../../openapi/index.ts';
import { samples } from '../../../../openapi/generated/samples.ts';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import { cascoChoiceForm } from '../../../../schemas/casco-life/casco-choice.form.ts';
import { check } from '../../../../schemas/kit.ts';
import {
  cascoInitial,
  cheapest,
  companiesFor,
  deductiblesOf,
  lifeInitial,
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

describe('what a form starts with', () => {
  test('nothing is decided beforehand: no insurance, insurer or payer', () => {
    expect(cascoInitial(open)).toMatchObject({ decision: '', company: '', payer: '', deductiblePercent: '' });
    expect(lifeInitial(answered('getLifeConditions', 'open'))).toEqual({ decision: '', company: '', payer: '' });
  });

  test('what was bought may be sent again as it stands', () => {
    const raw = cascoInitial(answered('getCascoConditions', 'chosen'));
    expect(check(cascoChoiceForm, raw)).toMatchObject({ ok: true, values: { company: 'demo_qalqan', termMonths: 12 } });
  });
});

test('decided is what the server takes: at today’s price, with a policy that was accepted', () => {
  const decided = (name: string) => isDecided(answered('getCascoConditions', name));
  expect(
    ['open', 'chosen', 'priceChanged', 'ownPolicyChecking', 'ownPolicyRefused', 'ownPolicyAccepted'].map(decided),
  ).toEqual([false, true, false, false, false, true]);
  expect(isDecided(answered('getLifeConditions', 'declined'))).toBe(true);
});
