import type { Text } from '../core/refusal.ts';

/** One line of a reference list. Programs compare by alias; ids are what the configured ids name. */
export interface Reference {
  readonly id: string;
  readonly alias: string;
  readonly name: Text;
}

/** A list from its lines. */
export const list = (
  rows: readonly (readonly [id: string, alias: string, ru: string, kk: string])[],
): readonly Reference[] => rows.map(([id, alias, ru, kk]) => ({ id, alias, name: { ru, kk } }));

/** Reference lists of the claim service, in the order in which they are shown. */
export const references = {
  countries: list([
    ['398', 'KZ', 'Казахстан', 'Қазақстан'],
    ['643', 'RU', 'Россия', 'Ресей'],
    ['417', 'KG', 'Кыргызстан', 'Қырғызстан'],
    ['860', 'UZ', 'Узбекистан', 'Өзбекстан'],
    ['762', 'TJ', 'Таджикистан', 'Тәжікстан'],
    ['792', 'TR', 'Турция', 'Түркия'],
    ['156', 'CN', 'Китай', 'Қытай'],
    ['276', 'DE', 'Германия', 'Германия'],
    ['410', 'KR', 'Республика Корея', 'Корея Республикасы'],
    ['804', 'UA', 'Украина', 'Украина'],
    ['112', 'BY', 'Беларусь', 'Беларусь'],
    ['031', 'AZ', 'Азербайджан', 'Әзербайжан'],
    ['268', 'GE', 'Грузия', 'Грузия'],
    ['051', 'AM', 'Армения', 'Армения'],
    ['496', 'MN', 'Монголия', 'Моңғолия'],
    ['other', 'other', 'Другая страна', 'Басқа ел'],
  ]),
  incomeTypes: list([
    ['1', 'main', 'Основной доход', 'Негізгі табыс'],
    ['2', 'additional', 'Дополнительный доход', 'Қосымша табыс'],
    ['3', 'pension', 'Пенсия', 'Зейнетақы'],
    ['4', 'benefit', 'Пособие', 'Жәрдемақы'],
    ['5', 'rent', 'Аренда', 'Жалға беруден түсетін табыс'],
    ['6', 'business', 'Предпринимательский доход', 'Кәсіпкерліктен түсетін табыс'],
    ['7', 'alimony', 'Алименты', 'Алимент'],
    ['8', 'other', 'Прочее', 'Өзге'],
  ]),
  maritalStatuses: list([
    ['1', 'married', 'Женат / Замужем', 'Үйленген / Тұрмыс құрған'],
    ['2', 'civil_marriage', 'Гражданский брак', 'Азаматтық неке (тіркелмеген)'],
    ['3', 'divorced', 'Разведён(а)', 'Ажырасқан'],
    ['4', 'not_married', 'Холост / Не замужем', 'Үйленбеген / Тұрмысқа шықпаған'],
    ['5', 'widow', 'Вдовец / Вдова', 'Жесір'],
  ]),
  relationTypes: list([
    ['spouse', 'spouse', 'Супруг(а)', 'Жұбайы'],
    ['father', 'father', 'Отец', 'Әкесі'],
    ['mother', 'mother', 'Мать', 'Анасы'],
    ['brother', 'brother', 'Брат', 'Бауыры (ағасы, інісі)'],
    ['sister', 'sister', 'Сестра', 'Әпкесі, қарындасы'],
    ['son', 'son', 'Сын', 'Ұлы'],
    ['daughter', 'daughter', 'Дочь', 'Қызы'],
    ['friend', 'friend', 'Друг', 'Досы'],
    ['colleague', 'colleague', 'Коллега', 'Әріптесі'],
    ['other', 'other', 'Другое', 'Басқа'],
  ]),
  documentTypes: list([
    ['1', 'id_card', 'Удостоверение личности РК', 'ҚР жеке куәлігі'],
    ['2', 'passport', 'Паспорт гражданина РК', 'ҚР азаматының паспорты'],
    ['3', 'residence_permit', 'Вид на жительство иностранца', 'Шетелдіктің тұруға ықтиярхаты'],
    ['4', 'stateless', 'Удостоверение лица без гражданства', 'Азаматтығы жоқ адамның куәлігі'],
    ['5', 'foreign_passport', 'Паспорт иностранного гражданина', 'Шетел азаматының паспорты'],
  ]),
  socialGroups: list([
    ['1', 'regular', 'Работаю по найму', 'Жалдамалы қызметкер'],
    ['4', 'civil_servant', 'Госслужащий', 'Мемлекеттік қызметші'],
    ['5', 'budget', 'Работник бюджетной сферы', 'Бюджет саласының қызметкері'],
    ['6', 'entrepreneur', 'Индивидуальный предприниматель', 'Жеке кәсіпкер'],
    ['7', 'self_employed', 'Самозанятый', 'Өзін-өзі жұмыспен қамтыған'],
    ['8', 'owner', 'Учредитель / руководитель', 'Құрылтайшы / басшы'],
    ['3', 'serviceman', 'Военнослужащий', 'Әскери қызметші'],
    ['2', 'working_pensioner', 'Работающий пенсионер', 'Жұмыс істейтін зейнеткер'],
    ['9', 'pensioner', 'Пенсионер', 'Зейнеткер'],
    ['10', 'student', 'Студент', 'Студент'],
    ['11', 'maternity', 'В декретном отпуске', 'Бала күтімі демалысында'],
    ['12', 'farmer', 'Крестьянское (фермерское) хозяйство', 'Шаруа қожалығы'],
    ['13', 'unemployed', 'Не работаю', 'Жұмыссыз'],
  ]),
  genderTypes: list([
    ['1', 'male', 'Мужской', 'Ер'],
    ['2', 'female', 'Женский', 'Әйел'],
  ]),
  claimStatuses: list([
    ['1', 'new', 'Новая', 'Жаңа'],
    ['2', 'verification', 'Проверка личности', 'Жеке басы тексерілуде'],
    ['3', 'verified', 'Личность подтверждена', 'Жеке басы расталды'],
    ['4', 'data_confirmation', 'Подтвердите данные', 'Деректерді растаңыз'],
    ['5', 'data_confirmed', 'Данные подтверждены', 'Деректер расталды'],
    ['6', 'processing', 'Отправляем в банки', 'Банктерге жіберілуде'],
    ['7', 'waiting', 'Ждём решения банков', 'Банктердің шешімі күтілуде'],
    ['8', 'bank_selected', 'Банк выбран', 'Банк таңдалды'],
    ['9', 'signing', 'Подписание', 'Қол қойылуда'],
    ['10', 'signed', 'Подписана', 'Қол қойылды'],
    ['11', 'insurance_pending', 'Оформляем страховку', 'Сақтандыру рәсімделуде'],
    ['12', 'issued', 'Кредит выдан', 'Несие берілді'],
    ['13', 'rejected', 'Отказ', 'Қабылданбады'],
    ['14', 'declined_by_customer', 'Вы отказались', 'Сіз бас тарттыңыз'],
    ['15', 'expired', 'Срок истёк', 'Мерзімі өтті'],
    ['16', 'error', 'Ошибка отправки', 'Жіберу қатесі'],
  ]),
} as const satisfies Record<string, readonly Reference[]>;

export type ReferenceList = keyof typeof references;

/** The line with this alias (or id), or null. */
export const referenceOf = (name: ReferenceList, aliasOrId: string): Reference | null =>
  references[name].find((line) => line.alias === aliasOrId) ??
  references[name].find((line) => line.id === aliasOrId) ??
  null;
