import { describe, expect, it } from 'vitest';
import { samples } from '../../../openapi/generated/samples.ts';
import type { Bank, Claim, Integration } from '../../../openapi/index.ts';
import { banks as catalogue } from '../../../sandbox/data/banks.ts';
import { bankView } from '../../../sandbox/services/banks/view.ts';
import { everything, orders, passes, sortOffers } from '../../../src/blocks/banks/answers.ts';
import { adviceFor, moneyOf } from '../../../src/blocks/banks/other-terms.ts';

const sample = (id: 'claim' | 'listIntegrations', name: string): unknown =>
  samples[id].find((one) => one.kind === 'done' && one.name === name)?.output;
const claim = sample('claim', 'rejected') as Claim;
const answers = sample('listIntegrations', 'allApproved') as Integration[];
const banks: Bank[] = catalogue.map((bank) => bankView(bank, 'ru'));
const TODAY = '2026-02-01';

const [, second] = sample('listIntegrations', 'allRejected') as Integration[];
const refusedBy = (alias: string, rejection: Integration['rejection']): Integration => ({
  ...second!,
  id: alias,
  bank: { ...second!.bank, alias, name: alias },
  rejection,
});
const burden = { income: 420_000, obligations: 60_000, limit: 0.5, keepsLimit: true };
const kdn = { code: 'KDN_LIMIT' as const, text: '', fixable: true, hint: null, burden };

describe('answers of banks', () => {
  it('stand in every order with the best first', () => {
    const first = Object.fromEntries(
      orders.map((order) => [order, sortOffers(answers, order, undefined)[0]?.bank.alias]),
    );
    expect(first).toEqual({
      cost: 'mcf',
      payment: 'mcf',
      overpayment: 'mcf',
      gesv: 'demo_dala',
      amount: 'demo_dala',
      answered: 'demo_dala',
    });
  });
  it('are left out by what they demand and by who gives them', () => {
    const mixed = [...answers, ...(sample('listIntegrations', 'mixed') as Integration[]).slice(1)];
    const left = (filter: Partial<typeof everything>) =>
      mixed.filter(passes({ ...everything, ...filter })).map(({ bank }) => bank.alias);
    expect(left({})).toHaveLength(mixed.length);
    expect(left({ approvedOnly: true })).toEqual(['demo_dala', 'mcf']);
    expect(left({ approvedOnly: true, noGps: true })).toEqual(['demo_dala']);
    expect(left({ lender: 'mfo' })).toEqual(['mcf', 'demo_jet']);
    const casco = mixed.map((one) =>
      one.approved ? { ...one, approved: { ...one.approved, cascoRequired: true } } : one,
    );
    expect(casco.filter(passes({ ...everything, noCasco: true })).some(({ approved }) => approved !== null)).toBe(
      false,
    );
  });
});

describe('advice after refusals', () => {
  it('counts which banks each change would win, and names the one that wins most first', () => {
    const all = ['eubank', 'demo_orda', 'mcf'].map((alias) => refusedBy(alias, kdn));
    const { changes, counterOffers } = adviceFor(claim, all, banks, TODAY);
    expect([...changes.keys()]).toEqual(['eubank', 'demo_orda', 'mcf']);
    expect(counterOffers.length).toBeLessThanOrEqual(3);
    expect(counterOffers[0]?.banks).toEqual(['eubank', 'demo_orda', 'mcf']);
    const counts = counterOffers.map((one) => one.banks.length);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
  it('takes what a bank names as holding together, not one of it', () => {
    const mixed = sample('listIntegrations', 'mixed') as Integration[];
    const refused = mixed.find(({ rejection }) => rejection?.hint?.term != null);
    const { changes } = adviceFor(claim, mixed, banks, TODAY);
    const price = claim.product.carPrice - claim.product.carDiscount;
    const hint = refused?.rejection?.hint;
    for (const { fee, term } of changes.get(refused?.id ?? '') ?? [{ fee: 0, term: 0 }]) {
      expect(fee).toBeGreaterThanOrEqual((price * (hint?.initialFeePercent ?? 0)) / 100);
      expect(price - fee).toBeLessThanOrEqual(hint?.amount ?? 0);
      expect(term).toBeGreaterThanOrEqual(hint?.term ?? 0);
    }
  });
  it('has nothing to say where other terms change nothing, or the bank is not in the catalogue', () => {
    const stop = refusedBy('eubank', { ...kdn, code: 'STOP_CREDIT' });
    const unknown = refusedBy('elsewhere', kdn);
    const { changes, counterOffers } = adviceFor(claim, [stop, unknown], banks, TODAY);
    expect([changes.size, counterOffers]).toEqual([0, []]);
  });
  it('knows the money from the bank that told it, else from the statement, else from the questionnaire', () => {
    expect(moneyOf(claim, [refusedBy('eubank', kdn)])).toEqual({ ...burden, limit: 0.5 });
    const stated = { ...claim, statement: { ...claim.statement, monthlyIncome: 700_000 } };
    expect(moneyOf(stated, [])?.income).toBe(700_000);
    const declared = { ...claim, statement: { ...claim.statement, monthlyIncome: null } };
    const sum = claim.borrower.incomes.reduce((total, { value }) => total + value, 0);
    expect(moneyOf(declared, [])?.income ?? 0).toBe(sum);
    expect(moneyOf({ ...declared, borrower: { ...claim.borrower, incomes: [] } }, [])).toBeNull();
  });
});
