/** Whoever looks at a thing, and wherever, is told the same: list, page, waiting page, desk and SMS. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim, ClaimListItem, InsuranceClaim } from '../../openapi/index.ts';
import { samples } from '../../openapi/generated/samples.ts';
import { daysBetween } from '../../schemas/facts/date.ts';
import { progressOf } from '../../machines/generated/progress.ts';
import { standingOf } from '../../machines/kit/standing.ts';
import { howClosed } from '../../src/blocks/claim/status.ts';
import { statusOf } from '../../src/blocks/claim/status-words.ts';
import { deskText, doText, goText, turnText } from '../../src/blocks/standing.ts';
import { loadCatalogue, setLocale, translate as t } from '../../src/i18n/runtime.ts';
import { insuranceRow } from '../../src/blocks/insurance/insurance-row.ts';
import { offerSchedule } from '../../src/blocks/banks/offer-cost.ts';
import { dmy, isoDayKz, money } from '../../src/i18n/format.ts';
import { creditRow } from '../../src/products/credit-claim/row.ts';
import { application, startClaims, type ClaimSandbox, type Customer } from './claim-support.ts';

const DAY_MS = 86_400_000;

beforeAll(async () => {
  await setLocale('ru');
  await Promise.all((['board', 'flow', 'progress'] as const).map((name) => loadCatalogue(name)));
});

const listed = async (sandbox: ClaimSandbox, { id, token }: Customer): Promise<ClaimListItem> => {
  const { items } = await sandbox.ask('claims', { page: 1 }, token);
  return items.find((item) => item.id === id) ?? expect.fail('the claim is in no list');
};

/** What each place says of the claim: turn, action, button. */
const told = async (sandbox: ClaimSandbox, customer: Customer) => {
  const [claim, item] = [await sandbox.claim(customer), await listed(sandbox, customer)];
  const listIntegrations = Object.values(await sandbox.integrations(customer));
  const row = creditRow(item, t);
  const statuses = [statusOf(claim, 'customer', t), statusOf(item, 'customer', t), statusOf(item, 'desk', t)];
  const page = standingOf(progressOf['credit-claim'], { claim });
  const waiting = standingOf(progressOf['credit-claim'], { claim, listIntegrations });
  const desk = standingOf(progressOf['dealer-claim'], { claim: item });
  const said = (one: typeof page) => [turnText('customer', one, t), doText(one, t), goText(one, t)];
  return {
    statuses: [...new Set(statuses)],
    row: [row.turn, row.action, row.step],
    page: said(page),
    waiting: said(waiting),
    desk: [turnText('desk', desk, t), deskText(desk, t)],
  };
};

const inboxOf = async (sandbox: ClaimSandbox) =>
  (await sandbox.inbox(application().phone)).map((text) => text.replace(/: http.*$/, ''));

