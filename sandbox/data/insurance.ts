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
  declined_customer: { ru: 'Заявка отозвана', kk: 'Өтінім қайтарып алынды' },
  refused_insurer: { ru: 'Страховщик отказал', kk: 'Сақтандырушы бас тартты' },
  expired: { ru: 'Срок истёк', kk: 'Мерзімі өтті' },
  error: { ru: 'Ошибка отправки', kk: 'Жіберу қатесі' },
  refund_requested: { ru: 'Возвращаем деньги', kk: 'Ақша қайтарылуда' },
  refunded: { ru: 'Деньги возвращены', kk: 'Ақша қайтарылды' },
};

/** Why an insurer says no. */
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
  locked: { ru: 'Договор уже готовится, изменить нельзя', kk: 'Шарт дайындалып қойған, өзгертуге болмайды' },
  offerExpired: { ru: 'Срок предложения истёк', kk: 'Ұсыныстың мерзімі өтті' },
  roleRequired: 'role required: dealer',
  plateOfOther: {
    ru: 'Автомобиль с этим госномером записан на другого владельца',
    kk: 'Бұл мемлекеттік нөмірмен көлік басқа иесіне тіркелген',
  },
  openClaim: {
    ru: 'У этого человека уже есть открытая заявка на страхование',
    kk: 'Бұл адамның сақтандыруға ашық өтінімі бар',
  },
  partnerOnly: {
    ru: 'Партнёра указывают только сотрудники партнёров',
    kk: 'Серіктесті тек серіктес қызметкерлері көрсетеді',
  },
  partnerNeeded: { ru: 'Выберите партнёра', kk: 'Серіктесті таңдаңыз' },
  identityFirst: { ru: 'Сначала подтвердите личность', kk: 'Алдымен жеке басыңызды растаңыз' },
  notRepeatable: { ru: 'Эту заявку нельзя повторить', kk: 'Бұл өтінімді қайталау мүмкін емес' },
  noCreditClaim: { ru: 'Кредитная заявка не найдена', kk: 'Несие өтінімі табылмады' },
  registerMismatch: { ru: 'Не совпадает с государственной базой', kk: 'Мемлекеттік базамен сәйкес келмейді' },
  gateway: { ru: 'Страховщик пока не отвечает', kk: 'Сақтандырушы әзірге жауап бермей тұр' },
  tooLate: { ru: 'Срок возврата, 14 дней, прошёл', kk: 'Қайтару мерзімі — 14 күн — өтті' },
  unknownApplication: { ru: 'Заявка маркетплейса не найдена', kk: 'Маркетплейс өтінімі табылмады' },
  boundAlready: { ru: 'Эта заявка уже оформляется', kk: 'Бұл өтінім рәсімделіп жатыр' },
  personNeeded: { ru: 'Укажите ИИН и телефон страхователя', kk: 'Сақтанушының ЖСН мен телефонын көрсетіңіз' },
  linkExpired: { ru: 'Ссылка на документ устарела', kk: 'Құжат сілтемесінің мерзімі өтті' },
  noDocument: { ru: 'Документ не найден', kk: 'Құжат табылмады' },
  noPolicy: { ru: 'Такого полиса в базе нет', kk: 'Базада мұндай полис жоқ' },
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

