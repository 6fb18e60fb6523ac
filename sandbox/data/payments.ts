import type { PaymentFailure, PaymentStatus } from '../core/payments.ts';
import type { Text } from '../core/refusal.ts';

type Words = Exclude<Text, string>;

/** What a card does when its payment is confirmed. */
export type CardVerdict = 'ok' | 'insufficientFunds' | 'notAuthenticated' | 'slow' | 'callbackLost' | 'cancelled';

export interface TestCard {
  readonly number: string;
  readonly verdict: CardVerdict;
  readonly does: Words;
}

/** The only cards that the gateway takes: a real one has no business here. */
export const testCards: readonly TestCard[] = [
  {
    number: '4000000000000002',
    verdict: 'ok',
    does: { ru: 'оплата проходит', kk: 'төлем өтеді' },
  },
  {
    number: '4000000000000010',
    verdict: 'insufficientFunds',
    does: { ru: 'не хватает денег', kk: 'ақша жеткіліксіз' },
  },
  {
    number: '4000000000000028',
    verdict: 'notAuthenticated',
    does: { ru: 'подтверждение 3-D Secure не проходит', kk: '3-D Secure растауы өтпейді' },
  },
  {
    number: '4000000000000036',
    verdict: 'slow',
    does: {
      ru: 'банк отвечает через 60 секунд, оплата проходит',
      kk: 'банк 60 секундтан кейін жауап береді, төлем өтеді',
    },
  },
  {
    number: '4000000000000044',
    verdict: 'callbackLost',
    does: {
      ru: 'деньги списаны, ответ шлюза потерян: оплата видна только по запросу',
      kk: 'ақша алынды, шлюз жауабы жоғалды: төлем тек сұралғанда көрінеді',
    },
  },
  {
    number: '4000000000000051',
    verdict: 'cancelled',
    does: { ru: 'человек отменяет оплату', kk: 'адам төлемнен бас тартады' },
  },
];

/** What a field of the card form may have against it. */
export type FieldFault =
  | 'numberInvalid'
  | 'numberForeign'
  | 'expiryInvalid'
  | 'expiryPast'
  | 'cvcInvalid'
  | 'nameInvalid';

export const fieldFaultWords: Readonly<Record<FieldFault, Words>> = {
  numberInvalid: {
    ru: 'Проверьте номер карты: 16–19 цифр, как на карте',
    kk: 'Карта нөмірін тексеріңіз: картадағыдай 16–19 сан',
  },
  numberForeign: {
    ru: 'Эта страница учебная: подходят только карты из списка ниже',
    kk: 'Бұл бет оқуға арналған: тек төмендегі тізімдегі карталар жарайды',
  },
  expiryInvalid: {
    ru: 'Введите срок карты: месяц и год, например 09/28',
    kk: 'Карта мерзімін енгізіңіз: ай мен жыл, мысалы 09/28',
  },
  expiryPast: { ru: 'Срок карты истёк', kk: 'Картаның мерзімі өтіп кеткен' },
  cvcInvalid: { ru: 'Введите три цифры с обратной стороны карты', kk: 'Картаның артындағы үш санды енгізіңіз' },
  nameInvalid: {
    ru: 'Введите имя латинскими буквами, как на карте',
    kk: 'Есімді картадағыдай латын әріптерімен енгізіңіз',
  },
};

export const failureWords: Readonly<Record<PaymentFailure, Words>> = {
  insufficient_funds: { ru: 'На карте недостаточно денег', kk: 'Картада ақша жеткіліксіз' },
  card_declined: { ru: 'Банк отклонил карту', kk: 'Банк картаны қабылдамады' },
  not_authenticated: { ru: 'Платёж не подтверждён в 3-D Secure', kk: 'Төлем 3-D Secure арқылы расталмады' },
};

