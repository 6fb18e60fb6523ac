import type { CascoLifeStatusAlias } from '../../openapi/index.ts';
import type { CascoCover, Deductible } from '../../schemas/facts/insurance/casco-tariff.ts';
import { say, type Text } from '../core/refusal.ts';
import type { LifeRefusalCode } from '../services/credit-insurance/quote.ts';

type Words = Exclude<Text, string>;

/** What of casco is sold beside a credit. Deductibles in percent of the sum insured. */
export const cascoSale: { readonly deductibles: readonly Deductible[]; readonly covers: readonly CascoCover[] } = {
  deductibles: [0, 1, 2, 5],
  covers: ['full', 'roadOnly', 'nonRoadOnly'],
};

/** Words of casco and life insurance: refusals, messages. */
export const cascoLifeTexts = {
  notFound: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  notRequired: { ru: 'Эта страховка не требуется', kk: 'Бұл сақтандыру талап етілмейді' },
  priceChanged: {
    ru: 'Цена изменилась. Проверьте и выберите ещё раз',
    kk: 'Бағасы өзгерді. Тексеріп, қайта таңдаңыз',
  },
  notDecided: { ru: 'Решите по каждой страховке', kk: 'Әр сақтандыру бойынша шешім қабылдаңыз' },
  ownPolicyChecking: { ru: 'Ваш полис ещё проверяется', kk: 'Полисіңіз әлі тексерілуде' },
  ownPolicyRefused: {
    ru: 'Ваш полис не подошёл. Выберите другую страховку',
    kk: 'Полисіңіз сәйкес келмеді. Басқа сақтандыруды таңдаңыз',
  },
  unknownOption: { ru: 'Такого варианта нет', kk: 'Мұндай нұсқа жоқ' },
  required: { ru: 'Заполните поле', kk: 'Өрісті толтырыңыз' },
  requiredByBank: { ru: 'Банк требует эту страховку', kk: 'Банк бұл сақтандыруды талап етеді' },
  onlyCasco: { ru: 'Свой полис принимают только для КАСКО', kk: 'Өз полисіңіз тек КАСКО үшін қабылданады' },
  fileMissing: { ru: 'Загрузите полис', kk: 'Полисті жүктеңіз' },
  gateway: { ru: 'Страховщик пока не отвечает', kk: 'Сақтандырушы әзірге жауап бермей тұр' },
  linkOver: { ru: 'Ссылка на файл устарела', kk: 'Файл сілтемесі ескірген' },
} as const satisfies Record<string, Text>;

/** Statuses: id and name, in the order of a claim's life. */
export const cascoLifeStatuses: Readonly<Record<CascoLifeStatusAlias, { readonly id: string; readonly name: Words }>> =
  {
    new: { id: '1', name: { ru: 'Новая', kk: 'Жаңа' } },
    selection: { id: '2', name: { ru: 'Выбор страховки', kk: 'Сақтандыруды таңдау' } },
    selection_completed: { id: '3', name: { ru: 'Страховка выбрана', kk: 'Сақтандыру таңдалды' } },
    agreeing: { id: '4', name: { ru: 'Готовим договор', kk: 'Шарт дайындалуда' } },
    agreement_created: { id: '5', name: { ru: 'Договор готов', kk: 'Шарт дайын' } },
    signing: { id: '6', name: { ru: 'Подписание', kk: 'Қол қойылуда' } },
    signed: { id: '7', name: { ru: 'Подписан', kk: 'Қол қойылды' } },
    sent: { id: '8', name: { ru: 'У страховщика', kk: 'Сақтандырушыда' } },
    success: { id: '9', name: { ru: 'Страховка оформлена', kk: 'Сақтандыру рәсімделді' } },
    failed: { id: '10', name: { ru: 'Не оформлено', kk: 'Рәсімделмеді' } },
  };

export const riskNames: Readonly<Record<CascoCover | 'life', Words>> = {
  full: { ru: 'Полное КАСКО', kk: 'Толық КАСКО' },
  roadOnly: { ru: 'Только ДТП', kk: 'Тек жол-көлік оқиғасы' },
  nonRoadOnly: { ru: 'Угон, стихия и прочее, кроме ДТП', kk: 'ЖКО-дан басқа: айдап кету, апат және т.б.' },
  life: { ru: 'Жизнь и трудоспособность', kk: 'Өмір және еңбекке қабілеттілік' },
};