describe('banks ask, and say yes', () => {
  it('all wait for the code word: the customer is told so everywhere, and by one SMS', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({ personalNumber: '040830599120' });
    const words = ['Ваш шаг', '5 банков ждут от вас кодовое слово', 'Дополнить'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Банки ждут ответа'],
      row: words,
      page: words,
      waiting: words,
      desk: ['Ждём клиента', '5 банков ждут от клиента кодовое слово'],
    });
    const asked = 'Кредиты и страхование: Банки ждут от вас кодовое слово. Дополнить';
    expect((await inboxOf(sandbox)).filter((text) => text === asked)).toHaveLength(1);
    // Its link leads to the question, those of other messages to the claim.
    const opens = async (words: string) => {
      const message = (await sandbox.inbox(application().phone)).find((text) => text.startsWith(words)) ?? '';
      const id = /\/link\/([\w-]+)/.exec(message)?.[1] ?? '';
      return (await sandbox.call('GET', `/services/shortLink/${id}`)).body.target;
    };
    expect(await opens(asked)).toEqual({ kind: 'claim-additional-info', id: customer.id });
    await sandbox.advance(300_000);
    expect((await inboxOf(sandbox)).filter((text) => text === asked)).toHaveLength(1);

    // It came: the turn is the banks', then the customer's again, who is told of another thing to do.
    await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { codeword: 'Тұлпар' } }, customer.token);
    const waits = ['Ждём банк', 'Банки рассматривают заявку', 'Ответы банков'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Ждём решения банков'],
      row: ['Ждём банк', null, 'Открыть заявку'],
      page: waits,
      waiting: waits,
      desk: ['Ждём банк', 'Банки рассматривают заявку'],
    });
    await sandbox.advance(30_000);
    const words2 = ['Ваш шаг', '5 банков одобрили заявку. Выберите условия.', 'Выбрать'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Есть одобрения'],
      row: words2,
      page: words2,
      waiting: words2,
      desk: ['Ждём клиента', '5 банков одобрили, выбирает клиент'],
    });
    expect((await inboxOf(sandbox)).slice(-2)).toEqual([
      asked,
      'Кредиты и страхование: Есть решение банков. Выберите условия',
    ]);
  });

  it('some have approved while others still think', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent({}, undefined, 6);
    const { bankAnswers } = await sandbox.claim(customer);
    const counts = { pending: 3, asking: 0, askingInfo: 0, approved: 2, rejected: 0 };
    // Of both, as the banks' own service tells them.
    const payments = Object.values(await sandbox.integrations(customer)).flatMap(
      ({ approved }) => approved?.monthlyPayment ?? [],
    );
    expect(payments).toHaveLength(2);
    expect(bankAnswers).toEqual({ ...counts, paymentFrom: Math.min(...payments) });
    expect((await listed(sandbox, customer)).bankAnswers).toEqual(bankAnswers);
    const words = ['Ваш шаг', '2 банка одобрили заявку. Выберите условия.', 'Выбрать'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Есть одобрения'],
      row: words,
      page: words,
      waiting: words,
      desk: ['Ждём клиента', '2 банка одобрили, выбирает клиент'],
    });
  });
});

describe('in Kazakh', () => {
  const catalogues = (['board', 'flow', 'progress'] as const).map((name) => () => loadCatalogue(name));
  const read = async (language: 'ru' | 'kk') => {
    await setLocale(language);
    await Promise.all(catalogues.map((load) => load()));
  };
  beforeAll(() => read('kk'));
  afterAll(() => read('ru'));

  it('banks ask, then say yes: list, pages, desk and SMS', async () => {
    const sandbox = await startClaims({}, 'kk');
    const customer = await sandbox.sent({ personalNumber: '040830599120' });
    const asked = ['Кезек сізде', '5 банк сізден кодтық сөзді күтіп отыр', 'Толықтыру'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Банктер жауап күтуде'],
      row: asked,
      page: asked,
      waiting: asked,
      desk: ['Кезек клиентте', '5 банк клиенттен кодтық сөзді күтіп отыр'],
    });
    await sandbox.ask('updateClaimByCustomer', { id: customer.id, borrower: { codeword: 'Тұлпар' } }, customer.token);
    await sandbox.advance(30_000);
    const choose = ['Кезек сізде', '5 банк мақұлдады. Талаптарын таңдаңыз.', 'Таңдау'];
    expect(await told(sandbox, customer)).toEqual({
      statuses: ['Мақұлдаулар бар'],
      row: choose,
      page: choose,
      waiting: choose,
      desk: ['Кезек клиентте', '5 банк мақұлдады, клиент таңдайды'],
    });
    expect((await inboxOf(sandbox)).slice(-2)).toEqual([
      'Несие және сақтандыру: Банктер сізден кодтық сөзді күтіп отыр. Толықтыру',
      'Несие және сақтандыру: Банктердің шешімі бар. Талаптарын таңдаңыз',
    ]);
  });
});