/** Every text of the pages, by name. */
export const paymentWords = {
  training: {
    ru: 'Учебный стенд: страница платёжного шлюза разыграна, деньги не списываются. Не вводите данные настоящей карты.',
    kk: 'Оқу стенді: төлем шлюзінің беті ойнатылған, ақша алынбайды. Нақты картаның деректерін енгізбеңіз.',
  },
  otherLanguage: { ru: 'Қазақша', kk: 'Русский' },
  payTitle: { ru: 'Оплата картой', kk: 'Картамен төлеу' },
  toPay: { ru: 'К оплате', kk: 'Төленетін сома' },
  payee: { ru: 'Получатель', kk: 'Алушы' },
  purpose: { ru: 'Назначение', kk: 'Мақсаты' },
  number: { ru: 'Номер карты', kk: 'Карта нөмірі' },
  expiry: { ru: 'Срок, ММ/ГГ', kk: 'Мерзімі, АА/ЖЖ' },
  cvc: { ru: 'CVC', kk: 'CVC' },
  cvcHint: { ru: 'Три цифры на обороте', kk: 'Артындағы үш сан' },
  name: { ru: 'Имя на карте', kk: 'Картадағы есім' },
  nameHint: { ru: 'Латинскими буквами', kk: 'Латын әріптерімен' },
  pay: { ru: 'Оплатить', kk: 'Төлеу' },
  cancel: { ru: 'Отменить и вернуться', kk: 'Бас тартып, қайту' },
  error: { ru: 'Ошибка', kk: 'Қате' },
  errorTitle: { ru: 'Проверьте данные карты', kk: 'Карта деректерін тексеріңіз' },
  again: {
    ru: 'Номер и CVC введите ещё раз: мы их не храним.',
    kk: 'Нөмір мен CVC кодын қайта енгізіңіз: біз оларды сақтамаймыз.',
  },
  cards: { ru: 'Учебные карты', kk: 'Оқу карталары' },
  cardsHint: {
    ru: 'Срок — любой будущий, CVC — любые три цифры.',
    kk: 'Мерзімі — кез келген болашақ ай, CVC — кез келген үш сан.',
  },
  secureTitle: { ru: 'Подтверждение платежа', kk: 'Төлемді растау' },
  secureAsk: {
    ru: 'Банк, выпустивший карту, просит подтвердить платёж (3-D Secure).',
    kk: 'Картаны шығарған банк төлемді растауды сұрайды (3-D Secure).',
  },
  confirm: { ru: 'Подтвердить платёж', kk: 'Төлемді растау' },
  reject: { ru: 'Это не мой платёж', kk: 'Бұл менің төлемім емес' },
  overTitle: { ru: 'Эта страница уже закрыта', kk: 'Бұл бет жабылған' },
  overText: {
    ru: 'Ответ принят или время вышло. Второй раз деньги не спишутся. Вернитесь в приложение, там видно, что с оплатой.',
    kk: 'Жауап қабылданды немесе уақыт бітті. Ақша екінші рет алынбайды. Қолданбаға қайтыңыз, төлемнің күйі сонда көрінеді.',
  },
  back: { ru: 'Вернуться в приложение', kk: 'Қолданбаға қайту' },
  notFound: { ru: 'Страница не найдена', kk: 'Бет табылмады' },
} satisfies Record<string, Words>;

/** Words for QA. */
export const paymentControlTexts = {
  title: { ru: 'Платёж картой', kk: 'Картамен төлем' },
  hint: {
    ru: 'Исход открытого или ожидающего платежа можно выбрать здесь, не открывая страницу шлюза.',
    kk: 'Ашық немесе күтудегі төлемнің нәтижесін шлюз бетін ашпай-ақ осы жерде таңдауға болады.',
  },
  outcome: { ru: 'Исход', kk: 'Нәтиже' },
  success: { ru: 'Оплачен', kk: 'Төленді' },
  callbackLost: { ru: 'Списан, ответ потерян', kk: 'Алынды, жауап жоғалды' },
  pending: { ru: 'Ждёт банка 60 секунд', kk: 'Банкті 60 секунд күтеді' },
  insufficientFunds: { ru: 'Не хватает денег', kk: 'Ақша жеткіліксіз' },
  cardDeclined: { ru: 'Карта отклонена', kk: 'Карта қабылданбады' },
  notAuthenticated: { ru: '3-D Secure не пройден', kk: '3-D Secure өтпеді' },
  cancelled: { ru: 'Человек отменил', kk: 'Адам бас тартты' },
  done: { ru: 'Платёж завершён', kk: 'Төлем аяқталды' },
  gone: { ru: 'Этот платёж уже закончен', kk: 'Бұл төлем аяқталып қойған' },
  cardsTitle: { ru: 'Учебные карты', kk: 'Оқу карталары' },
} satisfies Record<string, Words>;

export const paymentJobTexts: Readonly<Record<string, Text>> = {
  'payments.settle': { ru: 'Банк подтвердит платёж', kk: 'Банк төлемді растайды' },
  'payments.refunded': { ru: 'Деньги вернутся на карту', kk: 'Ақша картаға қайтады' },
};

/** The sum with its sign. */
export const tenge = (grouped: string): string => `${grouped}\u00a0₸`;

/** Words of the address to which the page leads back. */
export const returnWords: Readonly<Record<PaymentStatus, string>> = {
  new: 'cancelled',
  pending: 'pending',
  success: 'success',
  fail: 'fail',
  cancelled: 'cancelled',
  refunded: 'refunded',
};