export const payerNames: Readonly<Record<'financed' | 'own', Words>> = {
  financed: { ru: 'Включить в кредит', kk: 'Несиеге қосу' },
  own: { ru: 'Оплатить своими вместе со взносом', kk: 'Жарнамен бірге өз қаражатыңыздан төлеу' },
};

export const failureTexts: Readonly<Record<'EXPIRED' | 'INSURER_REFUSED', Words>> = {
  EXPIRED: { ru: 'Срок оформления истёк', kk: 'Рәсімдеу мерзімі өтті' },
  INSURER_REFUSED: { ru: 'Страховщик отказал', kk: 'Сақтандырушы бас тартты' },
};

export const ownPolicyTexts: Readonly<Record<'other_car' | 'ends_too_early' | 'unreadable', Words>> = {
  other_car: { ru: 'В полисе другой автомобиль', kk: 'Полисте басқа көлік көрсетілген' },
  ends_too_early: { ru: 'Полис должен действовать ещё 11 месяцев', kk: 'Полис тағы 11 ай жарамды болуы керек' },
  unreadable: {
    ru: 'Полис не читается. Нужен PDF от страховщика',
    kk: 'Полис оқылмайды. Сақтандырушының PDF файлы керек',
  },
};

/** Why a life insurer does not insure; `limit` is the number that was not kept. */
export const lifeRefusalTexts: Readonly<Record<LifeRefusalCode, (limit: string) => Words>> = {
  AGE_AT_LOAN_END: (limit) => ({
    ru: `К концу кредита вам будет больше ${limit} лет`,
    kk: `Несие соңында жасыңыз ${limit}-тен асады`,
  }),
  AGE: (limit) => ({ ru: `Страхуют с ${limit} лет`, kk: `${limit} жастан бастап сақтандырады` }),
  SUM_OVER_MAXIMUM: (limit) => ({
    ru: `Страхуют кредиты до ${limit} ₸`,
    kk: `${limit} ₸ дейінгі несиелер сақтандырылады`,
  }),
  TERM: (limit) => ({
    ru: `Срок кредита больше допустимого: ${limit} мес.`,
    kk: `Несие мерзімі рұқсат етілгеннен ұзақ: ${limit} ай`,
  }),
  NOT_SOLD: () => ({
    ru: 'Заёмщиков микрофинансовых организаций не страхует',
    kk: 'Микроқаржы ұйымдарының қарыз алушыларын сақтандырмайды',
  }),
  POLICY: () => ({ ru: 'Внутренняя политика компании', kk: 'Компанияның ішкі саясаты' }),
};

/** Messages to the client; `link` opens the claim. */
export const cascoLifeSms = {
  asked: (link: string) => ({
    ru: `Банк ждёт страховку по вашему кредиту. Оформите её: ${link}`,
    kk: `Банк несиеңіз бойынша сақтандыруды күтіп тұр. Рәсімдеңіз: ${link}`,
  }),
  success: (link: string) => ({
    ru: `Страховка оформлена: ${link}`,
    kk: `Сақтандыру рәсімделді: ${link}`,
  }),
  refused: (link: string) => ({
    ru: `Страховщик отказал. Выберите другого: ${link}`,
    kk: `Сақтандырушы бас тартты. Басқасын таңдаңыз: ${link}`,
  }),
  expired: (link: string) => ({
    ru: `Срок оформления страховки истёк: ${link}`,
    kk: `Сақтандыруды рәсімдеу мерзімі өтті: ${link}`,
  }),
} satisfies Record<string, (link: string) => Words>;

