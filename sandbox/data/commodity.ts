import type { CommodityStatusAlias } from '../../openapi/index.ts';
import { groupDigits } from '../../schemas/facts/money.ts';
import type { Text } from '../core/refusal.ts';
import { list } from './references.ts';

/** A shop that sells on credit. Invented. */
export interface Shop {
  readonly alias: string;
  readonly name: Text;
  readonly address: { readonly ru: string; readonly kk: string };
}
export const shops = [
  {
    alias: 'demo_tehnika',
    name: 'Демо Техника',
    address: { ru: 'Алматы, пр. Абая, 20', kk: 'Алматы, Абай даңғылы, 20' },
  },
  {
    alias: 'demo_jihaz',
    name: { ru: 'Демо Мебель', kk: 'Демо Жиһаз' },
    address: { ru: 'Астана, ул. Кунаева, 8', kk: 'Астана, Қонаев көшесі, 8' },
  },
] as const satisfies readonly Shop[];
export const shopOf = (alias: string): Shop => shops.find((shop) => shop.alias === alias) ?? shops[0];

/** What is in a basket; prices in tenge. */
export interface Goods {
  name: Text;
  price: number;
  qty: number;
}
export const baskets = {
  fridge: [
    { name: { ru: 'Холодильник', kk: 'Тоңазытқыш' }, price: 320_000, qty: 1 },
    { name: { ru: 'Чайник', kk: 'Шәйнек' }, price: 20_000, qty: 4 },
  ],
  laptop: [{ name: { ru: 'Ноутбук', kk: 'Ноутбук' }, price: 1_200_000, qty: 1 }],
  phone: [{ name: { ru: 'Телефон', kk: 'Телефон' }, price: 180_000, qty: 1 }],
  kitchen: [{ name: { ru: 'Кухонный гарнитур', kk: 'Ас үй жиһазы' }, price: 2_600_000, qty: 1 }],
} as const satisfies Record<string, readonly Goods[]>;

/** How a bank lends for goods. Rates in percent a year, sums in tenge, terms in months. `installment`: the shop pays. */
export interface GoodsLender {
  readonly alias: string;
  readonly plans: readonly {
    readonly kind: 'installment' | 'credit';
    readonly rate: number;
    readonly months: readonly number[];
  }[];
  readonly sumMin: number;
  readonly sumMax: number;
  /** Seconds until the answer, in sandbox time. */
  readonly answerSec: number;
}
export const goodsLenders: readonly GoodsLender[] = [
  {
    alias: 'demo_jet',
    plans: [{ kind: 'credit', rate: 34, months: [3, 6, 12, 24] }],
    sumMin: 10_000,
    sumMax: 1_000_000,
    answerSec: 3,
  },
  {
    alias: 'demo_orda',
    plans: [{ kind: 'installment', rate: 0, months: [3, 6, 12] }],
    sumMin: 30_000,
    sumMax: 1_500_000,
    answerSec: 5,
  },
  {
    alias: 'demo_dala',
    plans: [{ kind: 'credit', rate: 28, months: [12, 24] }],
    sumMin: 50_000,
    sumMax: 3_000_000,
    answerSec: 8,
  },
  {
    alias: 'mcf',
    plans: [{ kind: 'credit', rate: 30, months: [6, 12, 24] }],
    sumMin: 50_000,
    sumMax: 2_000_000,
    answerSec: 10,
  },
  {
    alias: 'eubank',
    plans: [
      { kind: 'installment', rate: 0, months: [3] },
      { kind: 'credit', rate: 26, months: [6, 12, 24] },
    ],
    sumMin: 50_000,
    sumMax: 5_000_000,
    answerSec: 12,
  },
];

/** Statuses of a commodity claim, with their ids. */
export const commodityStatuses = list([
  ['1', 'new', 'Новая', 'Жаңа'],
  ['2', 'filled', 'Заполнена', 'Толтырылды'],
  ['3', 'sent', 'Отправлена в банки', 'Банктерге жіберілді'],
  ['4', 'offers', 'Есть предложения', 'Ұсыныстар бар'],
  ['5', 'offer_selected', 'Предложение выбрано', 'Ұсыныс таңдалды'],
  ['6', 'aitu_sign', 'Подписание', 'Қол қойылуда'],
  ['7', 'signed', 'Подписана', 'Қол қойылды'],
  ['8', 'goods_released', 'Товар выдан', 'Тауар берілді'],
  ['9', 'rejected', 'Отказ', 'Қабылданбады'],
  ['10', 'cancelled', 'Отменена', 'Күші жойылды'],
]);

/** Words of the commodity service: refusals, lines of the agreement. */
export const commodityTexts = {
  notFound: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  notSent: { ru: 'Заявка ещё не отправлена в банки', kk: 'Өтінім банктерге әлі жіберілмеген' },
  gateway: { ru: 'Банки пока не отвечают', kk: 'Банктер әзірге жауап бермей тұр' },
  unknownOffer: { ru: 'Такого предложения нет', kk: 'Мұндай ұсыныс жоқ' },
  offerExpired: { ru: 'Срок предложения истёк', kk: 'Ұсыныстың мерзімі өтті' },
  foreignRedirect: { ru: 'Адрес возврата не разрешён', kk: 'Қайту мекенжайына рұқсат жоқ' },
  notSigned: { ru: 'Договор ещё не подписан', kk: 'Шартқа әлі қол қойылмаған' },
  openClaim: { ru: 'У этого человека уже есть открытая заявка', kk: 'Бұл адамның ашық өтінімі бар' },
  minor: { ru: 'Покупатель несовершеннолетний', kk: 'Сатып алушы кәмелетке толмаған' },
} as const satisfies Record<string, Text>;

