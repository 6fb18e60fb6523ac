import { describe, expect, test } from 'vitest';
import type { Claim, ClaimStatusAlias, Offer, Publication, Station } from '../../../../openapi/index.ts';
import { carForm, initial } from '../../../../schemas/shared/car.form.ts';
import { check } from '../../../../schemas/kit.ts';
import { carDraft, carInitial, fromPublication } from '../../../../src/blocks/claim/car-raw.ts';
import { clockOf, deadlineOf } from '../../../../src/blocks/claim/countdown.ts';
import { dealSteps } from '../../../../src/blocks/claim/deal.ts';
import { howClosed } from '../../../../src/blocks/claim/status.ts';
import { toneOf } from '../../../../src/blocks/claim/status-words.ts';
import { homesOf, stationsFor } from '../../../../src/products/credit-claim/blocks/claim/stations.ts';

test('stations of the person’s own town come first, those that do something else never', () => {
  const station = (id: string, localityId: string, services?: Station['services']): Station => ({
    id,
    localityId,
    name: id,
    address: '',
    lat: 0,
    lng: 0,
    phone: '',
    workTime: '',
    ...(services && { services }),
  });
  const all = [station('a', '710'), station('b', '750'), station('c', '750', ['car_registration']), station('d', '31')];
  const locality = { id: '7501', name: '', type: 'district', parent: { id: '750' } };
  const borrower = { addressLive: { locality }, addressReg: null };
  const homes = homesOf({ borrower } as unknown as Claim);
  expect(homes).toEqual(['7501', '750']);
  expect(stationsFor('identity', all, homes).map(({ id }) => id)).toEqual(['b', 'a', 'd']);
  expect(stationsFor('identity', all, homesOf(undefined)).map(({ id }) => id)).toEqual(['a', 'b', 'd']);
});

const status = (alias: ClaimStatusAlias) => ({ id: '1', name: '', alias });
const standsAt = (alias: ClaimStatusAlias, bankAnswers: Claim['bankAnswers'] = null) => ({
  status: status(alias),
  bankAnswers,
});

test('a closed claim tells who ended it, and what took its place', () => {
  const how = (closedBy: Claim['closedBy'], replacedBy: string | null = null) => howClosed({ closedBy, replacedBy });
  expect(how('bank')).toBe('rejected');
  expect(how('identity')).toBe('identity');
  expect(how('customer')).toBe('declined');
  expect(how('dealer')).toBe('byDealer');
  expect(how('customer', 'c-2')).toBe('replaced');
  expect(how('dealer', 'c-2')).toBe('replacedByDealer');
  expect(how('time')).toBe('expired');
});

test('a status is coloured by its news, else by whose turn it is for the reader', () => {
  expect(toneOf(standsAt('issued'), { whose: null }, 'customer')).toBe('approved');
  expect(toneOf(standsAt('rejected'), { whose: null }, 'customer')).toBe('rejected');
  expect(toneOf(standsAt('waiting'), { whose: 'bank' }, 'customer')).toBe('pending');
  expect(toneOf(standsAt('waiting'), { whose: 'customer' }, 'customer')).toBe('action');
  expect(toneOf(standsAt('waiting'), { whose: 'customer' }, 'desk')).toBe('pending');
  expect(toneOf(standsAt('data_confirmed'), { whose: 'dealer' }, 'desk')).toBe('action');
  expect(toneOf(standsAt('data_confirmed'), { whose: 'dealer' }, 'customer')).toBe('pending');
  expect(toneOf(standsAt('insurance_pending'), { whose: 'customer' }, 'customer')).toBe('action');
  expect(toneOf(standsAt('error'), { whose: 'us' }, 'customer')).toBe('action');
  // An approval is the same good news to both, whoever acts next.
  const yes = standsAt('waiting', {
    pending: 1,
    asking: 0,
    askingInfo: 0,
    approved: 2,
    rejected: 0,
    paymentFrom: 219_589,
  });
  expect(toneOf(yes, { whose: 'customer' }, 'customer')).toBe('approved');
  expect(toneOf(yes, { whose: 'customer' }, 'desk')).toBe('approved');
});

