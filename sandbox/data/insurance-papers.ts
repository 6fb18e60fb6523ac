import type { Text } from '../core/refusal.ts';

/** Version of the rules of insurance that agreements refer to. */
export const RULES_VERSION = '2026-01';

/** What a payment is for, on the payment page; of a premium in parts it is the first. */
export const paymentPurpose = (number: string, parts: number): Text => ({
  ru: `Страховая премия по договору ${number}${parts > 1 ? `, 1-й платёж из ${parts}` : ''}`,
  kk: `${number} шарты бойынша сақтандыру сыйлықақысы${parts > 1 ? `, ${parts} төлемнің 1-сі` : ''}`,
});

/** Words of the papers of car insurance. */
export const paperWords = {
  training: {
    ru: 'Учебный документ: компании и люди вымышлены.',
    kk: 'Оқу құжаты: компаниялар мен адамдар ойдан шығарылған.',
  },
  agreement: { ru: 'Договор страхования', kk: 'Сақтандыру шарты' },
  application: { ru: 'Заявление на страхование', kk: 'Сақтандыруға өтініш' },
  policy: { ru: 'Страховой полис', kk: 'Сақтандыру полисі' },
  receipt: { ru: 'Квитанция об оплате', kk: 'Төлем түбіртегі' },
  insurer: { ru: 'Страховщик', kk: 'Сақтандырушы' },
  policyholder: { ru: 'Страхователь', kk: 'Сақтанушы' },
  personalNumber: { ru: 'ИИН', kk: 'ЖСН' },
  phone: { ru: 'Телефон', kk: 'Телефон' },
  drivers: { ru: 'Водители', kk: 'Жүргізушілер' },
  experience: { ru: 'стаж, лет', kk: 'өтілі, жыл' },
  bonusClass: { ru: 'класс', kk: 'сынып' },
  car: { ru: 'Автомобиль', kk: 'Көлік' },
  year: { ru: 'Год выпуска', kk: 'Шығарылған жылы' },
  plate: { ru: 'Госномер', kk: 'Мемлекеттік нөмір' },
  beneficiary: { ru: 'Выгодоприобретатель', kk: 'Пайда алушы' },
  cover: { ru: 'Страхование', kk: 'Сақтандыру' },
  sumInsured: { ru: 'Страховая сумма', kk: 'Сақтандыру сомасы' },
  deductible: { ru: 'Франшиза', kk: 'Франшиза' },
  premium: { ru: 'Страховая премия', kk: 'Сақтандыру сыйлықақысы' },
  instalments: { ru: 'Платежей', kk: 'Төлем саны' },
  atSigning: { ru: 'сразу после подписания', kk: 'қол қойылған бойда' },
  risks: { ru: 'Риски', kk: 'Тәуекелдер' },
  territory: { ru: 'Территория', kk: 'Аумақ' },
  term: { ru: 'Срок, месяцев', kk: 'Мерзімі, ай' },
  from: { ru: 'Начало', kk: 'Басталуы' },
  until: { ru: 'Конец', kk: 'Аяқталуы' },
  date: { ru: 'Дата', kk: 'Күні' },
  rules: { ru: 'Правила страхования, версия', kk: 'Сақтандыру қағидалары, нұсқасы' },
  refund: {
    ru: 'От оплаченного договора можно отказаться в течение 14 дней: премию вернут.',
    kk: 'Төленген шарттан 14 күн ішінде бас тартуға болады: сыйлықақы қайтарылады.',
  },
  payee: { ru: 'Получатель', kk: 'Алушы' },
  sum: { ru: 'Сумма', kk: 'Сома' },
  kinds: {
    ogpo: { ru: 'ОГПО', kk: 'КҚИ АҚЖ МС' },
    casco: { ru: 'КАСКО', kk: 'КАСКО' },
    both: { ru: 'ОГПО и КАСКО', kk: 'КҚИ АҚЖ МС және КАСКО' },
  },
  places: {
    kz: { ru: 'Казахстан', kk: 'Қазақстан' },
    cis: { ru: 'Казахстан и СНГ', kk: 'Қазақстан және ТМД' },
  },
} as const;

/** Words of the page of the insurers' common database that says whether a policy is real. */
export const checkWords = {
  training: {
    ru: 'Учебный стенд: единая страховая база разыграна, компании и люди вымышлены.',
    kk: 'Оқу стенді: бірыңғай сақтандыру базасы ойнатылған, компаниялар мен адамдар ойдан шығарылған.',
  },
  otherLanguage: { ru: 'Қазақша', kk: 'Русский' },
  title: { ru: 'Проверка полиса', kk: 'Полисті тексеру' },
  number: { ru: 'Номер полиса', kk: 'Полис нөмірі' },
  states: {
    active: { ru: 'Полис действует', kk: 'Полис күшінде' },
    notYet: { ru: 'Полис ещё не начал действовать', kk: 'Полис әлі күшіне енген жоқ' },
    over: { ru: 'Срок полиса истёк', kk: 'Полистің мерзімі өтті' },
    back: { ru: 'Полис возвращён и не действует', kk: 'Полис қайтарылды, күші жоқ' },
  },
} as const;
