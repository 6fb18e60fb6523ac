import { beforeAll, describe, expect, it } from 'vitest';
import type { CallOutput, CommodityListItem } from '../../../openapi/index.ts';
import { samples } from '../../../openapi/generated/samples.ts';
import { insuranceOver, insuranceRow, isInsuranceStatus } from '../../../src/blocks/insurance/insurance-row.ts';
import { cascoOver, cascoRow } from '../../../src/products/casco-life/row.ts';
import { goodsOver, goodsRow } from '../../../src/products/commodity-loan/row.ts';
import { creditRow } from '../../../src/products/credit-claim/row.ts';
import { loadCatalogue, setLocale, translate } from '../../../src/i18n/runtime.ts';

type Listing = 'claims' | 'listInsuranceClaims' | 'listCascoLifeClaims' | 'listCommodityClaims';
const sample = <Id extends Listing>(id: Id, name: string): CallOutput<Id> => {
  const found = (samples[id] as readonly { name: string; output?: unknown }[]).find((one) => one.name === name);
  if (found?.output === undefined) throw new Error(`No sample ${name} of ${id}`);
  return found.output as CallOutput<Id>;
};
const t = translate;

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all([loadCatalogue('board'), loadCatalogue('progress'), loadCatalogue('flow')]);
});

describe('a row says what it is, where it stands and who acts next', () => {
  it('credit', () => {
    const [first] = sample('claims', 'some').items;
    const row = creditRow(first!, t);
    expect(row).toMatchObject({
      title: 'Toyota Camry',
      tone: 'action',
      turn: 'Ваш шаг',
      step: 'Продолжить оформление',
      stage: { name: 'identity', at: 1, of: 6 },
    });
    expect(row.action).toBe('Подпишите согласия и подтвердите личность');
    expect(row.to).toEqual({ screen: 'claim-detail', id: 'c-1' });
    const closed = {
      ...first!,
      status: { id: '13', alias: 'rejected' as const, name: 'Отказ' },
      closedBy: 'bank' as const,
    };
    expect(creditRow(closed, t)).toMatchObject({ tone: 'rejected', turn: null, step: 'Повторить заявку' });
    const bankAnswers = { pending: 5, asking: 0, askingInfo: 0, approved: 0, rejected: 0, paymentFrom: null };
    const waiting = {
      ...first!,
      status: { ...closed.status, alias: 'waiting' as const },
      requestId: 'r-1',
      bankAnswers,
    };
    expect(creditRow(waiting, t)).toMatchObject({
      tone: 'pending',
      turn: 'Ждём банк',
      action: null,
      step: 'Открыть заявку',
    });
    const issued = { ...closed, status: { ...closed.status, alias: 'issued' as const }, closedBy: null };
    expect(creditRow(issued, t)).toMatchObject({ tone: 'approved', action: null, step: 'Платежи и договор' });
    const asked = { ...waiting, bankAnswers: { ...bankAnswers, pending: 1, asking: 4, askingInfo: 4 } };
    expect(creditRow(asked, t)).toMatchObject({
      tone: 'action',
      turn: 'Ваш шаг',
      action: '4 банка ждут от вас кодовое слово',
      step: 'Дополнить',
    });
    // What there is to choose from, until one is chosen.
    const yes = { ...waiting, bankAnswers: { ...bankAnswers, pending: 3, approved: 2, paymentFrom: 219_589 } };
    const paid = /^от 219\s589\s₸ в месяц$/;
    expect(creditRow(yes, t).about[0]).toMatch(paid);
    const bank = { alias: 'demo_dala', name: 'Дала Демо Банк', type: 'bvu' as const, phone: null };
    expect(creditRow({ ...yes, bank }, t).about.join()).not.toContain('219');
  });

  it('a car’s insurance; the desk reads whose', () => {
    const [draft, issued] = sample('listInsuranceClaims', 'page').items;
    expect(insuranceRow(draft!, t)).toMatchObject({ title: 'Автомобиль не указан', sum: null, turn: 'Ваш шаг' });
    expect(insuranceRow(draft!, t)).toMatchObject({
      to: { screen: 'insurance-policy', id: draft!.id },
      step: 'Продолжить',
    });
    expect(insuranceRow(issued!, t)).toMatchObject({ to: { screen: 'insurance-policy', id: issued!.id }, step: null });
    expect(insuranceRow(draft!, t, true).turn).toBe('Ждём клиента');
    expect(insuranceRow(issued!, t)).toMatchObject({ title: 'Toyota Camry · 237BLM02', tone: 'approved', turn: null });
    expect(insuranceRow(issued!, t).about).not.toContain('Демеу Айдос');
    expect(insuranceRow(issued!, t, true)).toMatchObject({ title: 'Демеу Айдос' });
    expect(insuranceRow(issued!, t, true).about[0]).toBe('Toyota Camry · 237BLM02');
    expect([insuranceOver(draft!), insuranceOver(issued!)]).toEqual([false, true]);
    expect([isInsuranceStatus('paid'), isInsuranceStatus('verified')]).toEqual([true, false]);
  });

  it('casco and life', () => {
    const [item] = sample('listCascoLifeClaims', 'some').items;
    const over = { ...item!, status: { ...item!.status, alias: 'failed' as const } };
    expect(cascoRow({ ...item!, status: { ...item!.status, alias: 'sent' } }, t).turn).toBe('Ждём страховщика');
    expect(cascoRow(over, t)).toMatchObject({ tone: 'rejected', turn: null });
    expect(cascoRow(item!, t)).toMatchObject({
      to: { screen: 'casco-life-choice', id: item!.id },
      step: 'Выбрать',
    });
    expect([cascoOver(item!), cascoOver(over)]).toEqual([false, true]);
    const [locked] = sample('listCascoLifeClaims', 'locked').items;
    expect(cascoRow(locked!, t)).toMatchObject({ turn: 'Ваш шаг', step: 'Узнать, когда' });
  });

  it('goods: one by its name, several by their number', () => {
    const [claim, released] = sample('listCommodityClaims', 'some').items as [CommodityListItem, CommodityListItem];
    const [good] = claim.goods;
    expect(goodsRow({ ...claim, goods: [good!] }, t).title).toBe(good!.name);
    expect(goodsRow({ ...claim, goods: [good!, good!] }, t).title).toBe('2 товара');
    expect(goodsRow(claim, t).to).toEqual({ screen: 'commodity-data', id: claim.id });
    const signed = { ...claim, status: { ...claim.status, alias: 'signed' as const } };
    expect(goodsRow(signed, t)).toMatchObject({ tone: 'approved', turn: 'Ждём магазин' });
    expect([claim, released].map(goodsOver)).toEqual([false, true]);
  });
});
