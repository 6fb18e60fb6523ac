import type { Text } from '../core/refusal.ts';

/** Headings of the credit agreement, in its order. */
export const agreementParts = {
  parties: { ru: 'Стороны', kk: 'Тараптар' },
  terms: { ru: 'Условия кредита', kk: 'Несие шарттары' },
  signature: { ru: 'Подпись', kk: 'Қолтаңба' },
} as const satisfies Record<string, Text>;

/** What stands before each value. */
export const agreementLabels = {
  bank: { ru: 'Кредитор', kk: 'Кредитор' },
  borrower: { ru: 'Заёмщик', kk: 'Қарыз алушы' },
  personalNumber: { ru: 'ИИН', kk: 'ЖСН' },
  car: { ru: 'Автомобиль', kk: 'Көлік' },
  shop: { ru: 'Магазин', kk: 'Дүкен' },
  amount: { ru: 'Сумма кредита', kk: 'Несие сомасы' },
  term: { ru: 'Срок', kk: 'Мерзімі' },
  fee: { ru: 'Первоначальный взнос', kk: 'Бастапқы жарна' },
  rate: { ru: 'Ставка вознаграждения', kk: 'Сыйақы мөлшерлемесі' },
  gesv: { ru: 'ГЭСВ', kk: 'СЖТМ' },
  payment: { ru: 'Первый платёж', kk: 'Алғашқы төлем' },
  lastPayment: { ru: 'Последний платёж', kk: 'Соңғы төлем' },
  overpayment: { ru: 'Переплата', kk: 'Артық төлем' },
  total: { ru: 'Всего к выплате', kk: 'Барлығы төленеді' },
  paymentType: { ru: 'Платежи', kk: 'Төлемдер' },
  signed: { ru: 'Подписано', kk: 'Қол қойылды' },
  phone: { ru: 'Номер подписавшего', kk: 'Қол қоюшының нөмірі' },
} as const satisfies Record<string, Text>;

export const agreementWords = {
  title: (number: string): Text => ({
    ru: `Договор банковского займа № ${number}`,
    kk: `Банктік қарыз шарты № ${number}`,
  }),
  percent: (figure: string): Text => ({ ru: `${figure} % годовых`, kk: `жылдық ${figure} %` }),
  how: { ru: 'Через Aitu Passport', kk: 'Aitu Passport арқылы' },
} as const;
