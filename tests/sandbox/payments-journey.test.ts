import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCards } from '../../sandbox/data/payments.ts';
import { readCard } from '../../sandbox/services/payments/cards.ts';
import { attemptLifecycle } from '../../sandbox/services/payments/lifecycle.ts';
import { openShop, type Shop } from './support/shop.ts';
import { START } from './support/start.ts';

const card = (last: string): string => `4000 0000 0000 00${last}`;
const MINUTE = 60_000;

/** One form of the page. */
const post = async (shop: Shop, url: string, form: Record<string, string>) => {
  const { status, headers, body } = await shop.sandbox.call('POST', url, {
    body: new URLSearchParams(form),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
  });
  return { status, location: headers.get('location'), body: String(body) };
};
const form = (number: string) => ({ step: 'card', number, expiry: '09/28', cvc: '123', name: 'AIDOS DEMEU' });
/** Card, then the bank's page, confirmed. */
const pay = async (shop: Shop, url: string, last: string): Promise<string | null> => {
  await post(shop, url, form(card(last)));
  return (await post(shop, url, { step: 'confirm' })).location;
};
const back = (word: string): string => `/insurance/payment/${word}?claim_id=c-1`;
const open = async (shop: Shop): Promise<string> => {
  const { url } = await shop.open();
  if (url === null) throw new Error('nothing to pay');
  return url;
};

