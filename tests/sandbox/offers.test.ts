import { describe, expect, it } from 'vitest';
import { insurers } from '../../sandbox/data/car-insurers.ts';
import { isAwaited, offerLifecycle } from '../../sandbox/services/offers/lifecycle.ts';
import { openInsuranceBook, type InsuranceBook } from './support/insurance-book.ts';
import { START } from './support/start.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

interface Offer {
  id: string;
  company: { alias: string; rating: number };
  status: { alias: string };
  premium: number | null;
  refusal: { code: string; text: string; fixable: boolean } | null;
}
const list = async (book: InsuranceBook, sort?: string): Promise<Offer[]> =>
  (await book.call('GET', `/offer/?claim_id=ins-1${sort ? `&sort=${sort}` : ''}`)).body as Offer[];
const statuses = async (book: InsuranceBook): Promise<Record<string, string>> =>
  Object.fromEntries((await list(book)).map((offer) => [offer.company.alias, offer.status.alias]));
const of = async (book: InsuranceBook, alias: string): Promise<Offer> => {
  const offer = (await list(book)).find((one) => one.company.alias === alias);
  if (!offer) throw new Error(`no offer of ${alias}`);
  return offer;
};
const calculated = async (): Promise<InsuranceBook> => {
  const book = await openInsuranceBook();
  await book.calculate();
  await book.sandbox.advance(60 * SECOND);
  return book;
};
const choose = (book: InsuranceBook, { id, company }: Offer, more: object = {}) =>
  book.call('POST', '/claim/update-insurance-company', {
    claim_id: 'ins-1',
    insurance_company: company.alias,
    offer_id: id,
    ...more,
  });

