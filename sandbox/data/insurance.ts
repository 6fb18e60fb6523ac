import type { InsuranceRefusal, InsuranceStatusAlias } from '../../openapi/index.ts';
import type { Text } from '../core/refusal.ts';

/** Names of the statuses of an insurance claim. */
export const insuranceStatusNames: Readonly<Record<InsuranceStatusAlias, Text>> = {
  draft: { ru: 'Черновик', kk: 'Жоба' },
  calculating: { ru: 'Считаем предложения', kk: 'Ұсыныстар есептелуде' },
  calculated: { ru: 'Предложения готовы', kk: 'Ұсыныстар дайын' },
  offer_selected: { ru: 'Предложение выбрано', kk: 'Ұсыныс таңдалды' },
  agreeing: { ru: 'Готовим договор', kk: 'Шарт дайындалуда' },
  agreement_created: { ru: 'Договор готов', kk: 'Шарт дайын' },
  signing: { ru: 'Подписание', kk: 'Қол қойылуда' },
  signed: { ru: 'Подписан', kk: 'Қол қойылды' },
  sent: { ru: 'Отправлен страховщику', kk: 'Сақтандырушыға жіберілді' },
  payment_pending: { ru: 'Ждёт оплаты', kk: 'Төлем күтілуде' },
  paid: { ru: 'Оплачен, полис выпускается', kk: 'Төленді, полис шығарылуда' },
  issued: { ru: 'Полис выпущен', kk: 'Полис шығарылды' },
  declined_customer: { ru: 'Вы отказались', kk: 'Сіз бас тарттыңыз' },
  refused_insurer: { ru: 'Страховщик отказал', kk: 'Сақтандырушы бас тартты' },
  expired: { ru: 'Срок истёк', kk: 'Мерзімі өтті' },
  error: { ru: 'Ошибка отправки', kk: 'Жіберу қатесі' },
  refund_requested: { ru: 'Возвращаем деньги', kk: 'Ақша қайтарылуда' },
  refunded: { ru: 'Деньги возвращены', kk: 'Ақша қайтарылды' },
};

/**
 * Why an insurer says no.
 * @public
 */
export const insuranceRefusalTexts: Readonly<Record<InsuranceRefusal['code'], Text>> = {
  CAR_AGE: { ru: 'Автомобиль старше допустимого', kk: 'Көлік рұқсат етілген жастан ескі' },
  CAR_TYPE: { ru: 'Такие автомобили не страхуем', kk: 'Мұндай көліктер сақтандырылмайды' },
  DRIVER: { ru: 'Водитель не подходит по возрасту или стажу', kk: 'Жүргізушінің жасы немесе өтілі сай емес' },
  TERRITORY: { ru: 'На этой территории не страхуем', kk: 'Бұл аумақта сақтандырмаймыз' },
  SUM: { ru: 'Страховая сумма больше допустимой', kk: 'Сақтандыру сомасы рұқсат етілгеннен көп' },
  PRICE: { ru: 'Цена автомобиля не подходит', kk: 'Көліктің бағасы сай емес' },
  DATA_MISMATCH: {
    ru: 'Данные не совпали с государственной базой',
    kk: 'Деректер мемлекеттік базамен сәйкес келмеді',
  },
  STOP_LIST: { ru: 'Страховщик не принимает этот договор', kk: 'Сақтандырушы бұл шартты қабылдамайды' },
  POLICY: { ru: 'Внутренняя политика страховщика', kk: 'Сақтандырушының ішкі саясаты' },
};

/** Refusals of the insurance service. */
export const insuranceTexts = {
  notFound: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  statusChanged: { ru: 'Статус заявки уже изменился', kk: 'Өтінімнің мәртебесі өзгеріп кеткен' },
  locked: { ru: 'Договор уже готовится, изменить нельзя', kk: 'Шарт дайындалып қойған, өзгертуге болмайды' },
  offerExpired: { ru: 'Срок предложения истёк', kk: 'Ұсыныстың мерзімі өтті' },
  roleRequired: 'role required: dealer',
} as const satisfies Record<string, Text>;

/** Partners on whose behalf dealers and partners insure, by the sign-in name of their employees. */
export const insurancePartners: readonly {
  readonly id: string;
  readonly name: Text;
  readonly kind: 'dealer' | 'partner';
  readonly city: Text;
  /** The premium is the partner's to pay. */
  readonly paysForCustomer: boolean;
  readonly employees: readonly string[];
}[] = [
  {
    id: 'p-1',
    name: 'Демо Авто',
    kind: 'dealer',
    city: { ru: 'Алматы', kk: 'Алматы' },
    paysForCustomer: false,
    employees: ['dealer-demo'],
  },
  {
    id: 'p-2',
    name: 'Демо Авто Астана',
    kind: 'dealer',
    city: { ru: 'Астана', kk: 'Астана' },
    paysForCustomer: true,
    employees: ['dealer-demo'],
  },
  {
    id: 'p-3',
    name: { ru: 'Демо Партнёр', kk: 'Демо Серіктес' },
    kind: 'partner',
    city: { ru: 'Шымкент', kk: 'Шымкент' },
    paysForCustomer: false,
    employees: ['partner-demo'],
  },
];
