import { say, type Text } from '../core/refusal.ts';
import type { LifeRefusalCode } from '../services/credit-insurance/quote.ts';
import { lifeRefusalTexts } from './casco-life.ts';

type Words = Exclude<Text, string>;

/** Words of credit insurance: refusals. */
export const creditInsuranceTexts = {
  notFound: { ru: 'Не найдено', kk: 'Табылмады' },
  none: { ru: 'По этому номеру ничего не найдено', kk: 'Бұл нөмір бойынша ештеңе табылмады' },
  outdated: { ru: 'Ссылка устарела', kk: 'Сілтеме ескірген' },
  sentBefore: { ru: 'Заявление уже отправлено', kk: 'Өтініш жіберіліп қойған' },
  refusedBefore: { ru: 'Страховщик отказал', kk: 'Сақтандырушы бас тартты' },
  down: { ru: 'Страховщик временно не принимает заявления', kk: 'Сақтандырушы уақытша өтініш қабылдамайды' },
  phone: { ru: 'Укажите номер телефона полностью', kk: 'Телефон нөмірін толық көрсетіңіз' },
  otherPhone: { ru: 'Укажите тот же номер, что при поиске', kk: 'Іздеген нөміріңізді көрсетіңіз' },
  email: { ru: 'Адрес почты указан неверно', kk: 'Пошта мекенжайы қате' },
  consents: { ru: 'Отметьте все согласия', kk: 'Барлық келісімді белгілеңіз' },
  consentOld: { ru: 'Согласие изменилось. Прочитайте ещё раз', kk: 'Келісім өзгерді. Қайта оқыңыз' },
  health: { ru: 'Ответьте на каждый вопрос', kk: 'Әр сұраққа жауап беріңіз' },
  linkOver: { ru: 'Ссылка на файл устарела', kk: 'Файл сілтемесі ескірген' },
} as const satisfies Record<string, Text>;

export const INSURANCE_CONSENTS_VERSION = '2026-01';

/** Consents of an application, all mandatory, in their order: with whom, and of which data. */
export const insuranceConsents = [
  {
    alias: 'application',
    text: (insurer: Text): Words => ({
      ru: `Прошу «${say(insurer, 'ru')}» заключить со мной договор страхования жизни`,
      kk: `«${say(insurer, 'kk')}» компаниясынан менімен өмірді сақтандыру шартын жасауды сұраймын`,
    }),
  },
  {
    alias: 'rules',
    text: (insurer: Text): Words => ({
      ru: `Правила страхования «${say(insurer, 'ru')}» прочитаны`,
      kk: `«${say(insurer, 'kk')}» сақтандыру ережелерімен таныстым`,
    }),
  },
  {
    alias: 'data_transfer',
    text: (insurer: Text): Words => ({
      ru: `Разрешаю передать «${say(insurer, 'ru')}» имя, ИИН, контакты, данные кредита и ответы о здоровье`,
      kk: `«${say(insurer, 'kk')}» компаниясына аты-жөнімді, ЖСН, байланыс және несие деректерін және денсаулық туралы жауаптарымды беруге рұқсат етемін`,
    }),
  },
] as const satisfies readonly { alias: string; text: (insurer: Text) => Words }[];

/** Questions of the health declaration. One "yes" is looked at by a person, two are refused. */
export const healthQuestions = [
  {
    alias: 'hospital',
    text: { ru: 'Лежали ли вы в больнице за последние 12 месяцев?', kk: 'Соңғы 12 айда ауруханада жаттыңыз ба?' },
  },
  { alias: 'disability', text: { ru: 'Установлена ли у вас инвалидность?', kk: 'Сізге мүгедектік белгіленген бе?' } },
  {
    alias: 'chronic',
    text: {
      ru: 'Есть ли у вас хроническая болезнь, например диабет, астма или гипертония?',
      kk: 'Созылмалы ауруыңыз бар ма, мысалы қант диабеті, демікпе немесе гипертония?',
    },
  },
] as const satisfies readonly { alias: string; text: Text }[];

export const creditInsuranceStatuses: Readonly<
  Record<'offered' | 'underwriting' | 'sent' | 'issued' | 'refused' | 'outdated', Words>
> = {
  offered: { ru: 'Можно оформить', kk: 'Рәсімдеуге болады' },
  underwriting: { ru: 'На рассмотрении', kk: 'Қаралуда' },
  sent: { ru: 'Отправлено страховщику', kk: 'Сақтандырушыға жіберілді' },
  issued: { ru: 'Полис оформлен', kk: 'Полис рәсімделді' },
  refused: { ru: 'Отказ страховщика', kk: 'Сақтандырушы бас тартты' },
  outdated: { ru: 'Предложение устарело', kk: 'Ұсыныс ескірген' },
};