describe('the deal', () => {
  const dealDone: Claim['dealDone'] = [];
  const product = { cascoInsurance: false } as Claim['product'];
  const names = (...[claim]: Parameters<typeof dealSteps>) => dealSteps(claim).map(({ step }) => step);
  test('with a person begins with a contract and its registration; with a dealer it does not', () => {
    expect(names({ type: 'C2C', status: status('signed'), product, dealDone })).toEqual([
      'contract',
      'registration',
      'pledge',
      'money',
    ]);
    expect(names({ type: 'DEALER', status: status('signed'), product, dealDone })).toEqual(['pledge', 'money']);
  });
  test('has casco where it was chosen or the bank asks for it', () => {
    expect(
      names({ type: 'DEALER', status: status('signed'), product: { ...product, cascoInsurance: true }, dealDone }),
    ).toContain('casco');
    expect(names({ type: 'DEALER', status: status('insurance_pending'), product, dealDone })).toContain('casco');
  });
  test('knows which of its steps the buyer has made', () => {
    // The bank's offer asks for casco: a step of the deal from its first day on.
    const signed = { type: 'C2C' as const, status: status('signed'), product, dealDone: [] };
    const asks = (cascoRequired: boolean, extraCosts: Offer['extraCosts'] = []) =>
      dealSteps(signed, { cascoRequired, extraCosts }).some(({ step }) => step === 'casco');
    expect([asks(false), asks(true), asks(false, [{ kind: 'casco', sum: 351_000, period: 'year' }])]).toEqual([
      false,
      true,
      true,
    ]);
    const done = dealSteps({ type: 'C2C', status: status('signed'), product, dealDone: ['contract'] });
    expect(done.filter((one) => one.done).map(({ step }) => step)).toEqual(['contract']);
  });
  test('is done when the money is given', () => {
    expect(dealSteps({ type: 'C2C', status: status('issued'), product, dealDone }).every(({ done }) => done)).toBe(
      true,
    );
    expect(dealSteps({ type: 'C2C', status: status('signed'), product, dealDone }).some(({ done }) => done)).toBe(
      false,
    );
  });
});

describe('a car from an announcement', () => {
  const publication = {
    id: '100101',
    mark: { id: 'toyota', name: 'Toyota' },
    model: { id: 'toyota-camry', name: 'Camry' },
    year: 2021,
    price: 13_500_000,
    mileage: 68_000,
    engineType: 'petrol',
    city: 'Алматы',
    photos: [],
    vin: null,
    plate: '237BKM02',
    seller: { type: 'private', name: 'Ерлан', phone: null },
    pledge: false,
  } satisfies Publication;
  const stored = (typed: Record<string, unknown> | null) => ({
    load: () => typed,
    save: () => undefined,
    clear: () => undefined,
  });

  test('fills a form that is right at once', () => {
    const checked = check(carForm({ today: '2026-02-01' }), fromPublication(publication));
    expect(checked.ok && checked.values).toMatchObject({
      markId: 'toyota',
      price: 13_500_000,
      plate: '237BKM02',
      vin: null,
      productId: '100101',
    });
  });
  test('replaces what was said of another car, and not what was mended in its own data', () => {
    const said = check(carForm({ today: '2026-02-01' }), {
      ...fromPublication(publication),
      productId: '7',
      price: '5 000 000',
    });
    if (!said.ok) throw new Error('the example is wrong');
    expect(carInitial(publication, said.values, initial)).toMatchObject({ price: '13500000', productId: '100101' });
    expect(carInitial(publication, { ...said.values, productId: '100101' }, initial)).toMatchObject({
      price: 5_000_000,
    });
    expect(carInitial(null, undefined, initial)).toEqual(initial);
  });
  test('does not let typed values of another car lie over it', () => {
    expect(carDraft(stored({ productId: '', price: '1' }), publication).load()).toBeNull();
    expect(carDraft(stored({ productId: '100101', price: '1' }), publication).load()).toEqual({
      productId: '100101',
      price: '1',
    });
    expect(carDraft(stored({ productId: '', price: '1' }), null).load()).toEqual({ productId: '', price: '1' });
  });
});

describe('a deadline', () => {
  test('is counted from the first sight of an answer', async () => {
    const answer = {};
    const first = deadlineOf(answer, 60);
    await new Promise((resolve) => setImmediate(resolve));
    expect(deadlineOf(answer, 60)).toBe(first);
    expect(deadlineOf(answer, 300) - first).toBeCloseTo(240_000);
    expect(deadlineOf({}, 60)).toBeGreaterThan(first);
  });
  test('is shown in minutes and seconds', () => expect([247, 60, 9].map(clockOf)).toEqual(['4:07', '1:00', '0:09']));
});