describe('offers', () => {
  it('come one by one, each insurer in its own time, and the last one makes the claim calculated', async () => {
    const book = await openInsuranceBook();
    expect(await list(book)).toEqual([]);
    await book.calculate();
    expect(new Set(Object.values(await statuses(book)))).toEqual(new Set(['new']));
    await book.sandbox.advance(SECOND);
    expect(new Set(Object.values(await statuses(book)))).toEqual(new Set(['calculating']));
    await book.sandbox.advance(SECOND);
    expect(Object.entries(await statuses(book)).filter(([, status]) => status !== 'calculating')).toEqual([
      ['demo_tulpar', 'ready'],
    ]);
    await book.sandbox.advance(4 * SECOND);
    expect(await statuses(book)).toMatchObject({
      centras: 'ready',
      demo_umit: 'refused',
      demo_aqsunqar: 'ready',
      demo_qalqan: 'calculating',
    });
    expect(book.told).toEqual([]);
    await book.sandbox.advance(19 * SECOND);
    expect(book.told).toEqual(['calculated']);
    expect(await statuses(book)).toMatchObject({ demo_samal: 'ready', demo_keruen: 'refused' });
  });

  it('are shown by price or rating: those to choose from, then those awaited, then refusals', async () => {
    const book = await openInsuranceBook();
    await book.calculate();
    await book.sandbox.advance(5 * SECOND);
    expect((await list(book)).map((one) => one.status.alias)).toEqual([
      'ready',
      'ready',
      ...Array.from({ length: insurers.length - 3 }, () => 'calculating'),
      'refused',
    ]);
    await book.sandbox.advance(60 * SECOND);
    const prices = (await list(book)).flatMap(({ premium }) => (premium === null ? [] : [premium]));
    expect(prices).toEqual([264_000, 288_000, 300_000, 312_000, 348_000]);
    const ratings = (await list(book, 'rating')).slice(0, 5).map(({ company }) => company.rating);
    expect(ratings).toEqual([4.8, 4.5, 4.4, 4.1, 3.8]);
    expect((await list(book, 'deductible')).map((one) => one.id)).toEqual((await list(book)).map((one) => one.id));
    expect((await book.call('GET', '/offer/?claim_id=ins-1&sort=colour')).status).toBe(422);
  });

  it('say what is covered and until when, or why nothing is, in the language of the caller', async () => {
    const book = await calculated();
    const { access } = await book.sandbox.signIn('aidos');
    const get = async (id: string, language: string) =>
      (
        await book.sandbox.call('GET', `/services/insuranceV2/offer/${id}`, {
          token: access,
          headers: { 'accept-language': language },
        })
      ).body;
    const { id } = await of(book, 'centras');
    expect(await get(id, 'ru')).toMatchObject({
      claimId: 'ins-1',
      kind: 'casco',
      status: { alias: 'ready', name: 'Готово', id: 3 },
      premium: 312_000,
      premiumParts: [{ kind: 'casco', sum: 312_000 }],
      instalmentPremium: 312_000,
      sumInsured: 10_000_000,
      deductible: { kind: 'unconditional', percent: 1, sum: 100_000 },
      risks: ['ДТП', 'Угон', 'Действия третьих лиц', 'Пожар', 'Стихийные бедствия'],
      exclusions: expect.arrayContaining(['Ущерб без справки полиции', 'Ущерб за пределами Казахстана']),
      validUntil: new Date(START + 4 * SECOND + 24 * HOUR).toISOString(),
      expiresInSec: 24 * 3600 - 56,
      refusal: null,
    });
    expect(await get(id, 'kk')).toMatchObject({ status: { name: 'Дайын' }, risks: expect.arrayContaining(['Өрт']) });
    const refused = await of(book, 'demo_umit');
    expect(await get(refused.id, 'kk')).toMatchObject({
      premium: null,
      sumInsured: null,
      refusal: { code: 'NOT_SOLD', fixable: true, text: 'Компания мұндай сақтандыруды сатпайды' },
    });
  });

  it('of another product are another calculation: the earlier ones are void', async () => {
    const book = await calculated();
    const before = await of(book, 'centras');
    book.change({ product: { deductiblePercent: 5, options: ['tow'] } });
    await book.calculate();
    expect((await book.call('GET', `/offer/${before.id}`)).body.status.alias).toBe('expired');
    expect((await choose(book, before)).status).toBe(409);
    await book.sandbox.advance(60 * SECOND);
    const after = await of(book, 'centras');
    // 1.8 % and a tow truck, × 1.3
    expect(after.premium).toBe(245_700);
    expect((await of(book, 'demo_keruen')).status.alias).toBe('ready');
    expect(book.told).toEqual(['calculated', 'calculated']);
  });

  it('of the compulsory insurance and of both together cost what the law and the tariff say', async () => {
    const book = await openInsuranceBook();
    book.change({ product: { kind: 'both' } });
    await book.calculate();
    await book.sandbox.advance(60 * SECOND);
    const { body } = await book.call('GET', `/offer/${(await of(book, 'centras')).id}`);
    // Class 6 in Almaty: 4 325 × 1.9 × 2.96 × 0.85 × 2.09
    expect(body.premiumParts).toEqual([
      { kind: 'ogpo', sum: 43_211 },
      { kind: 'casco', sum: 312_000 },
    ]);
    expect(body).toMatchObject({ premium: 355_211, instalments: 1, kind: 'both' });
    expect((await of(book, 'demo_aqsunqar')).refusal?.code).toBe('NOT_SOLD');
  });

  it('are all refused to the person whom nobody insures, and come late to the one for whom all is slow', async () => {
    const refused = await openInsuranceBook();
    refused.change({ personalNumber: '960518399193' });
    await refused.calculate();
    await refused.sandbox.advance(60 * SECOND);
    expect(new Set(Object.values(await statuses(refused)))).toEqual(new Set(['refused']));
    expect(refused.told).toEqual(['calculated']);
    const slow = await openInsuranceBook();
    slow.change({ personalNumber: '991231499049' });
    await slow.calculate();
    await slow.sandbox.advance(30 * SECOND);
    expect((await list(slow)).filter(({ status }) => status.alias === 'calculating')).toHaveLength(4);
    await slow.sandbox.advance(30 * SECOND);
    expect(slow.told).toEqual(['calculated']);
  });
});

