import type { Text } from '../core/refusal.ts';

/** One thing that a scenario does, as `/sandbox/api` takes it. */
export type ScenarioStep =
  | { readonly control: string; readonly subject?: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly fault: Readonly<Record<string, unknown>> }
  | { readonly advanceMs: number };

/** A state of the sandbox that is often wanted, by a name that may be sent as a link. */
export interface Scenario {
  readonly id: string;
  readonly title: Text;
  readonly steps: readonly ScenarioStep[];
}

const SLOW_MS = 11_000;

export const scenarios: readonly Scenario[] = [
  {
    id: 'ready-to-send',
    title: { ru: 'Анкета готова, осталось отправить в банки', kk: 'Сауалнама дайын, банктерге жіберу қалды' },
    steps: [{ control: 'claim.seed', values: { account: 'aidos', status: 'data_confirmed' } }],
  },
  {
    id: 'choose-a-bank',
    title: { ru: 'Банки ответили, клиент выбирает', kk: 'Банктер жауап берді, клиент таңдайды' },
    steps: [{ control: 'claim.seed', values: { account: 'aidos', status: 'waiting' } }],
  },
  {
    id: 'gateway-broken',
    title: { ru: 'Отправка в банки падает три раза: 503', kk: 'Банктерге жіберу үш рет құлайды: 503' },
    steps: [
      { control: 'claim.seed', values: { account: 'aidos', status: 'data_confirmed' } },
      {
        fault: {
          operationId: 'sendClaimToBanksByCustomer',
          kind: 'status',
          status: 503,
          times: 3,
          person: 'aidos',
        },
      },
    ],
  },
  {
    id: 'lost-answer',
    title: {
      ru: 'Ответ на создание заявки теряется: она создана, а страница не знает',
      kk: 'Өтінім жасау жауабы жоғалады: ол жасалды, ал бет білмейді',
    },
    steps: [{ fault: { operationId: 'createClaimByCustomer', kind: 'drop', after: true, person: 'aidos' } }],
  },
  {
    id: 'slow-network',
    title: {
      ru: 'Медленно: у одного человека десять вызовов по 11 секунд',
      kk: 'Баяу: бір адамның он шақыруы 11 секундтан',
    },
    steps: [{ fault: { operationId: '*', kind: 'delay', delayMs: SLOW_MS, times: 10, person: 'aidos' } }],
  },
  {
    id: 'signing',
    title: { ru: 'Договор на подписании', kk: 'Шартқа қол қойылуда' },
    steps: [{ control: 'claim.seed', values: { account: 'aidos', status: 'signing' } }],
  },
  {
    id: 'insurance-of-a-credit',
    title: { ru: 'КАСКО и жизнь: договор создан, ждёт код', kk: 'КАСКО және өмір: шарт жасалды, код күтуде' },
    steps: [{ control: 'cascoLife.seed', values: { account: 'aidos', status: 'agreement_created' } }],
  },
  {
    id: 'policy-to-pay',
    title: { ru: 'Полис ждёт оплаты', kk: 'Полис төлемді күтуде' },
    steps: [{ control: 'insurance.seed', values: { account: 'aidos', status: 'payment_pending' } }],
  },
  {
    id: 'goods-offers',
    title: { ru: 'Товары в рассрочку: выбрать предложение', kk: 'Тауар бөліп төлеуге: ұсынысты таңдау' },
    steps: [{ control: 'commodity.basket', values: { account: 'aidos', status: 'offers' } }],
  },
];
