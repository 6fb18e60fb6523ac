import { beforeAll, expect, it } from 'vitest';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { isSame, type OfferNote, offerNote, offerNotes, traitWords } from '../../../src/blocks/insurance/offer-note.ts';
import { cheapest, isReady, isWaiting } from '../../../src/blocks/insurance/offers.ts';
import { loadCatalogue, setLocale, translate as t } from '../../../src/i18n/runtime.ts';

const ready = (samples.getOffer as readonly { name: string; output?: unknown }[]).find(({ name }) => name === 'ready')
  ?.output as InsuranceOffer;
let made = 0;
const offer = (own: Partial<InsuranceOffer> = {}): InsuranceOffer => ({
  ...ready,
  id: `o-${(made += 1)}`,
  kind: 'casco',
  options: [],
  instalments: 1,
  sumInsured: 10_000_000,
  termMonths: 12,
  ...own,
});
const deductible = (percent: number) => ({ kind: 'unconditional' as const, percent, sum: percent * 100_000 });
const nothingAsked = { instalments: null, deductiblePercent: null, termMonths: null, price: null };
const said = (note: OfferNote | null) => note && traitWords(note.trait, t).replaceAll('\u00a0', ' ');

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('insurance'), loadCatalogue('flow')]);
});

it('has nothing to say of an offer that is like all the others, or alone', () => {
  const same = [offer({ options: ['tow'] }), offer({ options: ['tow'] })];
  for (const one of same) expect(offerNote(one, same, null)).toBeNull();
  const alone = offer({ options: ['tow'] });
  expect(offerNote(alone, [alone], nothingAsked)).toBeNull();
});

it('names what the fewest others have', () => {
  const all = [
    offer({ options: ['tow'] }),
    offer({ options: ['tow', 'replacement_car'] }),
    offer({ options: ['tow', 'dealer_repair'], repair: 'dealer' }),
    offer({ options: ['tow'], territory: 'cis' }),
    offer({ repair: 'dealer' }),
    offer({ options: ['tow'], instalments: 4 }),
    offer({ options: ['tow'], sumInsured: 9_500_000 }),
    offer({ options: ['tow'], deductible: deductible(0) }),
  ];
  expect(all.map((one) => said(offerNote(one, all, null)))).toEqual([
    // Seven of the eight share each thing that it has: the deductible matters most.
    'Франшиза 1 %',
    'Подменный автомобиль',
    'Ремонт у дилера',
    'Страны СНГ',
    'Ремонт у дилера',
    '4 платежа',
    'Страховая сумма 9 500 000 ₸',
    'Без франшизы',
  ]);
});

it('says first what is not as it was asked for', () => {
  const asked = { instalments: 4, deductiblePercent: 1, termMonths: 12, price: 10_000_000 };
  const asAsked = offer({ instalments: 4, deductible: deductible(1), options: ['tow'] });
  const all = [
    asAsked,
    offer({ instalments: 1, deductible: deductible(1), options: ['replacement_car'] }),
    offer({ instalments: 1, deductible: deductible(3) }),
    offer({ instalments: 4, deductible: deductible(1), termMonths: 6 }),
    offer({ instalments: 1, deductible: deductible(1), sumInsured: 9_000_000 }),
  ];
  const notes = all.map((one) => offerNote(one, all, asked));
  expect(notes.map(said)).toEqual([
    'Эвакуатор',
    'Сразу всю сумму',
    'Франшиза 3 %',
    'Срок 6 месяцев',
    'Страховая сумма 9 000 000 ₸',
  ]);
  expect(notes.map((note) => note?.otherThanAsked)).toEqual([false, true, true, true, true]);
});

it('says of a dearer one what it has more than the cheapest, two things at most', () => {
  const asked = { ...nothingAsked, instalments: 4 };
  const least = offer({ premium: 240_000, deductible: deductible(1) });
  const dearer = offer({
    premium: 300_000,
    deductible: deductible(0),
    options: ['tow', 'replacement_car'],
    instalments: 4,
  });
  const other = offer({ premium: 310_000, deductible: deductible(0), options: ['tow'], instalments: 1 });
  const all = [least, dearer, other];
  const lines = (one: InsuranceOffer, wanted: typeof asked | null) =>
    offerNotes(one, all, wanted, least).map((note) => [said(note), note.otherThanAsked]);
  expect(lines(dearer, null)).toEqual([
    ['Без франшизы', false],
    ['Эвакуатор', false],
  ]);
  expect(lines(other, asked)).toEqual([
    ['Сразу всю сумму', true],
    ['Без франшизы', false],
  ]);
  expect(lines(least, null)).toEqual([['Франшиза 1 %', false]]);
});

it('says "the same" only of what is the same in everything but its price', () => {
  const least = offer({ premium: 240_000, options: ['tow'] });
  expect(isSame(offer({ premium: 260_000, options: ['tow'] }), least)).toBe(true);
  expect(isSame(least, least)).toBe(false);
  for (const own of [
    { options: [] },
    { options: ['tow', 'replacement_car'] },
    { risks: ['ДТП'] },
    { termMonths: 6 },
    { deductible: deductible(5) },
  ] satisfies Partial<InsuranceOffer>[])
    expect(isSame(offer({ options: ['tow'], ...own }), least)).toBe(false);
});

it('knows no deductible, repair or extras of the compulsory insurance', () => {
  const all = [
    offer({ kind: 'ogpo', deductible: deductible(3), repair: 'dealer', options: ['tow'], sumInsured: null }),
    offer({ kind: 'ogpo', sumInsured: null }),
  ];
  expect(offerNote(all[0] as InsuranceOffer, all, { ...nothingAsked, deductiblePercent: 0 })).toBeNull();
});

it('finds the cheapest by its price, whatever the order; none without a price', () => {
  const [dear, cheap, free] = [offer({ premium: 300_000 }), offer({ premium: 250_000 }), offer({ premium: null })];
  expect(cheapest([dear, free, cheap])).toBe(cheap);
  expect(cheapest([free])).toBeNull();
});

it('waits for an answer that names no price, instead of selling it for nothing', () => {
  const free = offer({ premium: null });
  expect([isReady(free), isWaiting(free)]).toEqual([false, true]);
  expect([isReady(ready), isWaiting(ready)]).toEqual([true, false]);
});