describe('the choice', () => {
  it('is told to the claim; another one frees the first', async () => {
    const book = await calculated();
    const [first, second] = await list(book);
    const answer = await choose(book, first!);
    expect(answer).toMatchObject({
      status: 200,
      body: { status: { alias: 'offer_selected' }, selectedOfferId: first!.id },
    });
    expect((await choose(book, second!)).status).toBe(200);
    expect(await statuses(book)).toMatchObject({
      [first!.company.alias]: 'ready',
      [second!.company.alias]: 'selected',
    });
    expect((await choose(book, second!)).status).toBe(200);
    expect((await book.call('GET', '/claim/ins-1')).body).toMatchObject({
      selectedOfferId: second!.id,
      carName: 'Hyundai Tucson',
      deductiblePercent: 1,
      drivers: 1,
    });
  });

  it('may be paid in parts, where the insurer sells that, at the price of parts', async () => {
    const book = await calculated();
    const offer = await of(book, 'centras');
    const refused = await choose(book, offer, { instalments: 12 });
    expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'instalments'] }] } });
    expect((await choose(book, offer, { instalments: 4 })).status).toBe(200);
    expect(book.told.at(-1)).toBe('chosen 4');
    const { body } = await book.call('GET', `/offer/${offer.id}`);
    expect(body).toMatchObject({ premium: 324_480, instalments: 4, instalmentPremium: 81_120 });
  });

  it('of an offer whose time is over is refused; the claim that had chosen it chooses anew', async () => {
    const book = await calculated();
    const offer = await of(book, 'demo_tulpar');
    await choose(book, offer);
    await book.sandbox.advance(12 * HOUR);
    expect(book.told.at(-1)).toBe('over');
    expect(await choose(book, offer)).toMatchObject({
      status: 409,
      body: { type: 'offer_expired', status: 'calculated' },
    });
    expect((await of(book, 'centras')).status.alias).toBe('ready');
  });

  it('at a price that has changed is refused with the new price to be seen, and taken at the second try', async () => {
    const book = await openInsuranceBook();
    await book.sandbox.call('POST', '/sandbox/api/clock', {
      body: { setTo: '2026-05-31T20:00:00+05:00', frozen: true },
    });
    await book.calculate();
    await book.sandbox.advance(60 * SECOND);
    const before = await of(book, 'demo_aqsunqar');
    expect(before.premium).toBe(300_000);
    await book.sandbox.advance(5 * HOUR);
    expect(await choose(book, before)).toMatchObject({ status: 409, body: { type: 'price_changed' } });
    expect(book.claim.status).toBe('calculated');
    const after = await of(book, 'demo_aqsunqar');
    expect(after).toMatchObject({ id: before.id, premium: 312_000, status: { alias: 'ready' } });
    expect((await choose(book, after)).status).toBe(200);
  });

  it('of what is no offer yet, no offer any more or somebody else’s is refused', async () => {
    const book = await openInsuranceBook();
    await book.calculate();
    const waiting = await of(book, 'centras');
    expect(await choose(book, waiting)).toMatchObject({ status: 409, body: { type: 'offer_not_ready' } });
    await book.sandbox.advance(60 * SECOND);
    expect(await choose(book, await of(book, 'demo_umit'))).toMatchObject({
      status: 409,
      body: { type: 'offer_refused' },
    });
    const offer = await of(book, 'centras');
    const other = await choose(book, offer, { insurance_company: 'demo_samal' });
    expect(other).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'insurance_company'] }] } });
    expect((await choose(book, offer, { offer_id: 'o-9' })).status).toBe(422);
    book.change({ status: 'signed' });
    expect(await choose(book, offer)).toMatchObject({ status: 409, body: { status: 'signed' } });
    expect((await of(book, 'centras')).status.alias).toBe('ready');
  });

  it('is nobody else’s: a stranger finds neither claim nor offer', async () => {
    const book = await calculated();
    const { id } = await of(book, 'centras');
    const asStranger = async (method: string, path: string, body?: unknown) =>
      (await book.call(method, path, body, 'arman')).status;
    expect(await asStranger('GET', '/offer/?claim_id=ins-1')).toBe(404);
    expect(await asStranger('GET', `/offer/${id}`)).toBe(404);
    expect(await asStranger('GET', '/claim/ins-1')).toBe(404);
    const body = { claim_id: 'ins-1', insurance_company: 'centras', offer_id: id };
    expect(await asStranger('POST', '/claim/update-insurance-company', body)).toBe(404);
    expect((await book.call('GET', '/offer/unknown')).status).toBe(404);
  });
});

