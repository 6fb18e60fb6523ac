import { describe, expect, it } from 'vitest';
import type { InsuranceOffer, Integration } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { isApproved } from '../../../src/blocks/banks/answers.ts';
import { comparedBank } from '../../../src/blocks/banks/compared-bank.ts';
import { comparedInsurer } from '../../../src/blocks/insurance/words.ts';
import { type ComparedOffer, figureLines, hasChanged, leastOf, toggled } from '../../../src/blocks/compare/rows.ts';

const offer = (id: string, rows: Readonly<Record<string, string | null>>): ComparedOffer => ({
  id,
  name: id.toUpperCase(),
  cost: null,
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
  facts: rows,
});

const dearer = (answer: Integration): Integration => ({
  ...answer,
  approved: answer.approved && { ...answer.approved, rate: answer.approved.rate + 1 },
});

describe('offers beside each other', () => {
  it('say of every figure what each offers, what is not said, and whether it differs', () => {
    const a = offer('a', { rate: '18 %', term: '60', fee: '', kind: 'casco' });
    const b = offer('b', { rate: '21 %', term: '60', fee: '2 000 000', repair: null });
    expect(figureLines([a, b])).toEqual([
      { label: 'rate', values: ['18 %', '21 %'], differs: true },
      { label: 'term', values: ['60', '60'], differs: false },
      { label: 'fee', values: [null, '2 000 000'], differs: true },
      { label: 'kind', values: ['casco', null], differs: true },
      { label: 'repair', values: [null, null], differs: false },
    ]);
  });
  it('are ticked and unticked; a fourth is not taken', () => {
    expect(['a', 'b', 'a', 'c', 'd', 'e'].reduce<readonly string[]>(toggled, [])).toEqual(['b', 'c', 'd']);
  });
  it('are other ones when a figure changed or one is gone, not when they were only read again', () => {
    const before = [offer('a', { rate: '18 %' }), offer('b', { rate: '21 %' })];
    expect(hasChanged(before, structuredClone(before))).toBe(false);
    expect(hasChanged(before, before.slice(1))).toBe(true);
    expect(hasChanged(before, [offer('a', { rate: '19 %' }), before[1]!])).toBe(true);
  });
  it('are led by the one that costs least, where there is one', () => {
    const costing = (...costs: (number | null)[]) =>
      leastOf(costs.map((cost, at) => ({ ...offer('abc'[at] ?? '', {}), cost })));
    expect(costing(3, 2, null)).toBe('b');
    expect(costing(2, 2)).toBeNull();
    // One alone is cheaper than nothing.
    expect(costing(2, null)).toBeNull();
    expect(costing(null, null)).toBeNull();
  });
  it("are the same in another language: a bank's", () => {
    const answers = samples.listIntegrations.find(({ name }) => name === 'allApproved')?.body as Integration[];
    const told = (words: string) => (answer: Integration) => {
      if (!isApproved(answer)) throw new Error('not approved');
      const { approved, bank } = answer;
      const seconds = approved.expiresInSec - words.length;
      const of = { ...approved, expiresInSec: seconds, conditions: approved.conditions.map(() => words) };
      return comparedBank({ ...answer, bank: { ...bank, name: words }, approved: of }, undefined, () => words);
    };
    const russian = answers.map(told('срок'));
    expect(hasChanged(russian, answers.map(told('мерзім')))).toBe(false);
    expect(
      hasChanged(
        russian,
        answers.map((one) => told('срок')(dearer(one))),
      ),
    ).toBe(true);
  });
  it("are the same in another language: an insurer's", () => {
    const offers = samples.listOffers.find(({ status }) => status === 200)?.body as InsuranceOffer[];
    const told = (words: string) => (offer: InsuranceOffer) =>
      comparedInsurer({ ...offer, risks: [words], company: { ...offer.company, name: words } }, () => words);
    const russian = offers.map(told('срок'));
    expect(hasChanged(russian, offers.map(told('мерзім')))).toBe(false);
    expect(
      hasChanged(
        russian,
        offers.map((one) => told('срок')({ ...one, premium: 1 })),
      ),
    ).toBe(true);
  });
});
