import type { Text } from '../core/refusal.ts';

/** Words of the partner's identity and signing pages. */
export const identityTexts = {
  noClaim: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  foreignRedirect: { ru: 'Адрес возврата не разрешён', kk: 'Қайту мекенжайына рұқсат жоқ' },
  notFound: { ru: 'Страница не найдена', kk: 'Бет табылмады' },
} satisfies Record<string, Text>;

/** Lines of the credit agreement. */
export const agreementWords = {
  bank: (name: Words) => ({ ru: `Банк: ${name.ru}`, kk: `Банк: ${name.kk}` }),
  car: (name: string) => ({ ru: `Автомобиль: ${name}`, kk: `Көлік: ${name}` }),
  amount: (sum: string) => ({ ru: `Сумма кредита: ${sum} ₸`, kk: `Несие сомасы: ${sum} ₸` }),
  term: (months: number) => ({ ru: `Срок: ${months} мес.`, kk: `Мерзімі: ${months} ай` }),
  rate: (percent: string, effective: string) => ({
    ru: `Ставка: ${percent} %, ГЭСВ: ${effective} %`,
    kk: `Мөлшерлеме: ${percent} %, СЖТМ: ${effective} %`,
  }),
  monthly: (sum: string) => ({ ru: `Платёж в месяц: ${sum} ₸`, kk: `Айлық төлем: ${sum} ₸` }),
};

interface Words {
  readonly ru: string;
  readonly kk: string;
}

/** Every text of the pages, by name. */
export const pageWords = {
  training: {
    ru: 'Учебный стенд: страница партнёра разыграна, камера не включается, данные никуда не уходят.',
    kk: 'Оқу стенді: серіктес беті ойнатылған, камера қосылмайды, деректер ешқайда жіберілмейді.',
  },
  identityTitle: { ru: 'Подтверждение личности', kk: 'Жеке басты растау' },
  identityAsk: {
    ru: 'Сервис просит подтвердить, что заявку подаёте вы. Так проходит проверка:',
    kk: 'Сервис өтінімді сіз беріп отырғаныңызды растауды сұрайды. Тексеру былай өтеді:',
  },
  stepDocument: {
    ru: 'Покажите удостоверение личности в камеру, обе стороны',
    kk: 'Жеке куәліктің екі жағын камераға көрсетіңіз',
  },
  stepFace: { ru: 'Посмотрите в камеру и медленно поверните голову', kk: 'Камераға қарап, басыңызды баяу бұрыңыз' },
  stepCompare: {
    ru: 'Сервис сравнит лицо с фотографией в документе',
    kk: 'Сервис бетіңізді құжаттағы фотосуретпен салыстырады',
  },
  agreementTitle: { ru: 'Подписание кредитного договора', kk: 'Несие шартына қол қою' },
  agreementAsk: {
    ru: 'Прочитайте условия. Нажимая «Подписать», вы заключаете договор на них.',
    kk: 'Шарттарды оқып шығыңыз. «Қол қою» батырмасын басу арқылы сіз осы шарттармен келісімге келесіз.',
  },
  claimNumber: { ru: 'Заявка', kk: 'Өтінім' },
  confirmIdentity: { ru: 'Пройти проверку успешно', kk: 'Тексеруден сәтті өту' },
  confirmAgreement: { ru: 'Подписать', kk: 'Қол қою' },
  failIdentity: { ru: 'Проверка не удалась', kk: 'Тексеру сәтсіз' },
  failAgreement: { ru: 'Подпись не удалась', kk: 'Қол қойылмады' },
  cancel: { ru: 'Отменить и вернуться', kk: 'Бас тартып, қайту' },
  overTitle: { ru: 'Эта страница уже закрыта', kk: 'Бұл бет жабылған' },
  overText: {
    ru: 'Ответ принят или время вышло. Вернитесь в приложение, там видно, что дальше.',
    kk: 'Жауап қабылданды немесе уақыт бітті. Қолданбаға қайтыңыз, әрі қарай не істеу керегі сонда көрінеді.',
  },
  back: { ru: 'Вернуться в приложение', kk: 'Қолданбаға қайту' },
  otherLanguage: { ru: 'Қазақша', kk: 'Русский' },
} satisfies Record<string, Words>;
