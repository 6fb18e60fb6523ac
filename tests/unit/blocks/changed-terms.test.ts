import { beforeAll, expect, it } from 'vitest';
import type { InsuranceOffer } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { changedTerms } from '../../../src/blocks/insurance/changed-terms.tsx';
import { loadCatalogue, setLocale, translate as t } from '../../../src/i18n/runtime.ts';

const ready = (samples.getOffer as readonly { name: string; output?: unknown }[]).find(({ name }) => name === 'ready')
  ?.output as InsuranceOffer;
const offer: InsuranceOffer = { ...ready, kind: 'casco', instalments: 4, termMonths: 12, sumInsured: 10_000_000 };
const asked = { instalments: 4, deductiblePercent: offer.deductible.percent, termMonths: 12, price: 10_000_000 };
const plain = (sentences: readonly string[]) => sentences.map((one) => one.replaceAll('\u00a0', ' '));

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('insurance'), loadCatalogue('flow')]);
});

it('says nothing of an offer that is as it was asked for, nor of what was not asked', () => {
  expect(changedTerms(asked, offer, t)).toEqual([]);
  const nothing = { instalments: null, deductiblePercent: null, termMonths: null, price: null };
  expect(changedTerms(nothing, offer, t)).toEqual([]);
});

it('says what was asked and what is offered, for each difference', () => {
  const other: InsuranceOffer = {
    ...offer,
    instalments: 1,
    deductible: { ...offer.deductible, percent: 2 },
    termMonths: 6,
    sumInsured: 9_500_000,
  };
  expect(plain(changedTerms({ ...asked, deductiblePercent: 0 }, other, t))).toEqual([
    'Вы просили 4 платежа, страховщик предложил оплатить сразу всю сумму',
    'Вы просили страховку без франшизы, страховщик предложил франшизу 2 %',
    'Вы просили срок 12 месяцев, страховщик предложил 6 месяцев',
    'Вы просили страховую сумму 10 000 000 ₸, страховщик предложил 9 500 000 ₸',
  ]);
});

it('knows no deductible of the compulsory insurance', () => {
  expect(changedTerms({ ...asked, deductiblePercent: 5 }, { ...offer, kind: 'ogpo' }, t)).toEqual([]);
});
