import type { Text } from '../core/refusal.ts';

/** Why an insurer does not insure. */
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
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** The client can mend these by another choice of the product; the others lie in the car or the drivers. */
export const FIXABLE_CODES: ReadonlySet<RefusalCode> = new Set([
  'NOT_SOLD',
  'DEDUCTIBLE',
  'COVER',
  'OPTION',
  'TERRITORY',
]);

/** Words of a refusal; `limit` is the number that was not kept. */
export const refusalTexts: Readonly<Record<RefusalCode, (limit: string) => Exclude<Text, string>>> = {
  NOT_SOLD: () => ({
    ru: 'Компания не продаёт такое страхование',
    kk: 'Компания мұндай сақтандыруды сатпайды',
  }),
  CAR_AGE: (limit) => ({
    ru: `Возраст автомобиля больше допустимого: ${limit}`,
    kk: `Көліктің жасы рұқсат етілгеннен үлкен: ${limit}`,
  }),
  CAR_SUM: (limit) => ({
    ru: `Стоимость автомобиля вне пределов: ${limit} ₸`,
    kk: `Көліктің құны шектен тыс: ${limit} ₸`,
  }),
  DRIVER_AGE: (limit) => ({
    ru: `Водитель моложе допустимого возраста: ${limit}`,
    kk: `Жүргізуші рұқсат етілген жастан кіші: ${limit}`,
  }),
  DRIVER_EXPERIENCE: (limit) => ({
    ru: `Стаж водителя меньше допустимого: ${limit}`,
    kk: `Жүргізушінің өтілі рұқсат етілгеннен аз: ${limit}`,
  }),
  DEDUCTIBLE: () => ({ ru: 'С такой франшизой не страхует', kk: 'Мұндай франшизамен сақтандырмайды' }),
  COVER: () => ({ ru: 'Такой набор рисков не продаётся', kk: 'Мұндай тәуекелдер жиынтығы сатылмайды' }),
  OPTION: () => ({ ru: 'Выбранной опции нет', kk: 'Таңдалған опция жоқ' }),
  TERRITORY: () => ({ ru: 'За пределами Казахстана не страхует', kk: 'Қазақстаннан тыс жерде сақтандырмайды' }),
  POLICY: () => ({ ru: 'Внутренняя политика компании', kk: 'Компанияның ішкі саясаты' }),
};
