import type { OfferRefusal, OfferStatusAlias } from '../../openapi/index.ts';
import type { Text } from '../core/refusal.ts';

/** Why an insurer does not insure; as in the contract. */
export const REFUSAL_CODES = [
  'NOT_SOLD',
  'CAR_AGE',
  'CAR_SUM',
  'DRIVER_AGE',
  'DRIVER_EXPERIENCE',
  'DEDUCTIBLE',
  'COVER',
  'OPTION',
  'TERRITORY',
  'POLICY',
] as const satisfies readonly OfferRefusal['code'][];
export type RefusalCode = OfferRefusal['code'];

/** The client can mend these by another choice of the product; the others lie in the car or the drivers. */
export const FIXABLE_CODES: ReadonlySet<RefusalCode> = new Set([
  'NOT_SOLD',
  'DEDUCTIBLE',
  'COVER',
  'OPTION',
  'TERRITORY',
]);

const about = (limit: string, unit = ''): string => (limit === '' ? '' : `: ${limit}${unit}`);

const ruPlural = new Intl.PluralRules('ru');
/** The word behind a number of full years in "не старше 3 лет", with the space that keeps both in one line. */
const ruYears = (limit: string): string => `\u00a0${ruPlural.select(Number(limit)) === 'one' ? 'года' : 'лет'}`;

/** Words of a refusal; `limit` is the number that was not kept, or ''. */
export const refusalTexts: Readonly<Record<RefusalCode, (limit: string) => Exclude<Text, string>>> = {
  NOT_SOLD: () => ({
    ru: 'Компания не продаёт такое страхование',
    kk: 'Компания мұндай сақтандыруды сатпайды',
  }),
  CAR_AGE: (limit) => ({
    ru:
      limit === ''
        ? 'Не страхует автомобили такого возраста'
        : `Страхует автомобили не старше ${limit}${ruYears(limit)}`,
    kk:
      limit === ''
        ? 'Мұндай жастағы көлікті сақтандырмайды'
        : `Шығарылғанына ${limit}\u00a0жылдан аспаған көлікті сақтандырады`,
  }),
  CAR_SUM: (limit) => ({
    ru: `Стоимость автомобиля вне пределов${about(limit, '\u00a0₸')}`,
    kk: `Көліктің құны шектен тыс${about(limit, '\u00a0₸')}`,
  }),
  DRIVER_AGE: (limit) => ({
    ru: limit === '' ? 'Не страхует водителей такого возраста' : `Страхует водителей от ${limit}${ruYears(limit)}`,
    kk:
      limit === ''
        ? 'Мұндай жастағы жүргізушіні сақтандырмайды'
        : `Жүргізушінің жасы кемінде ${limit}\u00a0жас болуы керек`,
  }),
  DRIVER_EXPERIENCE: (limit) => ({
    ru: limit === '' ? 'Стажа вождения недостаточно' : `Нужен стаж вождения от ${limit}${ruYears(limit)}`,
    kk: limit === '' ? 'Жүргізу өтілі жеткіліксіз' : `Жүргізу өтілі кемінде ${limit}\u00a0жыл болуы керек`,
  }),
  DEDUCTIBLE: () => ({ ru: 'С такой франшизой не страхует', kk: 'Мұндай франшизамен сақтандырмайды' }),
  COVER: () => ({ ru: 'Такой набор рисков не продаётся', kk: 'Мұндай тәуекелдер жиынтығы сатылмайды' }),
  OPTION: () => ({ ru: 'Выбранной опции нет', kk: 'Таңдалған опция жоқ' }),
  TERRITORY: () => ({ ru: 'За пределами Казахстана не страхует', kk: 'Қазақстаннан тыс жерде сақтандырмайды' }),
  POLICY: () => ({ ru: 'Внутренняя политика компании', kk: 'Компанияның ішкі саясаты' }),
};

/** Names of the statuses of an offer. */
export const offerStatusNames: Readonly<Record<OfferStatusAlias, Exclude<Text, string>>> = {
  new: { ru: 'Новое', kk: 'Жаңа' },
  calculating: { ru: 'Считается', kk: 'Есептелуде' },
  ready: { ru: 'Готово', kk: 'Дайын' },
  refused: { ru: 'Отказ', kk: 'Бас тартылды' },
  selected: { ru: 'Выбрано', kk: 'Таңдалды' },
  expired: { ru: 'Срок истёк', kk: 'Мерзімі өтті' },
  issued: { ru: 'Полис выпущен', kk: 'Полис шығарылды' },
};