/** Lines of the agreement and of a policy, one function a line; `figure`s come formatted. */
export const cascoLifeLines = {
  agreementTitle: (number: string): Words => ({
    ru: `Договор страхования ${number}`,
    kk: `Сақтандыру шарты ${number}`,
  }),
  policyTitle: (number: string): Words => ({ ru: `Страховой полис ${number}`, kk: `Сақтандыру полисі ${number}` }),
  client: (name: string): Words => ({ ru: `Страхователь: ${name}`, kk: `Сақтанушы: ${name}` }),
  car: (name: string): Words => ({ ru: `Автомобиль: ${name}`, kk: `Көлік: ${name}` }),
  bank: (name: Text): Words => ({
    ru: `Выгодоприобретатель: ${say(name, 'ru')}`,
    kk: `Пайда алушы: ${say(name, 'kk')}`,
  }),
  kind: (kind: 'casco' | 'life'): Words =>
    kind === 'casco' ? { ru: 'КАСКО', kk: 'КАСКО' } : { ru: 'Страхование жизни', kk: 'Өмірді сақтандыру' },
  insurer: (name: Text): Words => ({ ru: `Страховщик: ${say(name, 'ru')}`, kk: `Сақтандырушы: ${say(name, 'kk')}` }),
  sum: (figure: string): Words => ({ ru: `Страховая сумма: ${figure} ₸`, kk: `Сақтандыру сомасы: ${figure} ₸` }),
  premium: (figure: string): Words => ({
    ru: `Страховая премия: ${figure} ₸`,
    kk: `Сақтандыру сыйлықақысы: ${figure} ₸`,
  }),
  payer: (payer: 'financed' | 'own'): Words =>
    payer === 'financed'
      ? { ru: 'Оплата: входит в кредит', kk: 'Төлем: несиеге кіреді' }
      : { ru: 'Оплата: отдельно, вместе с первым взносом', kk: 'Төлем: бөлек, алғашқы жарнамен бірге' },
  deductible: (percent: string): Words => ({ ru: `Франшиза: ${percent} %`, kk: `Франшиза: ${percent} %` }),
  risks: (name: Words): Words => ({ ru: `Риски: ${name.ru}`, kk: `Тәуекелдер: ${name.kk}` }),
  term: (months: number): Words => ({ ru: `Срок: ${months} мес.`, kk: `Мерзімі: ${months} ай` }),
  dates: (from: string, to: string): Words => ({ ru: `Действует: ${from} – ${to}`, kk: `Жарамды: ${from} – ${to}` }),
  ownPolicy: (): Words => ({ ru: 'КАСКО: свой полис страхователя', kk: 'КАСКО: сақтанушының өз полисі' }),
  declined: (kind: 'casco' | 'life'): Words =>
    kind === 'casco'
      ? { ru: 'КАСКО: страхователь отказался', kk: 'КАСКО: сақтанушы бас тартты' }
      : { ru: 'Страхование жизни: страхователь отказался', kk: 'Өмірді сақтандыру: сақтанушы бас тартты' },
};

/** What the jobs of this service will do, in words for QA. */
export const cascoLifeJobTexts: Readonly<Record<string, Text>> = {
  'cascoLife.expire': { ru: 'Срок оформления КАСКО и жизни истечёт', kk: 'КАСКО мен өмірді рәсімдеу мерзімі өтеді' },
  'cascoLife.ownPolicy': { ru: 'Свой полис проверят', kk: 'Өз полисі тексеріледі' },
  'cascoLife.codeDelivered': { ru: 'SMS с кодом дойдёт', kk: 'Коды бар SMS жетеді' },
  'cascoLife.answer': { ru: 'Страховщик ответит', kk: 'Сақтандырушы жауап береді' },
};

/** Words of QA's control. */
export const cascoLifeControlTexts = {
  title: { ru: 'Ответ страховщика по КАСКО и жизни', kk: 'КАСКО мен өмір бойынша сақтандырушының жауабы' },
  outcome: { ru: 'Что ответит', kk: 'Жауабы' },
  issue: { ru: 'Выпустит полисы', kk: 'Полистерді шығарады' },
  refuse: { ru: 'Откажет', kk: 'Бас тартады' },
  done: { ru: 'Страховщик ответил', kk: 'Сақтандырушы жауап берді' },
  gone: { ru: 'Эта заявка уже не у страховщика', kk: 'Бұл өтінім енді сақтандырушыда емес' },
} satisfies Record<string, Text>;
