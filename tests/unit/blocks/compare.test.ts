import { describe, expect, it } from 'vitest';
import type { InsuranceOffer, Integration } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { isApproved } from '../../../src/blocks/banks/answer-kinds.ts';
import { comparedBank } from '../../../src/blocks/banks/compared-bank.ts';
import { comparedInsurer } from '../../../src/blocks/insurance/words.ts';
import { figureLines, hasChanged, leadsOf, leastOf, toldOf } from '../../../src/blocks/compare/dialog-figures.ts';
import { type ComparedOffer, toggled } from '../../../src/blocks/compare/rows.ts';

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
  it('say of every figure what each offers, and what is not said', () => {
    const a = offer('a', { rate: '18 %', term: '60', fee: '', kind: 'casco' });
    const b = offer('b', { rate: '21 %', term: '60', fee: '2 000 000', repair: null });
    expect(figureLines([a, b]).map(({ label, values }) => [label, values])).toEqual([
      ['rate', ['18 %', '21 %']],
      ['term', ['60', '60']],
      ['fee', [null, '2 000 000']],
      ['kind', ['casco', null]],
      ['repair', [null, null]],
    ]);
  });
  it('name the least of a figure of which less is better: known of all, and not the same of all', () => {
    const paying = (less: Readonly<Record<string, number | null | undefined>>): ComparedOffer => ({
      ...offer('a', {}),
      rows: Object.entries(less).map(([label, one]) => ({ label, value: String(one), less: one })),
    });
    const best = (...all: Readonly<Record<string, number | null | undefined>>[]) =>
      figureLines(all.map(paying)).map((line) => line.best);
    expect(best({ rate: 18 }, { rate: 21 }, { rate: 18 })).toEqual([[0, 2]]);
    expect(best({ rate: 21 }, { rate: 18 })).toEqual([[1]]);
    expect(best({ rate: 18 }, { rate: 18 })).toEqual([[]]);
    expect(best({ rate: 18 }, { rate: null })).toEqual([[]]);
    expect(best({ term: undefined }, { term: undefined })).toEqual([[]]);
    expect(best({ rate: 18 }, { fee: 1 })).toEqual([[], []]);
  });
  it('fold a figure that is the same of all', () => {
    const folded = figureLines([offer('a', { rate: '18 %', term: '60' }), offer('b', { rate: '21 %', term: '60' })]);
    expect(folded.filter(({ more }) => more).map(({ label }) => label)).toEqual(['term']);
    // One alone is no comparison.
    expect(figureLines([offer('a', { rate: '18 %' })]).map(({ more }) => more)).toEqual([false]);
  });
  it('are told apart by the one that is another loan, where there are two; else each speaks for itself', () => {
    const [a, b, c] = [offer('a', {}), offer('b', {}), offer('c', {})];
    const other = { ...b, trade: 'a shorter term' };
    expect(toldOf([a, other])).toEqual([other]);
    expect(toldOf([a, b])).toEqual([a, b]);
    expect(toldOf([{ ...a, trade: 'less' }, other])).toHaveLength(2);
    expect(toldOf([a, other, c])).toHaveLength(3);
    expect(toldOf([a, { ...b, aside: 'a shorter term' }]).map(({ id }) => id)).toEqual(['b']);
  });
  it('say what a smaller and shorter loan than was asked for is bought with; of the one asked for, nothing', () => {
    const [answer] = (samples.listIntegrations ?? []).flatMap(({ body }) =>
      Array.isArray(body) ? (body as Integration[]).filter(isApproved) : [],
    );
    if (!answer) throw new Error('No sample has an offer');
    const { amount, term, initialFee } = answer.approved;
    const comparedAt = (creditAmount: number, months: number) =>
      comparedBank(answer, { creditAmount, term: months, initialFee }, (id) => id);
    const tradeAt = (creditAmount: number, months: number) => comparedAt(creditAmount, months).trade;
    const asideAt = (creditAmount: number, months: number) => comparedAt(creditAmount, months).aside;
    expect(tradeAt(amount, term)).toBeNull();
    expect(tradeAt(amount + 1_000_000, term)).toBe('b.tradeOwn');
    // Another term is told beside it, as no price of anything.
    expect(tradeAt(amount + 1_000_000, term + 12)).toBe('b.tradeOwn');
    expect(asideAt(amount, term)).toBeNull();
    expect(asideAt(amount, term + 12)).toBe('b.tradeTerm');
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
  it('say who leads in what decides, by how much to the next one, and nothing where it is not told of all or is the same', () => {
    const deciding = (...all: (number | null)[]) =>
      leadsOf(
        all.map((less, at) => ({
          ...offer('abc'[at] ?? '', {}),
          rows: [
            { label: 'month', value: '', less, lead: (by: number, many: boolean) => `${by}${many ? ' or more' : ''}` },
            { label: 'rate', value: '', less: at },
          ],
        })),
      ).map(({ name, words }) => [name, ...words]);
    expect(deciding(7, 5)).toEqual([['B', '2']]);
    expect(deciding(9, 5, 8)).toEqual([['B', '3 or more']]);
    expect(deciding(5, 5)).toEqual([]);
    expect(deciding(5, 5, 7)).toEqual([]);
    expect(deciding(5, null)).toEqual([]);
    expect(deciding(5)).toEqual([]);
  });
  it('tell first what each comes to, and fold what follows from the rest', () => {
    const answers = samples.listIntegrations.find(({ name }) => name === 'allApproved')?.body as Integration[];
    const [own, other] = answers
      .filter(isApproved)
      .map((answer, _at, [asked]) =>
        comparedBank(
          answer,
          asked && { creditAmount: asked.approved.amount, term: asked.approved.term, initialFee: 2_000_000 },
          (id, values) => [id, ...Object.values(values ?? {})].join(' '),
        ),
      );
    if (!own || !other) throw new Error('No sample has two offers');
    const figures = figureLines([own, other]);
    expect(figures.filter(({ more }) => !more).map(({ label }) => label)).toEqual([
      'b.inAll',
      'b.ownMoney',
      'b.amount',
      'b.term',
      'b.monthInAll',
      'b.over',
      'b.gesv',
    ]);
    expect(figures.filter(({ main }) => main).map(({ label, best }) => [label, best])).toEqual([['b.inAll', [1]]]);
    expect(figures.find(({ label }) => label === 'b.over')?.best).toEqual([1]);
    expect(leadsOf([own, other]).map(({ id, words }) => [id, ...words.map((one) => one.split(' ')[0])])).toEqual([
      [own.id, 'b.leadsOwn', 'b.leadsGesv'],
      [other.id, 'b.leadsAll', 'b.leadsMonth', 'b.leadsOver'],
    ]);
  });
  it('differ by the rates as they are shown', () => {
    const answers = samples.listIntegrations.find(({ name }) => name === 'allApproved')?.body as Integration[];
    // Shown as 33,2 and 25,6; apart by 7,52.
    const [own, other] = [33.16, 25.64].map((gesv, at) => {
      const answer = answers.filter(isApproved)[at];
      if (!answer) throw new Error('No sample has two offers');
      const asked = { creditAmount: answer.approved.amount, term: answer.approved.term, initialFee: 2_000_000 };
      return comparedBank({ ...answer, approved: { ...answer.approved, gesv } }, asked, (id, values) =>
        [id, ...Object.values(values ?? {})].join(' '),
      );
    });
    if (!own || !other) throw new Error('No sample has two offers');
    expect(leadsOf([own, other]).flatMap(({ words }) => words)).toContain('b.leadsGesv 7,6');
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