/** Why it is refused; `limit` is the number that was not kept. */
export const creditRefusalText = (code: LifeRefusalCode | 'ALREADY_INSURED' | 'HEALTH', limit: string): Words => {
  if (code === 'ALREADY_INSURED') return { ru: 'Этот кредит уже застрахован', kk: 'Бұл несие сақтандырылған' };
  if (code === 'HEALTH')
    return { ru: 'Страховщик отказал по анкете здоровья', kk: 'Сақтандырушы денсаулық сауалнамасы бойынша бас тартты' };
  return lifeRefusalTexts[code](limit);
};

/** Messages to the borrower; `link` opens the insurance. */
export const creditInsuranceSms = {
  offered: (link: string) => ({
    ru: `Застрахуйте кредит. Заявление: ${link}`,
    kk: `Несиені сақтандырыңыз. Өтініш: ${link}`,
  }),
  issued: (link: string) => ({
    ru: `Полис по кредиту оформлен: ${link}. Вернуть его можно 14 дней`,
    kk: `Несие полисі рәсімделді: ${link}. Оны 14 күн ішінде қайтаруға болады`,
  }),
  refused: (link: string) => ({
    ru: `Страховщик отказал: ${link}`,
    kk: `Сақтандырушы бас тартты: ${link}`,
  }),
} satisfies Record<string, (link: string) => Words>;

/** Lines of the application's PDF. */
export const applicationLines = {
  title: (id: string): Words => ({
    ru: `Заявление на страхование кредита ${id}`,
    kk: `Несиені сақтандыру өтініші ${id}`,
  }),
  client: (name: string): Words => ({ ru: `Заявитель: ${name}`, kk: `Өтініш беруші: ${name}` }),
  insurer: (name: Text): Words => ({
    ru: `Страховщик: ${say(name, 'ru')}`,
    kk: `Сақтандырушы: ${say(name, 'kk')}`,
  }),
  bank: (name: Text): Words => ({ ru: `Кредитор: ${say(name, 'ru')}`, kk: `Несие беруші: ${say(name, 'kk')}` }),
  contract: (number: string): Words => ({ ru: `Договор кредита: ${number}`, kk: `Несие шарты: ${number}` }),
  sum: (figure: string): Words => ({ ru: `Сумма кредита: ${figure} ₸`, kk: `Несие сомасы: ${figure} ₸` }),
  term: (months: number, end: string): Words => ({
    ru: `Срок: ${months} мес., до ${end}`,
    kk: `Мерзімі: ${months} ай, ${end} дейін`,
  }),
  premium: (figure: string): Words => ({
    ru: `Страховая премия: ${figure} ₸`,
    kk: `Сақтандыру сыйлықақысы: ${figure} ₸`,
  }),
  consents: (): Words => ({ ru: 'Согласия', kk: 'Келісімдер' }),
  health: (): Words => ({ ru: 'Анкета здоровья', kk: 'Денсаулық сауалнамасы' }),
};

/** Lines of the policy's PDF; what it shares with the application is said there. */
export const policyLines = {
  title: (number: string): Words => ({ ru: `Полис ${number}`, kk: `${number} полисі` }),
  insured: (name: string): Words => ({ ru: `Застрахован: ${name}`, kk: `Сақтандырылған адам: ${name}` }),
  dates: (from: string, to: string): Words => ({
    ru: `Действует с ${from} по ${to}`,
    kk: `Жарамды мерзімі: ${from} – ${to}`,
  }),
  payment: (): Words => ({ ru: 'Как заплатить', kk: 'Қалай төлеу керек' }),
  /** Where and by what; the number of the contract stands above. */
  howToPay: (lender: Text): Words => ({
    ru: `Платите в приложении или отделении «${say(lender, 'ru')}» по номеру договора.`,
    kk: `«${say(lender, 'kk')}» қолданбасында немесе бөлімшесінде шарт нөмірі бойынша төлеңіз.`,
  }),
  payOnce: {
    ru: 'Один раз, отдельно от платежей по кредиту.',
    kk: 'Бір рет, несие төлемдерінен бөлек.',
  } satisfies Words,
  payUntil: (date: string): Words => ({
    ru: `Заплатить нужно до ${date}.`,
    kk: `Төлеу мерзімі: ${date} дейін.`,
  }),
  /** Until then it is in force unpaid. */
  unpaid: (from: string, until: string): Words => ({
    ru: `Защита начинается ${from}, и до оплаты тоже. Если не заплатить до ${until}, полис прекратится.`,
    kk: `Қорғау ${from} басталады, төлемге дейін де. ${until} дейін төленбесе, полис тоқтатылады.`,
  }),
  refund: (): Words => ({ ru: 'Как отказаться', kk: 'Қалай бас тартуға болады' }),
  refundUntil: (date: string): Words => ({
    ru: `До ${date} напишите страховщику: премия вернётся целиком.`,
    kk: `Сақтандырушыға жазатын соңғы күн: ${date}. Сыйлықақы толық қайтарылады.`,
  }),
};

const RULES_TITLE: Words = { ru: 'Правила страхования заёмщиков', kk: 'Қарыз алушыларды сақтандыру ережелері' };
const rulesPart = (ru: readonly [string, ...string[]], kk: readonly [string, ...string[]]): readonly Words[] =>
  ru.map((line, at) => ({ ru: line, kk: kk[at] ?? line }));

