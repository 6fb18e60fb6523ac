import type { Text } from '../core/refusal.ts';

/** Words of the controls and waiting jobs that QA sees. */
export const bankControlTexts = {
  title: { ru: 'Ответ банка по заявке', kk: 'Өтінім бойынша банк жауабы' },
  hint: {
    ru: 'Заявке, которая уже в банках, выбранный банк ответит через столько секунд; той, что ещё не отправлена, — через столько секунд после отправки.',
    kk: 'Банктерге жіберілген өтінімге таңдалған банк осынша секундтан кейін жауап береді; әлі жіберілмегеніне — жіберілгеннен кейін осынша секундтан соң.',
  },
  bank: { ru: 'Банк', kk: 'Банк' },
  all: { ru: 'Все, кто ещё не ответил', kk: 'Әлі жауап бермегендердің бәрі' },
  outcome: { ru: 'Что ответит', kk: 'Жауабы' },
  approve: { ru: 'Одобрит', kk: 'Мақұлдайды' },
  reject: { ru: 'Откажет', kk: 'Бас тартады' },
  needs: { ru: 'Попросит документы', kk: 'Құжат сұрайды' },
  silent: { ru: 'Промолчит', kk: 'Жауап бермейді' },
  error: { ru: 'Сломается', kk: 'Істен шығады' },
  code: { ru: 'Причина отказа', kk: 'Бас тарту себебі' },
  afterSec: { ru: 'Через, секунд', kk: 'Қанша секундтан кейін' },
  done: { ru: 'Сценарий принят', kk: 'Сценарий қабылданды' },
  answered: { ru: 'Банк уже ответил', kk: 'Банк жауап беріп қойған' },
  noClaim: { ru: 'Эта заявка ответа банков не ждёт', kk: 'Бұл өтінім банктердің жауабын күтпейді' },
  notSent: { ru: 'ещё не отправлена в банки', kk: 'банктерге әлі жіберілмеген' },
} satisfies Record<string, Text>;

/** `bank`, what it said so far. */
export const bankLine = (bank: Text, status: string): Text => {
  const words: Readonly<Record<string, { ru: string; kk: string }>> = {
    pending: { ru: 'ещё не ответил', kk: 'әлі жауап берген жоқ' },
    approved: { ru: 'одобрил', kk: 'мақұлдады' },
    rejected: { ru: 'отказал', kk: 'бас тартты' },
  };
  const name = typeof bank === 'string' ? { ru: bank, kk: bank } : bank;
  const said = words[status] ?? { ru: status, kk: status };
  return { ru: `${name.ru}: ${said.ru}`, kk: `${name.kk}: ${said.kk}` };
};

export const visitControlTexts = {
  title: { ru: 'Проверка личности и подписание у партнёра', kk: 'Серіктестегі жеке басты тексеру және қол қою' },
  hint: {
    ru: 'Открытые визиты на страницу партнёра. Исход можно выбрать здесь, не открывая страницу.',
    kk: 'Серіктес бетіндегі ашық сапарлар. Нәтижені бетті ашпай-ақ осы жерде таңдауға болады.',
  },
  identity: { ru: 'Проверка личности', kk: 'Жеке басты тексеру' },
  agreement: { ru: 'Подписание договора', kk: 'Шартқа қол қою' },
  outcome: { ru: 'Исход', kk: 'Нәтиже' },
  ok: { ru: 'Успешно', kk: 'Сәтті' },
  failed: { ru: 'Не прошла', kk: 'Өтпеді' },
  cancelled: { ru: 'Человек отменил', kk: 'Адам бас тартты' },
  ended: { ru: 'Визит завершён', kk: 'Сапар аяқталды' },
  failedAnyway: { ru: 'Не прошла: у этого ИИН лицо не совпадает', kk: 'Өтпеді: осы ЖСН бойынша бет сәйкес келмейді' },
  gone: { ru: 'Этот визит уже закончен', kk: 'Бұл сапар аяқталып қойған' },
} satisfies Record<string, Text>;

export const claimSeedTexts = {
  title: { ru: 'Кредитная заявка в нужном статусе', kk: 'Қажетті мәртебедегі несие өтінімі' },
  account: { ru: 'Чья', kk: 'Кімдікі' },
  status: { ru: 'Статус', kk: 'Мәртебе' },
  done: { ru: 'Заявка создана', kk: 'Өтінім жасалды' },
} satisfies Record<string, Text>;

/** What the jobs of the claim service and of banks will do. */
export const claimJobTexts: Readonly<Record<string, Text>> = {
  'claim.expire': { ru: 'Срок заявки истечёт', kk: 'Өтінімнің мерзімі өтеді' },
  'claim.identityAbandoned': {
    ru: 'Проверку личности сочтут брошенной',
    kk: 'Жеке басты тексеру аяқсыз қалды деп саналады',
  },
  'claim.signingOver': { ru: 'Время подписания закончится', kk: 'Қол қою уақыты аяқталады' },
  'claim.insuranceAsked': { ru: 'Банк попросит страховку', kk: 'Банк сақтандыруды сұрайды' },
  'claim.insuranceWaits': { ru: 'Страховщики узнают о кредите', kk: 'Сақтандырушылар несие туралы біледі' },
  'claim.issue': { ru: 'Кредит будет выдан', kk: 'Несие беріледі' },
};
export const bankJobTexts: Readonly<Record<string, Text>> = {
  'banks.answer': { ru: 'Банк ответит', kk: 'Банк жауап береді' },
  'banks.coolingOver': { ru: 'Период охлаждения закончится', kk: 'Ойлану кезеңі аяқталады' },
  'banks.offerOver': { ru: 'Предложение банка перестанет действовать', kk: 'Банк ұсынысының мерзімі аяқталады' },
  'banks.scoringOver': { ru: 'Время ожидания банков закончится', kk: 'Банктерді күту уақыты аяқталады' },
};
