import type { FileInfo } from '../../openapi/index.ts';
import type { Text } from '../core/refusal.ts';

/** Words of the docs service. */
export const docsTexts = {
  notFound: { ru: 'Файл не найден', kk: 'Файл табылмады' },
  noClaim: { ru: 'Заявка не найдена', kk: 'Өтінім табылмады' },
  locked: { ru: 'Заявка уже отправлена, файл изменить нельзя', kk: 'Өтінім жіберілген, файлды өзгертуге болмайды' },
  tooLarge: { ru: 'Файл больше 10 МБ', kk: 'Файл 10 МБ-тан үлкен' },
  wrongType: { ru: 'Подходят PDF, JPG и PNG', kk: 'PDF, JPG және PNG жарайды' },
  onlyImages: { ru: 'Подходят JPG и PNG', kk: 'JPG және PNG жарайды' },
  noFile: { ru: 'Выберите файл', kk: 'Файлды таңдаңыз' },
  unknownType: { ru: 'Такого типа файла нет', kk: 'Мұндай файл түрі жоқ' },
  tooManyFiles: { ru: 'Можно приложить не больше 10 файлов', kk: '10 файлдан артық тіркеуге болмайды' },
  statement_old: { ru: 'Выписка старше 30 дней', kk: 'Үзінді көшірме 30 күннен ескі' },
  statement_iin: { ru: 'ИИН в выписке не совпадает с вашим', kk: 'Үзінді көшірмедегі ЖСН сіздікіне сай емес' },
  statement_short: { ru: 'В выписке меньше 6 месяцев', kk: 'Үзінді көшірмеде 6 айдан аз' },
  statement_unreadable: {
    ru: 'Файл не похож на выписку. Прикрепите PDF из eGov',
    kk: 'Файл үзінді көшірмеге ұқсамайды. eGov-тан PDF тіркеңіз',
  },
  statementsSpent: {
    ru: 'Пять файлов не подошли. Новую выписку можно прикрепить через сутки, а заявку отправить и без неё',
    kk: 'Бес файл жарамады. Жаңа үзінді көшірмені бір тәуліктен кейін тіркеуге болады, ал өтінімді онсыз да жіберуге болады',
  },
  linkExpired: { ru: 'Ссылка на файл устарела', kk: 'Файл сілтемесі ескірген' },
} satisfies Record<string, Text>;

const MEGABYTE = 1024 * 1024;
/** Largest file, bytes. */
export const MAX_FILE_BYTES = 10 * MEGABYTE;
/** Files of one type that a claim may have. */
export const MAX_FILES_OF_A_TYPE = 10;
/** So many statements in a row may be refused; then a day passes. */
export const MAX_REFUSED_STATEMENTS = 5;

const images = ['image/jpeg', 'image/png'] as const;
const all = ['application/pdf', ...images] as const;

export interface FileTypeRow {
  readonly id: string;
  readonly alias: FileInfo['type']['alias'];
  readonly name: { readonly ru: string; readonly kk: string };
  readonly accept: readonly FileInfo['mime'][];
}

/** Types of files and what each accepts. */
export const fileTypes: readonly FileTypeRow[] = [
  {
    id: '1',
    alias: 'id_front',
    name: { ru: 'Удостоверение, лицевая сторона', kk: 'Жеке куәлік, алдыңғы беті' },
    accept: all,
  },
  {
    id: '2',
    alias: 'id_back',
    name: { ru: 'Удостоверение, обратная сторона', kk: 'Жеке куәлік, артқы беті' },
    accept: all,
  },
  { id: '3', alias: 'selfie', name: { ru: 'Селфи с удостоверением', kk: 'Жеке куәлікпен селфи' }, accept: images },
  { id: '4', alias: 'account_statement', name: { ru: 'Выписка из ЕНПФ', kk: 'БЖЗҚ үзіндісі' }, accept: all },
  { id: '5', alias: 'income_certificate', name: { ru: 'Справка о доходах', kk: 'Табыс туралы анықтама' }, accept: all },
  {
    id: '6',
    alias: 'driver_license',
    name: { ru: 'Водительское удостоверение', kk: 'Жүргізуші куәлігі' },
    accept: all,
  },
  {
    id: '7',
    alias: 'tech_passport_front',
    name: { ru: 'Техпаспорт, лицевая сторона', kk: 'Техпаспорт, алдыңғы беті' },
    accept: all,
  },
  {
    id: '8',
    alias: 'tech_passport_back',
    name: { ru: 'Техпаспорт, обратная сторона', kk: 'Техпаспорт, артқы беті' },
    accept: all,
  },
  { id: '9', alias: 'car_photo', name: { ru: 'Фото автомобиля', kk: 'Көліктің суреті' }, accept: images },
  { id: '10', alias: 'sale_contract', name: { ru: 'Договор купли-продажи', kk: 'Сатып алу-сату шарты' }, accept: all },
  { id: '12', alias: 'insurance_policy', name: { ru: 'Страховой полис', kk: 'Сақтандыру полисі' }, accept: all },
  { id: '11', alias: 'other', name: { ru: 'Другой документ', kk: 'Басқа құжат' }, accept: all },
];