describe('a payment', () => {
  it('is paid by card and 3-D Secure, told to its subject, and leads back', async () => {
    const shop = await openShop();
    const opened = await shop.open();
    expect(opened).toMatchObject({
      status: 'new',
      sum: 312_000,
      url: expect.stringMatching(/^\/sandbox\/payment\/.{20,}/),
    });
    const url = opened.url ?? '';
    const secure = await post(shop, url, form(card('02')));
    expect(secure).toMatchObject({ status: 303, location: `${url}?lang=ru` });
    expect((await shop.sandbox.call('GET', url)).body).toContain('data-screen="payment-secure"');
    expect((await post(shop, url, { step: 'confirm' })).location).toBe(back('success'));
    expect(shop.told).toEqual([{ id: 'c-1', status: 'success' }]);
    expect(await shop.latest()).toMatchObject({ id: opened.id, status: 'success', url: null, paidAt: START });
    expect(await shop.effects()).toEqual(['payment.opened', 'payment.charged']);
  });

  it.each([
    ['10', 'fail', 'insufficient_funds'],
    ['28', 'fail', 'not_authenticated'],
    ['51', 'cancelled', null],
  ] as const)(
    'with the card …%s ends as %s, and a new one of the same order can be paid',
    async (last, status, reason) => {
      const shop = await openShop();
      const first = await shop.open();
      expect(await pay(shop, first.url ?? '', last)).toBe(back(status));
      expect(await shop.latest()).toMatchObject({
        status,
        reason: reason === null ? null : { code: reason },
        paidAt: null,
      });
      const second = await shop.open();
      expect(second.id).not.toBe(first.id);
      expect(await pay(shop, second.url ?? '', '02')).toBe(back('success'));
      expect(shop.told.map((one) => one.status)).toEqual([status, 'success']);
      expect(await shop.effects()).toEqual([
        'payment.opened',
        status === 'fail' ? 'payment.failed' : 'payment.cancelled',
        'payment.opened',
        'payment.charged',
      ]);
    },
  );

  it('of a slow bank waits for a minute, and nothing else can be paid meanwhile', async () => {
    const shop = await openShop();
    const url = await open(shop);
    expect(await pay(shop, url, '36')).toBe(back('pending'));
    expect(await shop.open()).toMatchObject({ status: 'pending', url: null });
    await shop.sandbox.advance(MINUTE - 1);
    expect((await shop.verify())?.status).toBe('pending');
    expect(shop.told).toEqual([]);
    await shop.sandbox.advance(1);
    expect(shop.told).toEqual([{ id: 'c-1', status: 'success' }]);
    expect(await shop.latest()).toMatchObject({ status: 'success', paidAt: START + MINUTE });
    expect(await shop.effects()).toEqual(['payment.opened', 'payment.waits', 'payment.charged']);
  });

  it('whose callback is lost is found by asking, and only so; it is never charged again', async () => {
    const shop = await openShop();
    const url = await open(shop);
    expect(await pay(shop, url, '44')).toBe(back('pending'));
    expect((await shop.verify())?.status).toBe('pending');
    await shop.sandbox.advance(60 * MINUTE);
    expect(shop.told).toEqual([]);
    expect(await shop.latest()).toMatchObject({ status: 'pending', url: null });
    expect(await shop.open()).toMatchObject({ status: 'pending', url: null });
    expect(await shop.verify()).toMatchObject({ status: 'success', paidAt: START });
    expect((await shop.latest())?.status).toBe('success');
    expect(await shop.effects()).toEqual(['payment.opened', 'payment.charged', 'payment.found']);
    expect((await shop.sandbox.call('GET', url)).body).toContain(`href="${back('success')}"`.replaceAll('&', '&#38;'));
  });

  it('of somebody whose card every bank declines fails whatever the card', async () => {
    const shop = await openShop({ personalNumber: '870228499164' });
    expect(await pay(shop, await open(shop), '02')).toBe(back('fail'));
    expect(await shop.latest()).toMatchObject({ reason: { code: 'card_declined' } });
  });

  it('is cancelled on either page, or rejected at the bank’s', async () => {
    const shop = await openShop();
    expect((await post(shop, await open(shop), { step: 'cancel' })).location).toBe(back('cancelled'));
    const second = await open(shop);
    await post(shop, second, form(card('02')));
    expect((await post(shop, second, { step: 'cancel' })).location).toBe(back('cancelled'));
    const third = await open(shop);
    await post(shop, third, form(card('02')));
    expect((await post(shop, third, { step: 'reject' })).location).toBe(back('fail'));
    expect(shop.told.map((one) => one.status)).toEqual(['cancelled', 'cancelled', 'fail']);
  });

  it('is over after half an hour without a card', async () => {
    const shop = await openShop();
    const url = await open(shop);
    await shop.sandbox.advance(30 * MINUTE);
    expect(await shop.latest()).toMatchObject({ status: 'cancelled', url: null });
    expect((await post(shop, url, form(card('02')))).status).toBe(410);
    expect((await shop.sandbox.call('GET', url)).body).toContain(back('cancelled'));
    expect((await shop.open()).url).not.toBe(url);
  });

  it('is the same one while it is open, a new one when the sum has changed', async () => {
    const shop = await openShop();
    const first = await shop.open();
    expect(await shop.open()).toEqual(first);
    shop.wish.sum = 400_000;
    const second = await shop.open();
    expect(second).toMatchObject({ status: 'new', sum: 400_000 });
    expect((await post(shop, first.url ?? '', form(card('02')))).status).toBe(410);
    expect(await pay(shop, second.url ?? '', '02')).toBe(back('success'));
  });

  it('is not opened without end', async () => {
    const shop = await openShop();
    for (let at = 0; at < 20; at += 1) await post(shop, await open(shop), { step: 'cancel' });
    await expect(shop.open()).rejects.toThrow('429');
    await shop.sandbox.advance(60 * MINUTE);
    expect((await shop.open()).status).toBe('new');
  });
});