describe('a closed claim', () => {
  it('refused by all: nobody’s turn, and it may be begun anew', async () => {
    const sandbox = await startClaims();
    // Each bank has a "stop credit" to refuse for.
    const customer = await sandbox.sent({ personalNumber: '850615399059' });
    const claim = await sandbox.claim(customer);
    expect(claim).toMatchObject({ status: { alias: 'rejected' }, closedBy: 'bank', bankAnswers: { rejected: 5 } });
    expect(howClosed(claim)).toBe('rejected');
    const { row, page, desk } = await told(sandbox, customer);
    expect([row, desk]).toEqual([
      [null, null, 'Повторить заявку'],
      [null, null],
    ]);
    expect(page[0]).toBeNull();
  });

  it('given other terms by the dealer: says who, and leads to the new one', async () => {
    const sandbox = await startClaims();
    const { access } = await sandbox.signIn('dealer-demo');
    const input = { ...application({ lastName: 'Сатыпалушы' }), personalNumber: '920417399206', phone: '77000000041' };
    const old = await sandbox.ask('createClaim', { input }, access);
    const changed = { ...input, repeatOf: old.id, initialFee: 5_000_000 };
    const fresh = await sandbox.ask('createClaim', { input: changed }, access);
    const customer = { id: old.id, token: await sandbox.tokenOf('920417399206') };
    const [claim, item] = [await sandbox.claim(customer), await listed(sandbox, customer)];
    for (const one of [claim, item] as const) {
      expect(one).toMatchObject({ closedBy: 'dealer', replacedBy: fresh.id });
      expect(howClosed(one)).toBe('replacedByDealer');
      expect(statusOf(one, 'customer', t)).toBe('Условия изменены');
      expect(statusOf(one, 'desk', t)).toBe('Условия изменены');
    }
    expect(creditRow(item, t)).toMatchObject({ turn: null, action: null, step: 'Открыть новую заявку' });
    expect(standingOf(progressOf['credit-claim'], { claim }).action).toBe('openReplacing');
    expect(standingOf(progressOf['dealer-claim'], { claim: item }).action).toBe('openReplacing');
  });

  it('given up by its customer', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.create();
    await sandbox.ask('declineClaimByCustomer', { id: customer.id, reason: 'other' }, customer.token);
    const claim: Claim = await sandbox.claim(customer);
    expect(claim).toMatchObject({ closedBy: 'customer', replacedBy: null });
    expect([statusOf(claim, 'customer', t), statusOf(claim, 'desk', t)]).toEqual(['Вы отказались', 'Отозвана']);
  });
});

it('a private sale after the signature: what its buyer does next, everywhere, then that the bank pays', async () => {
  const sandbox = await startClaims();
  const customer = await sandbox.sent();
  await sandbox.choose(customer, 'demo_dala');
  await sandbox.agreement(customer);
  const own = (action: string) => {
    const words = ['Ваш шаг', action, 'Ход сделки'];
    return { statuses: ['Подписана'], row: words, page: words, waiting: words };
  };
  expect(await told(sandbox, customer)).toEqual({
    ...own('Подпишите договор с продавцом'),
    desk: ['Ждём клиента', 'Клиент подписывает с продавцом договор купли‑продажи'],
  });
  const sms = 'Кредиты и страхование: Кредитный договор подписан. Дальше договор с продавцом';
  expect((await inboxOf(sandbox)).filter((text) => text === sms)).toHaveLength(1);
  const { id, token } = customer;
  await sandbox.ask('confirmDealStepByCustomer', { id, step: 'contract' }, token);
  expect(await told(sandbox, customer)).toEqual({
    ...own('Переоформите автомобиль в спецЦОНе'),
    desk: ['Ждём клиента', 'Клиент переоформляет автомобиль на себя'],
  });
  await sandbox.ask('confirmDealStepByCustomer', { id, step: 'registration' }, token);
  const waits = ['Ждём банк', 'Банк готовит выдачу', 'Ход сделки'];
  expect(await told(sandbox, customer)).toEqual({
    statuses: ['Подписана'],
    row: ['Ждём банк', null, 'Открыть заявку'],
    page: waits,
    waiting: waits,
    desk: ['Ждём банк', 'Банк готовит выдачу'],
  });
});

