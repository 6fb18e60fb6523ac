import { createHash } from 'node:crypto';
import { checkDigit } from '../../schemas/facts/iin.ts';

/** Given names and family names that nobody in the demo accounts has. */
const WOMEN = ['Айсұлу', 'Дана', 'Мадина', 'Жанар', 'Ольга', 'Ирина', 'Светлана', 'Әсел', 'Гүлмира', 'Наталья'];
const MEN = ['Нұрлан', 'Ерлан', 'Бекзат', 'Тимур', 'Сергей', 'Андрей', 'Қайрат', 'Данияр', 'Виктор', 'Өмір'];
const ROOTS = ['Ахмет', 'Сәрсен', 'Жақып', 'Омар', 'Иван', 'Петр', 'Кузнец', 'Төлеген', 'Бөкей', 'Сагын', 'Ким', 'Цой'];
const DAYS = 15_000;
const FIRST_DAY = Date.UTC(1955, 0, 1);
const DAY_MS = 86_400_000;
/** Serials of the personal number that mean nothing to any partner: 99xx pick scenarios. */
const SERIALS = 9000;

export interface Invented {
  readonly personalNumber: string;
  /** 11 digits. */
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The person number `index`, always the same one: of a valid personal number and a phone that nobody else has. Pure. */
export function inventedPerson(index: number): Invented {
  const day = new Date(FIRST_DAY + ((index * 7919) % DAYS) * DAY_MS).toISOString().slice(0, 10);
  const isWoman = index % 2 === 1;
  const century = Number(day.slice(0, 4)) < 2000 ? 3 : 5;
  const date = `${day.slice(2, 4)}${day.slice(5, 7)}${day.slice(8, 10)}${century + (isWoman ? 1 : 0)}`;
  const names = isWoman ? WOMEN : MEN;
  const root = ROOTS[Math.floor(index / 10) % ROOTS.length] ?? '';
  return {
    personalNumber: numberFrom(date, Math.floor(index / DAYS)),
    phone: `7705${String(index % 10_000_000).padStart(7, '0')}`,
    firstName: names[index % names.length] ?? '',
    lastName: `${root}${isWoman ? 'ова' : 'ов'}`,
  };
}

/** The first number of this birth date from the serial on that has a check digit; each person has ten serials to go. */
function numberFrom(date: string, turn: number): string {
  for (let step = 0; step < 10; step += 1) {
    const eleven = `${date}${String((turn * 10 + step) % SERIALS).padStart(4, '0')}`;
    const check = checkDigit(eleven);
    if (check !== null) return `${eleven}${check}`;
  }
  throw new Error(`no personal number for ${date}`);
}

/** The UUID of this name, always the same. Pure. */
export function inventedId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