describe('the money', () => {
  const charges = async (shop: Shop): Promise<number> =>
    (await shop.effects()).filter((kind) => kind === 'payment.charged').length;

  it('is taken once, whatever is sent again: double posts, Back, two tabs, an old page', async () => {
    const steps = [form(card('02')), form(card('44')), form(card('36')), { step: 'confirm' }, { step: 'cancel' }];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.constantFrom(...steps)), { minLength: 4, maxLength: 12 }),
        async (walk) => {
          const shop = await openShop();
          const pages: string[] = [];
          for (const [which, step] of walk) {
            const { url } = await shop.open();
            if (url !== null && !pages.includes(url)) pages.push(url);
            const page = pages.at(-1 - which) ?? pages.at(-1);
            if (page !== undefined) await post(shop, page, step);
          }
          await shop.sandbox.advance(2 * MINUTE);
          expect(await charges(shop)).toBeLessThanOrEqual(1);
          const isPaid = ['success', 'pending'].includes((await shop.latest())?.status ?? '');
          expect(await charges(shop)).toBe(isPaid ? 1 : 0);
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  it('is taken once when the confirmation is posted twice at the same time, and both are led to the same end', async () => {
    const shop = await openShop();
    const url = await open(shop);
    await post(shop, url, form(card('02')));
    const both = await Promise.all([post(shop, url, { step: 'confirm' }), post(shop, url, { step: 'confirm' })]);
    expect(both.map(({ location }) => location)).toEqual([back('success'), back('success')]);
    expect(await charges(shop)).toBe(1);
    expect(shop.told).toHaveLength(1);
  });

  it('goes back within a day when it is asked back, once', async () => {
    const shop = await openShop();
    expect(await shop.refund()).toBeNull();
    await pay(shop, await open(shop), '02');
    const asked = await shop.refund();
    expect(asked).toMatchObject({ status: 'success', refundExpectedAt: START + 24 * 60 * MINUTE, refundedAt: null });
    expect(await shop.refund()).toEqual(asked);
    await shop.sandbox.advance(24 * 60 * MINUTE);
    expect(await shop.latest()).toMatchObject({ status: 'refunded', refundedAt: START + 24 * 60 * MINUTE });
    expect(shop.told.at(-1)).toEqual({ id: 'c-1', status: 'refunded' });
    expect(await shop.effects()).toEqual([
      'payment.opened',
      'payment.charged',
      'payment.refundAsked',
      'payment.refunded',
    ]);
    expect(await shop.open()).toMatchObject({ status: 'new' });
  });

  it('goes back at once when its subject does not want it any more', async () => {
    const shop = await openShop();
    const url = await open(shop);
    await pay(shop, url, '36');
    shop.closed = true;
    await shop.sandbox.advance(MINUTE);
    expect((await shop.latest())?.status).toBe('refunded');
    expect(await shop.effects()).toEqual(['payment.opened', 'payment.waits', 'payment.charged', 'payment.reversed']);
  });
});

describe('the page', () => {
  it('shows what is paid to whom, in the language asked for, and runs nothing', async () => {
    const shop = await openShop();
    const url = await open(shop);
    const ru = await shop.sandbox.call('GET', url);
    expect(ru.body).toContain('<html lang="ru">');
    expect(ru.body).toContain('312\u00a0000\u00a0₸');
    expect(ru.body).toContain('Сентрас Демо');
    expect(ru.body).not.toContain('CI-1 <b>');
    expect(ru.body).not.toMatch(/<script|style=|onclick/);
    expect(ru.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(ru.headers.get('cache-control')).toBe('no-store');
    const kk = await shop.sandbox.call('GET', `${url}?lang=kk`);
    expect(kk.body).toContain('<title>Картамен төлеу</title>');
    expect((await shop.sandbox.call('GET', '/sandbox/payment/unknown')).status).toBe(404);
  });

  it('names what is wrong with the card, and gives neither number nor CVC back', async () => {
    const shop = await openShop();
    const url = await open(shop);
    const wrong = { step: 'card', number: '4000 0000 0000 0003', expiry: '13/28', cvc: '98', name: 'Айдос' };
    const { status, body } = await post(shop, url, wrong);
    expect(status).toBe(422);
    expect(body).toContain('<title>Ошибка: Оплата картой</title>');
    for (const field of ['number', 'expiry', 'cvc', 'name']) {
      expect(body).toContain(`<a href="#${field}">`);
      expect(body).toContain(`id="${field}-fault"`);
    }
    expect(body).toContain('value="13/28"');
    expect(body).toContain('value="Айдос"');
    expect(body).not.toContain(wrong.number);
    expect(body).not.toContain('value="98"');
  });

  it('keeps nothing of a card: no table, no log, no ledger', async () => {
    const shop = await openShop();
    await pay(shop, await open(shop), '44');
    const { engine } = shop.sandbox;
    const rows = await engine.store.transaction(async (tx) => [
      await tx.selectFrom('payment_attempts').selectAll().where('id', '>', '').execute(),
      await tx.selectFrom('payment_orders').selectAll().where('id', '>', '').execute(),
      await tx.selectFrom('sandbox_jobs').selectAll().where('due_at', '>', 0).execute(),
      await tx.selectFrom('sandbox_ledger').selectAll().where('seq', '>', 0).execute(),
      engine.log.since(0),
      engine.log.problems(),
    ]);
    const everything = JSON.stringify(rows);
    expect(everything).toContain('callbackLost');
    for (const secret of ['4000000000000044', '4000 0000', '09/28', 'AIDOS']) expect(everything).not.toContain(secret);
    expect(engine.log.problems()).toEqual([]);
  });

  it('answers a stranger’s form of another site with a refusal', async () => {
    const shop = await openShop();
    const url = await open(shop);
    const { status } = await shop.sandbox.call('POST', url, {
      body: new URLSearchParams(form(card('02'))),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
    expect((await shop.latest())?.status).toBe('new');
  });
});

describe('a card', () => {
  const read = (change: Partial<Parameters<typeof readCard>[0]>, today = '2026-02-01') =>
    readCard({ number: card('02'), expiry: '09/28', cvc: '123', name: 'AIDOS DEMEU', ...change }, today);

  it.each([
    [{ number: card('03') }, { number: 'numberInvalid' }],
    [{ number: '4000000000000' }, { number: 'numberInvalid' }],
    [{ number: '' }, { number: 'numberInvalid' }],
    [{ number: '4111 1111 1111 1111' }, { number: 'numberForeign' }],
    [{ expiry: '0' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '00/28' }, { expiry: 'expiryInvalid' }],
    [{ expiry: '01/26' }, { expiry: 'expiryPast' }],
    [{ cvc: '1234' }, { cvc: 'cvcInvalid' }],
    [{ cvc: '12a' }, { cvc: 'cvcInvalid' }],
    [{ name: 'ӘСЕЛ' }, { name: 'nameInvalid' }],
    [{ name: 'A' }, { name: 'nameInvalid' }],
  ] as const)('%o is refused', (change, faults) => expect(read(change)).toEqual({ ok: false, faults }));

  it('is good until the end of its month, written as people write it', () => {
    for (const expiry of ['02/26', '02 26', '0226', ' 02 / 26 ', '02.26', '02-26'])
      expect(read({ expiry })).toEqual({ ok: true, verdict: 'ok' });
    expect(read({ expiry: '02/26' }, '2026-02-28')).toEqual({ ok: true, verdict: 'ok' });
    expect(read({ expiry: '02/26' }, '2026-03-01')).toEqual({ ok: false, faults: { expiry: 'expiryPast' } });
    expect(read({ number: '4000-0000-0000-0036', name: "Anna-Maria O'Neil jr." })).toEqual({
      ok: true,
      verdict: 'slow',
    });
  });

  it('of the list passes Luhn’s check, and with one digit changed does not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...testCards), fc.nat(15), fc.integer({ min: 1, max: 9 }), (one, at, add) => {
        const digit = (Number(one.number[at]) + add) % 10;
        const changed = `${one.number.slice(0, at)}${digit}${one.number.slice(at + 1)}`;
        expect(read({ number: one.number }).ok).toBe(true);
        expect(read({ number: changed })).toEqual({ ok: false, faults: { number: 'numberInvalid' } });
      }),
    );
  });

  it('leads nowhere out of a final state', () => {
    expect(attemptLifecycle.statuses.filter(attemptLifecycle.isFinal)).toEqual(['success', 'fail', 'cancelled']);
  });
});

describe('QA', () => {
  it('ends a payment from outside, once', async () => {
    const shop = await openShop();
    const { id } = await shop.open();
    const controls = (await shop.sandbox.api('GET', 'controls')).body as { id: string; subjects: { id: string }[] }[];
    expect(controls.find((one) => one.id === 'payments.end')?.subjects).toMatchObject([{ id, status: 'card' }]);
    const end = (outcome: string) =>
      shop.sandbox.api('POST', 'controls/payments.end', { subject: id, values: { outcome } });
    expect((await end('pending')).status).toBe(200);
    expect((await shop.latest())?.status).toBe('pending');
    expect((await end('insufficientFunds')).status).toBe(200);
    expect(await shop.latest()).toMatchObject({ status: 'fail', reason: { code: 'insufficient_funds' } });
    expect((await end('success')).status).toBe(404);
    await shop.sandbox.advance(MINUTE);
    expect(shop.told).toEqual([{ id: 'c-1', status: 'fail' }]);
  });
});