it('a payment that the bank still checks is asked for nowhere', () => {
  const claims = samples.getInsuranceClaim.flatMap((one) =>
    one.kind === 'done' ? [one.output as InsuranceClaim] : [],
  );
  const [item] = samples.listInsuranceClaims.flatMap((one) =>
    one.kind === 'done' ? (one.output as { items: Parameters<typeof insuranceRow>[0][] }).items : [],
  );
  const paying = claims.find(({ payment }) => payment?.status === 'pending') ?? expect.fail('no such example');
  const row = insuranceRow(
    { ...item!, status: paying.status, offers: paying.offers, payment: { status: 'pending' } },
    t,
  );
  expect(row).toMatchObject({ status: 'Платёж проверяется', turn: 'Ждём банк', action: null, step: null });
  const page = standingOf(progressOf['car-insurance'], { getInsuranceClaim: paying });
  expect([turnText('customer', page, t), doText(page, t)]).toEqual([
    'Ждём банк',
    'Банк проверяет платёж. Платить ещё раз не нужно.',
  ]);
});

it('insurers who all refused are told so in the list, too', () => {
  const [item] = samples.listInsuranceClaims.flatMap((one) =>
    one.kind === 'done' ? (one.output as { items: Parameters<typeof insuranceRow>[0][] }).items : [],
  );
  const refused = {
    ...item!,
    status: { id: 3, alias: 'calculated' as const, name: 'Предложения готовы' },
    offers: { pending: 0, ready: 0, refused: 4, expired: 0 },
  };
  expect(insuranceRow(refused, t)).toMatchObject({
    status: 'Все страховщики отказали',
    turn: 'Ваш шаг',
    action: 'Все страховщики отказали. Посмотрите, что можно изменить.',
    step: 'Посмотреть причины',
  });
});

describe('a credit that runs', () => {
  it('the list names the payment that comes next in the schedule of its page, and none when all are made', async () => {
    const sandbox = await startClaims();
    const customer = await sandbox.sent();
    await sandbox.advance(60_000);
    await sandbox.choose(customer, 'demo_dala');
    await sandbox.agreement(customer, 'signed');
    expect((await listed(sandbox, customer)).nextPayment).toBeNull();
    await sandbox.deal(customer);
    await sandbox.advance(60_000);
    const taken = (await sandbox.integrations(customer))['demo_dala'];
    const rows = taken?.approved ? offerSchedule({ ...taken, approved: taken.approved }) : [];
    const row = async () => {
      // Months later nobody is signed in any more.
      const token = await sandbox.tokenOf(application().personalNumber);
      const item = await listed(sandbox, { ...customer, token });
      return { next: item.nextPayment, shown: creditRow(item, t).sum };
    };
    const due = (at: number, inDays: number, near: boolean) => {
      const { date, payment } = rows.at(at) ?? expect.fail('the schedule has fewer rows');
      return {
        next: { date, sum: payment, inDays },
        shown: { value: money(payment), label: t('list.nextPaymentIn', { date: dmy(date), n: inDays }), near },
      };
    };
    const days = daysBetween(isoDayKz(Date.parse(taken?.updatedAt ?? '')), rows[0]?.date ?? '');
    expect(await row()).toEqual(due(0, days, false));
    // On the day itself it is still ahead, and near; the day after, the next one is.
    await sandbox.advance(Date.parse(rows[0]?.date ?? '') - Date.parse(isoDayKz(Date.parse(taken?.updatedAt ?? ''))));
    const today = await row();
    expect(today).toEqual(due(0, 0, true));
    expect(today.shown?.label).toMatch(/^Платёж .* · сегодня$/);
    await sandbox.advance(DAY_MS);
    const then = daysBetween(rows[0]?.date ?? '', rows[1]?.date ?? '') - 1;
    expect(await row()).toEqual(due(1, then, false));
    await sandbox.advance(Date.parse(rows.at(-1)?.date ?? '') - Date.parse(rows[0]?.date ?? ''));
    expect((await row()).next).toBeNull();
  });
});
