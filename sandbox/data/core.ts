import type { Text } from '../core/refusal.ts';

/** Words that every service of the sandbox says in the same way. */
export const coreTexts = {
  badRequest: { ru: 'Тело запроса не читается', kk: 'Сұраудың мазмұны оқылмайды' },
  badDocument: { ru: 'Запрос не соответствует схеме', kk: 'Сұрау схемаға сәйкес келмейді' },
  unauthorized: { ru: 'Токен недействителен', kk: 'Токен жарамсыз' },
  specialToken: { ru: 'Укажите телефон ещё раз', kk: 'Телефонды қайта көрсетіңіз' },
  foreignOrigin: { ru: 'Запрос с чужого сайта отклонён', kk: 'Бөтен сайттан келген сұрау қабылданбады' },
  notFound: { ru: 'Не найдено', kk: 'Табылмады' },
  wrongType: { ru: 'Тип содержимого не подходит', kk: 'Мазмұн түрі сәйкес келмейді' },
  tooLarge: { ru: 'Запрос слишком большой', kk: 'Сұрау тым үлкен' },
  keyBusy: { ru: 'Запрос с этим ключом ещё выполняется', kk: 'Осы кілтпен сұрау әлі орындалуда' },
  keyReused: {
    ru: 'Ключ идемпотентности уже использован для другого запроса',
    kk: 'Идемпотенттілік кілті басқа сұрауға қолданылған',
  },
  tooMany: { ru: 'Слишком много запросов', kk: 'Сұраулар тым көп' },
  serverError: { ru: 'Внутренняя ошибка', kk: 'Ішкі қате' },
  unknownField: { ru: 'Лишнее поле', kk: 'Артық өріс' },
  noSubject: { ru: 'Не сказано, с чем это сделать', kk: 'Мұны немен жасау керегі айтылмаған' },
  noAccount: { ru: 'Нет такого пользователя', kk: 'Мұндай пайдаланушы жоқ' },
  console: { ru: 'Открыть пульт песочницы', kk: 'Құмсалғыш пультін ашу' },
  unplanned: { ru: 'Этот вызов не предусмотрен планом', kk: 'Бұл шақыру жоспарда жоқ' },
} satisfies Record<string, Text>;

/** Words for a value that its contract refuses, by the keyword of the rule; `x` is the rule's limit. */
export const ruleTexts: Readonly<Record<string, (x: string) => { ru: string; kk: string }>> = {
  required: () => ({ ru: 'Обязательное поле', kk: 'Міндетті өріс' }),
  type: () => ({ ru: 'Значение другого типа', kk: 'Мәннің түрі басқа' }),
  minLength: (x) => ({ ru: `Короче допустимого: ${x}`, kk: `Рұқсат етілгеннен қысқа: ${x}` }),
  maxLength: (x) => ({ ru: `Длиннее допустимого: ${x}`, kk: `Рұқсат етілгеннен ұзын: ${x}` }),
  minimum: (x) => ({ ru: `Меньше допустимого: ${x}`, kk: `Рұқсат етілгеннен аз: ${x}` }),
  maximum: (x) => ({ ru: `Больше допустимого: ${x}`, kk: `Рұқсат етілгеннен көп: ${x}` }),
  minItems: (x) => ({ ru: `Нужно не меньше: ${x}`, kk: `Кемінде керек: ${x}` }),
  maxItems: (x) => ({ ru: `Можно не больше: ${x}`, kk: `Ең көбі: ${x}` }),
  pattern: () => ({ ru: 'Неверный формат', kk: 'Пішімі қате' }),
  format: () => ({ ru: 'Неверный формат', kk: 'Пішімі қате' }),
  enum: () => ({ ru: 'Недопустимое значение', kk: 'Жарамсыз мән' }),
  const: () => ({ ru: 'Недопустимое значение', kk: 'Жарамсыз мән' }),
  additionalProperties: () => ({ ru: 'Лишнее поле', kk: 'Артық өріс' }),
};

/** Words for a rule without words of its own. */
export const anyRuleText: Text = { ru: 'Значение не подходит', kk: 'Мән сәйкес келмейді' };