export const commodityLines = {
  bank: (name: { ru: string; kk: string }) => ({ ru: `Банк: ${name.ru}`, kk: `Банк: ${name.kk}` }),
  goods: (name: { ru: string; kk: string }, qty: number) => ({
    ru: `Товар: ${name.ru}, ${qty} шт.`,
    kk: `Тауар: ${name.kk}, ${qty} дана`,
  }),
  sum: (sum: number) => ({ ru: `Сумма: ${groupDigits(sum)} ₸`, kk: `Сомасы: ${groupDigits(sum)} ₸` }),
  terms: (months: number, monthly: number) => ({
    ru: `${months} мес. по ${groupDigits(monthly)} ₸`,
    kk: `${months} ай, айына ${groupDigits(monthly)} ₸`,
  }),
};

/** Messages of a commodity claim by SMS; `link` opens it on the phone. */
export const commoditySms: Readonly<
  Record<
    'created' | 'offers' | 'rejected' | 'signed' | 'released' | 'cancelled',
    (link: string) => { ru: string; kk: string }
  >
> = {
  created: (link) => ({
    ru: `Покупка в кредит. Заполните заявку: ${link}`,
    kk: `Несиеге сатып алу. Өтінімді толтырыңыз: ${link}`,
  }),
  offers: (link) => ({ ru: `Есть предложения банков: ${link}`, kk: `Банктердің ұсыныстары бар: ${link}` }),
  rejected: (link) => ({ ru: `Банки ответили отказом: ${link}`, kk: `Банктер бас тартты: ${link}` }),
  signed: (link) => ({
    ru: `Договор подписан. Покажите продавцу: ${link}`,
    kk: `Шартқа қол қойылды. Сатушыға көрсетіңіз: ${link}`,
  }),
  released: (link) => ({
    ru: `Товар выдан. Спасибо за покупку: ${link}`,
    kk: `Тауар берілді. Сатып алғаныңызға рахмет: ${link}`,
  }),
  cancelled: (link) => ({ ru: `Заявка отменена: ${link}`, kk: `Өтінімнің күші жойылды: ${link}` }),
};

/** What the jobs of the service will do, for QA. */
export const commodityJobTexts: Readonly<Record<string, Text>> = {
  'commodity.send': { ru: 'Заявка на товар уйдёт в банки', kk: 'Тауар өтінімі банктерге жіберіледі' },
  'commodity.answer': { ru: 'Банк ответит на заявку на товар', kk: 'Банк тауар өтініміне жауап береді' },
  'commodity.offersOver': {
    ru: 'Предложение на товар перестанет действовать',
    kk: 'Тауар ұсынысының мерзімі аяқталады',
  },
  'commodity.signingOver': { ru: 'Время подписания закончится', kk: 'Қол қою уақыты аяқталады' },
  'commodity.release': { ru: 'Магазин выдаст товар', kk: 'Дүкен тауарды береді' },
  'commodity.expire': { ru: 'Срок заявки на товар истечёт', kk: 'Тауар өтінімінің мерзімі өтеді' },
};

/** Words of the shop's controls. */
export const shopControlTexts = {
  basket: { ru: 'Магазин собирает корзину', kk: 'Дүкен себет жинайды' },
  basketHint: { ru: 'Покупателю придёт SMS со ссылкой.', kk: 'Сатып алушыға сілтемесі бар SMS келеді.' },
  customer: { ru: 'Покупатель', kk: 'Сатып алушы' },
  shop: { ru: 'Магазин', kk: 'Дүкен' },
  goods: { ru: 'Корзина', kk: 'Себет' },
  status: { ru: 'Статус', kk: 'Мәртебе' },
  made: { ru: 'Заявка создана', kk: 'Өтінім жасалды' },
  act: { ru: 'Магазин по заявке на товар', kk: 'Тауар өтінімі бойынша дүкен' },
  outcome: { ru: 'Что сделает', kk: 'Не істейді' },
  release: { ru: 'Выдаст товар', kk: 'Тауарды береді' },
  cancel: { ru: 'Отменит продажу', kk: 'Сатуды тоқтатады' },
  done: { ru: 'Готово', kk: 'Дайын' },
  gone: { ru: 'Заявка уже закрыта', kk: 'Өтінім жабылып қойған' },
} as const satisfies Record<string, Text>;

export const basketLabels: Readonly<Record<keyof typeof baskets, Text>> = {
  fridge: { ru: 'Холодильник и чайники, 400 000 ₸', kk: 'Тоңазытқыш пен шәйнектер, 400 000 ₸' },
  laptop: { ru: 'Ноутбук, 1 200 000 ₸', kk: 'Ноутбук, 1 200 000 ₸' },
  phone: { ru: 'Телефон, 180 000 ₸', kk: 'Телефон, 180 000 ₸' },
  kitchen: { ru: 'Кухня, 2 600 000 ₸', kk: 'Ас үй жиһазы, 2 600 000 ₸' },
};

export const statusName = (alias: CommodityStatusAlias): { id: string; name: Text } =>
  commodityStatuses.find((line) => line.alias === alias) ?? { id: alias, name: alias };