/** The rules of insurance that the consent `rules` names: parts, each a heading and its lines. */
export const insuranceRules = {
  title: RULES_TITLE,
  edition: (insurer: Text): Words => ({
    ru: `${say(insurer, 'ru')}. Редакция ${INSURANCE_CONSENTS_VERSION}`,
    kk: `${say(insurer, 'kk')}. ${INSURANCE_CONSENTS_VERSION} редакциясы`,
  }),
  parts: [
    rulesPart(
      [
        '1. От чего страхуют',
        'Смерть и установление инвалидности I или II группы от несчастного случая или болезни, которые наступили в срок страхования.',
        'Выгодоприобретатель в пределах остатка долга — кредитор; остальное получает застрахованный или его наследники.',
      ],
      [
        '1. Неден сақтандырылады',
        'Сақтандыру мерзімінде болған жазатайым оқиғадан немесе аурудан қайтыс болу және I немесе II топ мүгедектігінің белгіленуі.',
        'Қарыз қалдығы шегінде пайда алушы — несие беруші; қалғанын сақтандырылған адам немесе оның мұрагерлері алады.',
      ],
    ),
    rulesPart(
      [
        '2. Сумма, премия, срок',
        'Страховая сумма равна остатку долга по кредиту и уменьшается вместе с ним.',
        'Премия платится один раз за весь срок. Срок страхования — срок кредита.',
      ],
      [
        '2. Сома, сыйлықақы, мерзім',
        'Сақтандыру сомасы несие бойынша қарыз қалдығына тең және сонымен бірге азаяды.',
        'Сыйлықақы бүкіл мерзімге бір рет төленеді. Сақтандыру мерзімі — несие мерзімі.',
      ],
    ),
    rulesPart(
      [
        '3. Что не страховой случай',
        'Опьянение, умышленные действия застрахованного, военные действия, болезни, о которых не сказано в анкете здоровья.',
      ],
      [
        '3. Сақтандыру жағдайына жатпайды',
        'Мастану, сақтандырылған адамның қасақана әрекеттері, соғыс қимылдары, денсаулық сауалнамасында айтылмаған аурулар.',
      ],
    ),
    rulesPart(
      [
        '4. Если случай наступил',
        'Сообщите страховщику в течение 30 дней. Решение о выплате принимается за 10 рабочих дней со дня последнего документа.',
      ],
      [
        '4. Жағдай туындаса',
        'Сақтандырушыға 30 күн ішінде хабарлаңыз. Төлем туралы шешім соңғы құжат түскен күннен бастап 10 жұмыс күнінде қабылданады.',
      ],
    ),
    rulesPart(
      [
        '5. Отказ и досрочное прекращение',
        'В течение 14 дней договор можно расторгнуть с возвратом всей премии, если случая не было.',
        'При досрочном погашении кредита возвращается часть премии за оставшийся срок.',
      ],
      [
        '5. Бас тарту және мерзімінен бұрын тоқтату',
        'Жағдай болмаса, 14 күн ішінде шартты бұзып, бүкіл сыйлықақыны қайтаруға болады.',
        'Несие мерзімінен бұрын өтелсе, сыйлықақының қалған мерзімге тиесілі бөлігі қайтарылады.',
      ],
    ),
  ],
} as const;

/** What the jobs of this service will do, in words for QA. */
export const creditInsuranceJobTexts: Readonly<Record<string, Text>> = {
  'creditInsurance.offer': {
    ru: 'Страховщик предложит застраховать кредит',
    kk: 'Сақтандырушы несиені сақтандыруды ұсынады',
  },
  'creditInsurance.expire': {
    ru: 'Предложение застраховать кредит устареет',
    kk: 'Несиені сақтандыру ұсынысы ескіреді',
  },
  'creditInsurance.underwrite': {
    ru: 'Страховщик решит по анкете здоровья',
    kk: 'Сақтандырушы денсаулық сауалнамасы бойынша шешеді',
  },
  'creditInsurance.issue': { ru: 'Полис по кредиту будет выпущен', kk: 'Несие полисі шығарылады' },
};

/** Phones with which the mycar entry is tried. */
export const creditInsuranceMagic = {
  title: { ru: 'Телефоны для страхования кредита mycar', kk: 'mycar несие сақтандыруына арналған телефондар' },
  values: [
    { value: '77000000001', does: { ru: 'Найдена одна страховка', kk: 'Бір сақтандыру табылды' } },
    {
      value: '77000000003',
      does: { ru: 'Найдено несколько, в каждом статусе', kk: 'Бірнешеуі табылды, әр мәртебеде' },
    },
    { value: '77000000002', does: { ru: 'Ничего не найдено: 404', kk: 'Ештеңе табылмады: 404' } },
  ],
} satisfies { title: Text; values: readonly { value: string; does: Text }[] };