/** What is covered. */
export const riskNames = {
  liability: { ru: 'Ответственность перед другими людьми', kk: 'Өзге адамдар алдындағы жауапкершілік' },
  accident: { ru: 'ДТП', kk: 'ЖКО' },
  theft: { ru: 'Угон', kk: 'Айдап кету' },
  others: { ru: 'Действия третьих лиц', kk: 'Үшінші тұлғалардың әрекеттері' },
  fire: { ru: 'Пожар', kk: 'Өрт' },
  nature: { ru: 'Стихийные бедствия', kk: 'Табиғи апаттар' },
} as const satisfies Record<string, Text>;

/** What is not paid for. */
export const exclusionNames = {
  ownCar: { ru: 'Ремонт вашего автомобиля', kk: 'Өз көлігіңізді жөндеу' },
  noPolice: { ru: 'Ущерб без справки полиции', kk: 'Полиция анықтамасыз залал' },
  abroad: { ru: 'Ущерб за пределами Казахстана', kk: 'Қазақстаннан тыс жердегі залал' },
  driver: { ru: 'За рулём не вписанный водитель', kk: 'Рөлде полиске жазылмаған жүргізуші' },
  drunk: { ru: 'Опьянение водителя', kk: 'Жүргізушінің мас болуы' },
  wear: { ru: 'Износ и поломки', kk: 'Тозу мен бұзылу' },
} as const satisfies Record<string, Text>;

/** Refusals of the offers service. */
export const offerTexts = {
  notFound: { ru: 'Предложение не найдено', kk: 'Ұсыныс табылмады' },
  claimNotFound: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  expired: { ru: 'Срок предложения истёк', kk: 'Ұсыныстың мерзімі өтті' },
  notReady: { ru: 'Компания ещё не дала предложения', kk: 'Компания әлі ұсыныс берген жоқ' },
  refused: { ru: 'Компания отказала', kk: 'Компания бас тартты' },
  priceChanged: { ru: 'Цена изменилась: проверьте новую', kk: 'Баға өзгерді: жаңасын тексеріңіз' },
  otherCompany: { ru: 'Это предложение другой компании', kk: 'Бұл басқа компанияның ұсынысы' },
  otherClaim: { ru: 'Это предложение другой заявки', kk: 'Бұл басқа өтінімнің ұсынысы' },
  instalments: {
    ru: 'Компания не принимает оплату в столько платежей',
    kk: 'Компания төлемді осынша бөлікке бөлмейді',
  },
} as const satisfies Record<string, Text>;

/** Words for QA. */
export const offerControlTexts = {
  title: { ru: 'Ответ страховщика', kk: 'Сақтандырушының жауабы' },
  hint: {
    ru: 'Предложение, которое считается, можно получить сразу, получить отказ, отложить или не дождаться; готовое — сделать просроченным.',
    kk: 'Есептеліп жатқан ұсынысты бірден алуға, бас тарту алуға, кейінге қалдыруға немесе жауапсыз қалдыруға болады; дайынының мерзімін өткізуге болады.',
  },
  outcome: { ru: 'Что будет', kk: 'Не болады' },
  answer: { ru: 'Ответит сейчас по своим правилам', kk: 'Қазір өз ережесі бойынша жауап береді' },
  refuse: { ru: 'Откажет', kk: 'Бас тартады' },
  delay: { ru: 'Ответит позже', kk: 'Кейін жауап береді' },
  silent: { ru: 'Промолчит', kk: 'Жауап бермейді' },
  afterSec: { ru: 'Через, секунд', kk: 'Қанша секундтан кейін' },
  expire: { ru: 'Срок предложения истечёт', kk: 'Ұсыныстың мерзімі өтеді' },
  code: { ru: 'Причина отказа', kk: 'Бас тарту себебі' },
  done: { ru: 'Сделано', kk: 'Орындалды' },
  gone: { ru: 'С этим предложением так нельзя', kk: 'Бұл ұсынысқа олай істеуге болмайды' },
} as const satisfies Record<string, Text>;

export const offerJobTexts: Readonly<Record<string, Text>> = {
  'offers.think': { ru: 'Страховщики начнут считать', kk: 'Сақтандырушылар есептей бастайды' },
  'offers.answer': { ru: 'Страховщик ответит', kk: 'Сақтандырушы жауап береді' },
  'offers.over': { ru: 'Срок предложения истечёт', kk: 'Ұсыныстың мерзімі өтеді' },
};
