import type { Text } from '../core/refusal.ts';

/** Headings of the application form, in its order. */
export const formParts = {
  borrower: { ru: 'Заёмщик', kk: 'Қарыз алушы' },
  document: { ru: 'Документ', kk: 'Құжат' },
  family: { ru: 'Семья', kk: 'Отбасы' },
  job: { ru: 'Работа и доход', kk: 'Жұмыс және табыс' },
  addresses: { ru: 'Адреса', kk: 'Мекенжайлар' },
  contacts: { ru: 'Контактные лица', kk: 'Байланыс адамдары' },
  terms: { ru: 'Автомобиль и условия', kk: 'Көлік және шарттар' },
} as const satisfies Record<string, Text>;

/** What stands before each value. */
export const formLabels = {
  confirmed: { ru: 'Данные подтверждены', kk: 'Деректер расталды' },
  consents: { ru: 'Согласия подписаны', kk: 'Келісімдерге қол қойылды' },
  dealer: { ru: 'Автосалон', kk: 'Автосалон' },
  name: { ru: 'Фамилия, имя, отчество', kk: 'Тегі, аты, әкесінің аты' },
  personalNumber: { ru: 'ИИН', kk: 'ЖСН' },
  phone: { ru: 'Телефон', kk: 'Телефон' },
  dateOfBirth: { ru: 'Дата рождения', kk: 'Туған күні' },
  gender: { ru: 'Пол', kk: 'Жынысы' },
  nationality: { ru: 'Гражданство', kk: 'Азаматтығы' },
  documentType: { ru: 'Вид документа', kk: 'Құжат түрі' },
  number: { ru: 'Номер', kk: 'Нөмірі' },
  authority: { ru: 'Кем выдан', kk: 'Кім берген' },
  dateIssue: { ru: 'Дата выдачи', kk: 'Берілген күні' },
  dateEnd: { ru: 'Действует до', kk: 'Жарамдылық мерзімі' },
  maritalStatus: { ru: 'Семейное положение', kk: 'Отбасылық жағдайы' },
  spouse: { ru: 'Супруг(а)', kk: 'Жұбайы' },
  childCount: { ru: 'Детей до 18 лет', kk: '18 жасқа дейінгі балалар саны' },
  socialGroup: { ru: 'Занятость', kk: 'Жұмыспен қамтылуы' },
  companyName: { ru: 'Место работы', kk: 'Жұмыс орны' },
  position: { ru: 'Должность', kk: 'Лауазымы' },
  experienceCommon: { ru: 'Общий стаж', kk: 'Жалпы еңбек өтілі' },
  experienceLast: { ru: 'Стаж на последнем месте', kk: 'Соңғы жұмыс орнындағы өтілі' },
  jobPhone: { ru: 'Телефон работодателя', kk: 'Жұмыс берушінің телефоны' },
  jobAddress: { ru: 'Адрес работодателя', kk: 'Жұмыс берушінің мекенжайы' },
  addressReg: { ru: 'Регистрация', kk: 'Тіркелген мекенжайы' },
  addressLive: { ru: 'Проживание', kk: 'Тұратын мекенжайы' },
  car: { ru: 'Автомобиль', kk: 'Көлік' },
  carPrice: { ru: 'Стоимость', kk: 'Бағасы' },
  carDiscount: { ru: 'Скидка', kk: 'Жеңілдік' },
  initialFee: { ru: 'Первоначальный взнос', kk: 'Бастапқы жарна' },
  creditAmount: { ru: 'Сумма кредита', kk: 'Несие сомасы' },
  term: { ru: 'Срок', kk: 'Мерзімі' },
  paymentType: { ru: 'Платежи', kk: 'Төлемдер' },
} as const satisfies Record<string, Text>;

export type FormLabel = keyof typeof formLabels;

/** Values that are more than a name or a figure. */
export const formWords = {
  title: (number: string): Text => ({
    ru: `Анкета-заявление на кредит № ${number}`,
    kk: `Несиеге өтініш-сауалнама № ${number}`,
  }),
  months: (count: number): Text => ({ ru: `${count} мес.`, kk: `${count} ай` }),
  tenge: (figure: string): Text => ({ ru: `${figure} ₸`, kk: `${figure} ₸` }),
  house: (house: string): Text => ({ ru: `д. ${house}`, kk: `${house}-үй` }),
  build: (build: string): Text => ({ ru: `корп. ${build}`, kk: `${build}-корпус` }),
  apartment: (apartment: string): Text => ({ ru: `кв. ${apartment}`, kk: `${apartment}-пәтер` }),
  payments: {
    annuity: { ru: 'равными частями', kk: 'тең төлемдермен' },
    differentiated: { ru: 'убывающие', kk: 'азаятын' },
  },
} as const;