describe('the insurance service', () => {
  it('holds a signed offer beyond its time, has it issued, and ends the others', async () => {
    const book = await calculated();
    const offer = await of(book, 'demo_tulpar');
    await choose(book, offer);
    await book.ask('hold', offer.id);
    await book.sandbox.advance(13 * HOUR);
    expect(await book.ask('issued', offer.id)).toMatchObject({ status: { alias: 'issued' }, documentId: 'd-1' });
    await book.ask('withdraw', 'ins-1');
    expect(await statuses(book)).toMatchObject({ demo_tulpar: 'issued', centras: 'expired', demo_umit: 'refused' });
    expect(book.told.at(-1)).not.toBe('over');
  });

  it('stops insurers who still think', async () => {
    const book = await openInsuranceBook();
    await book.calculate();
    await book.ask('withdraw', 'ins-1');
    await book.sandbox.advance(60 * SECOND);
    expect(new Set(Object.values(await statuses(book)))).toEqual(new Set(['expired']));
    expect(book.told).toEqual([]);
  });

  it('learns who is refused after the payment', async () => {
    const book = await openInsuranceBook();
    expect(await book.ask('underwriting', '')).toEqual({ seconds: 20, refusal: null });
    book.change({ personalNumber: '850615399059' });
    expect(await book.ask('underwriting', '')).toMatchObject({ refusal: 'STOP_LIST' });
  });
});

describe('reference lists', () => {
  it('name every status and insurer in both languages', async () => {
    const book = await openInsuranceBook();
    const { access } = await book.sandbox.signIn('aidos');
    const get = async (path: string, language: string) =>
      (
        await book.sandbox.call('GET', `/services/insuranceV2/refs/enums/${path}`, {
          token: access,
          headers: { 'accept-language': language },
        })
      ).body as { alias: string; name: string }[];
    expect((await get('status', 'ru')).map((one) => one.alias)).toEqual(offerLifecycle.statuses);
    expect((await get('status', 'kk'))[2]).toEqual({ id: 3, alias: 'ready', name: 'Дайын' });
    expect(await get('insurance-company', 'kk')).toContainEqual({
      alias: 'demo_qalqan',
      name: 'Қалқан Демо Сақтандыру',
      logo: null,
      rating: 4.1,
      phone: '77000000081',
      benefit: 'Фото арқылы тексеру',
    });
  });
});

describe('the life of an offer', () => {
  it('ends in three ways, and nothing awaited is chosen', () => {
    const { statuses, isFinal, after } = offerLifecycle;
    expect(statuses.filter(isFinal)).toEqual(['refused', 'expired', 'issued']);
    for (const status of statuses.filter(isAwaited)) expect(after(status, 'CHOSEN')).toBeNull();
  });

  it('can be hurried, refused or ended by QA', async () => {
    const book = await openInsuranceBook();
    await book.calculate();
    const act = async (alias: string, values: object) =>
      book.sandbox.api('POST', 'controls/offers.answer', { subject: (await of(book, alias)).id, values });
    expect((await act('centras', { outcome: 'answer' })).status).toBe(200);
    expect((await act('demo_samal', { outcome: 'refuse', code: 'CAR_AGE' })).status).toBe(200);
    expect((await act('demo_qalqan', { outcome: 'expire' })).status).toBe(404);
    expect(await statuses(book)).toMatchObject({ centras: 'ready', demo_samal: 'refused', demo_qalqan: 'new' });
    await book.sandbox.advance(60 * SECOND);
    expect((await of(book, 'demo_samal')).refusal?.code).toBe('CAR_AGE');
    await choose(book, await of(book, 'centras'));
    expect((await act('centras', { outcome: 'expire' })).status).toBe(200);
    expect(book.told).toEqual(['calculated', 'chosen', 'over']);
  });

  it('can be put off by QA, or never come', async () => {
    const book = await openInsuranceBook();
    await book.calculate();
    const act = async (alias: string, values: object) =>
      book.sandbox.api('POST', 'controls/offers.answer', { subject: (await of(book, alias)).id, values });
    expect((await act('centras', { outcome: 'delay', afterSec: 300 })).status).toBe(200);
    expect((await act('demo_samal', { outcome: 'silent' })).status).toBe(200);
    await book.sandbox.advance(60 * SECOND);
    expect(await statuses(book)).toMatchObject({ centras: 'calculating', demo_samal: 'calculating' });
    await book.sandbox.advance(240 * SECOND);
    expect(await statuses(book)).toMatchObject({ centras: 'ready', demo_samal: 'calculating' });
    expect(book.told).toEqual([]);
    // Asked anew, everybody answers again.
    await book.calculate();
    await book.sandbox.advance(60 * SECOND);
    expect((await of(book, 'demo_samal')).status.alias).not.toBe('calculating');
  });
});
