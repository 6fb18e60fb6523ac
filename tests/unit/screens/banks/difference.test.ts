import { describe, expect, it } from 'vitest';
import { samples } from '../../../../openapi/generated/samples.ts';
import type { Integration, Offer } from '../../../../openapi/index.ts';
import { isApproved, type Approved } from '../../../../src/blocks/banks/answer-kinds.ts';
import { changedWords, differenceOf, gesvReason } from '../../../../src/blocks/banks/difference.ts';

const approvals = samples.listIntegrations.find(({ name }) => name === 'allApproved');
const example = ((approvals?.body ?? []) as Integration[]).find(isApproved);
if (example === undefined) throw new Error('The contract has no approved answer');
/** Ids of texts with their values: what is said, not how. */
const t = (id: string, values?: Record<string, string | number>) => [id, ...Object.values(values ?? {})].join(' ');
const plain: Partial<Offer> = {
  cascoRequired: false,
  lifeRequired: false,
  gpsRequired: false,
  extraCosts: [],
  conditions: [],
  rate: 25,
};
const offer = (id: string, more: Partial<Offer> = {}, type: 'bvu' | 'mfo' = 'bvu'): Approved => ({
  ...example,
  id,
  bank: { ...example.bank, alias: id, type },
  approved: { ...example.approved, ...plain, ...more },
});
const gps = { gpsRequired: true, extraCosts: [{ kind: 'gps', sum: 120_000, period: 'once' }] } as const;

describe('the one thing in which an offer differs', () => {
  it.each<[string, Approved, Approved[], string | null]>([
    ['nothing', offer('a'), [offer('b')], null],
    ['alone, nothing', offer('a', gps as unknown as Partial<Offer>), [], null],
    [
      'money at once',
      offer('a', gps as unknown as Partial<Offer>),
      [offer('b')],
      'b.diffOnce b.costGps 120\u00a0000\u00a0₸',
    ],
    [
      'not the money that all take',
      offer('a', { ...(gps as unknown as Partial<Offer>) }),
      [offer('b', gps as unknown as Partial<Offer>)],
      null,
    ],
    [
      'a demand that others do not make',
      offer('a', { cascoRequired: true }),
      [offer('b')],
      'b.diffDemands b.costCasco',
    ],
    [
      'no demand that the reason of the rate names with its cost',
      offer('a', { cascoRequired: true, extraCosts: [{ kind: 'casco', sum: 350_000, period: 'year' }] }),
      [offer('b')],
      null,
    ],
    ['no demand where all others make it', offer('a'), [offer('b', { cascoRequired: true })], 'b.free.casco'],
    [
      'no demand that costs, where the sum says that nothing is paid beside it',
      offer('a'),
      [offer('b', gps as unknown as Partial<Offer>)],
      null,
    ],
    [
      'a demand that some make is nothing of its own',
      offer('a'),
      [offer('b', { lifeRequired: true }), offer('c')],
      null,
    ],
    ['another kind of lender', offer('a', {}, 'mfo'), [offer('b')], 'b.diffMfo'],
    [
      'words that others do not say',
      offer('a', { conditions: ['same', 'own'] }),
      [offer('b', { conditions: ['same'] })],
      'own',
    ],
  ])('%s', (_name, one, others, expected) => {
    expect(differenceOf(one, [one, ...others], t)).toBe(expected);
  });
});

it('another sum or term than was asked for is said with both', () => {
  const asked = { creditAmount: 8_000_000, term: 60 };
  const { approved } = offer('a', { amount: 8_000_000, term: 60 });
  expect(changedWords(approved, asked, t)).toBe('');
  expect(changedWords({ ...approved, amount: 7_500_000, term: 48 }, asked, t)).toBe(
    'b.diffSum 7\u00a0500\u00a0000\u00a0₸ 8\u00a0000\u00a0000\u00a0₸, b.diffTerm date.months 48 60',
  );
  expect(changedWords(approved, undefined, t)).toBe('');
});

it('the effective rate is the rate and what the bank demands, not what the client chose', () => {
  const why = (more: Partial<Offer>) => gesvReason(offer('a', more).approved, false, t);
  const casco = { kind: 'casco', sum: 350_000, period: 'year' } as const;
  const fee = { kind: 'commission', sum: 50_000, period: 'once' } as const;
  expect(why({ extraCosts: [casco] })).toBe('b.whyRate 25\u00a0%');
  expect(why({ extraCosts: [casco], cascoRequired: true })).toBe('b.whyCosts 25\u00a0% b.costCasco');
  expect(why({ extraCosts: [casco, fee] })).toBe('b.whyCosts 25\u00a0% b.costCommission');
  expect(gesvReason(offer('a').approved, true, t)).toBe('b.whyRateOnly 25\u00a0%');
});