/** Words for a wrong field of a step; those of a claim's fields serve too. */
export const insuranceFieldTexts = {
  required: { ru: 'Заполните поле', kk: 'Өрісті толтырыңыз' },
  otherPerson: { ru: 'ИИН должен быть как в заявке', kk: 'ЖСН өтінімдегідей болуы керек' },
  adult: { ru: 'Нужен совершеннолетний', kk: 'Кәмелетке толған адам керек' },
  driverTwice: { ru: 'Этот водитель уже указан', kk: 'Бұл жүргізуші көрсетілген' },
  experience: { ru: 'Стаж больше возможного', kk: 'Өтіл мүмкін болғаннан көп' },
  plateOfUsed: { ru: 'Без госномера — только новый автомобиль', kk: 'Мемлекеттік нөмірсіз — тек жаңа көлік' },
  registration: {
    ru: 'Номер техпаспорта: две буквы и восемь цифр',
    kk: 'Техникалық паспорт нөмірі: екі әріп және сегіз цифр',
  },
  engineVolume: {
    ru: 'Объём от 1 до 10 000 см³, 0 — только у электромобиля',
    kk: 'Көлемі 1-ден 10 000 см³-ге дейін, 0 — тек электромобильде',
  },
  enginePower: { ru: 'Мощность от 1 до 2 000 л. с.', kk: 'Қуаты 1-ден 2 000 а. к. дейін' },
  mileage: { ru: 'Пробег указан неверно', kk: 'Жүрген жолы қате көрсетілген' },
  contractPair: { ru: 'Номер и дата договора нужны вместе', kk: 'Шарттың нөмірі мен күні бірге керек' },
  contractDate: { ru: 'Дата договора не может быть в будущем', kk: 'Шарт күні болашақта болмайды' },
  beneficiary: { ru: 'Укажите банк, у которого авто в залоге', kk: 'Көлік кепілде тұрған банкті көрсетіңіз' },
  startDate: { ru: 'Начало — от завтрашнего дня до 30 дней вперёд', kk: 'Басталуы — ертеңнен 30 күнге дейін' },
  termCasco: { ru: 'Срок от 1 до 36 месяцев', kk: 'Мерзімі 1 айдан 36 айға дейін' },
  termOgpo: { ru: 'ОГПО оформляют на 12 месяцев', kk: 'КҚИ АҚЖ МС 12 айға рәсімделеді' },
  instalments: { ru: 'Платежей не больше, чем месяцев', kk: 'Төлем саны айлардан көп болмауы керек' },
  step: {
    customer: { ru: 'Заполните данные страхователя', kk: 'Сақтанушының деректерін толтырыңыз' },
    car: { ru: 'Заполните данные автомобиля', kk: 'Көліктің деректерін толтырыңыз' },
    contract: { ru: 'Заполните данные о покупке', kk: 'Сатып алу деректерін толтырыңыз' },
    product: { ru: 'Выберите страхование', kk: 'Сақтандыруды таңдаңыз' },
  },
} as const;

/** Cars that the register of vehicles has under another owner's name. */
export const platesOfOthers: ReadonlySet<string> = new Set(['777AAA02']);

/** Messages of an insurance claim by SMS; `link` opens it. */
export const insuranceSms: Readonly<
  Record<
    'created' | 'toPay' | 'issued' | 'refused' | 'refunded' | 'expired',
    (link: string) => { ru: string; kk: string }
  >
> = {
  created: (link) => ({
    ru: `Заявка на страхование создана. Продолжить: ${link}`,
    kk: `Сақтандыру өтінімі жасалды. Жалғастыру: ${link}`,
  }),
  toPay: (link) => ({ ru: `Договор подписан. Оплатить: ${link}`, kk: `Шартқа қол қойылды. Төлеу: ${link}` }),
  issued: (link) => ({ ru: `Полис выпущен: ${link}`, kk: `Полис шығарылды: ${link}` }),
  refused: (link) => ({
    ru: `Страховщик отказал, деньги вернутся. Подробнее: ${link}`,
    kk: `Сақтандырушы бас тартты, ақша қайтарылады. Толығырақ: ${link}`,
  }),
  refunded: (link) => ({ ru: `Деньги возвращены: ${link}`, kk: `Ақша қайтарылды: ${link}` }),
  expired: (link) => ({
    ru: `Срок заявки на страхование истёк: ${link}`,
    kk: `Сақтандыру өтінімінің мерзімі өтті: ${link}`,
  }),
};

/** What the service does later of its own accord, for QA. */
export const insuranceJobTexts: Readonly<Record<string, Text>> = {
  'insurance.expire': { ru: 'Заявка на страхование истечёт', kk: 'Сақтандыру өтінімінің мерзімі өтеді' },
  'insurance.issue': {
    ru: 'Страховщик выпустит полис или откажет',
    kk: 'Сақтандырушы полис шығарады немесе бас тартады',
  },
  'insurance.partnerRefunded': {
    ru: 'Страховщик вернёт деньги партнёру',
    kk: 'Сақтандырушы серіктеске ақша қайтарады',
  },
};
