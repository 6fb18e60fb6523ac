import type { Publication } from '../../openapi/index.ts';

type Row = readonly [
  id: string, markId: string, mark: string, modelId: string, model: string, year: number, price: number, mileage: number,
  engine: Publication['engineType'], city: string, plate: string, seller: string, phone: string,
];

const ROWS: readonly Row[] = [
  ['100101', 'toyota', 'Toyota', 'toyota-camry', 'Camry', 2021, 13_500_000, 68_000, 'petrol', 'Алматы', '237BKM02', 'Ерлан', '77010000011'],
  ['100102', 'kia', 'Kia', 'kia-sportage', 'Sportage', 2020, 10_900_000, 82_000, 'petrol', 'Астана', '101ADF01', 'Марат', '77010000012'],
  ['100103', 'hyundai', 'Hyundai', 'hyundai-elantra', 'Elantra', 2018, 7_400_000, 118_000, 'petrol', 'Шымкент', '774KZA17', 'Гүлнар', '77010000013'],
  ['100104', 'chevrolet', 'Chevrolet', 'chevrolet-cobalt', 'Cobalt', 2022, 5_900_000, 41_000, 'petrol', 'Караганда', '308BCE09', 'Виктор', '77010000014'],
  ['100105', 'lada', 'Lada', 'lada-vesta', 'Vesta', 2016, 3_200_000, 156_000, 'gas_petrol', 'Костанай', '615HTO10', 'Сергей', '77010000015'],
  ['100106', 'lexus', 'Lexus', 'lexus-rx', 'RX', 2022, 31_500_000, 36_000, 'hybrid', 'Алматы', '001XAA02', 'Дамир', '77010000016'],
  ['100107', 'hyundai', 'Hyundai', 'hyundai-tucson', 'Tucson', 2019, 10_200_000, 95_000, 'petrol', 'Астана', '501KTM01', 'Салтанат', '77010000017'],
  ['100108', 'volkswagen', 'Volkswagen', 'volkswagen-polo', 'Polo', 2017, 5_600_000, 134_000, 'petrol', 'Павлодар', '229PBM14', 'Олег', '77010000018'],
  ['100109', 'toyota', 'Toyota', 'toyota-land-cruiser-prado', 'Land Cruiser Prado', 2009, 14_800_000, 245_000, 'diesel', 'Актау', '070MEA12', 'Бекзат', '77010000019'],
  ['100110', 'byd', 'BYD', 'byd-song-plus', 'Song Plus', 2024, 13_900_000, 12_000, 'electric', 'Алматы', '456BYD02', 'Айгүл', '77010000020'],
  ['100111', 'nissan', 'Nissan', 'nissan-qashqai', 'Qashqai', 2018, 8_300_000, 101_000, 'petrol', 'Усть-Каменогорск', '882TKP16', 'Нурлан', '77010000021'],
  ['100112', 'geely', 'Geely', 'geely-monjaro', 'Monjaro', 2023, 16_700_000, 27_000, 'petrol', 'Атырау', '310EAO06', 'Асель', '77010000022'],
];

/** Announcements whose car is pledged or under arrest. */
const PLEDGED = new Set(['100107']);

/** Announcements that were there and are sold. */
export const soldPublications: ReadonlySet<string> = new Set(['100113']);

/** Announcements of the car marketplace, all invented. */
export const publications: readonly Publication[] = ROWS.map(
  ([id, markId, mark, modelId, model, year, price, mileage, engineType, city, plate, name, phone], at) => ({
    id,
    mark: { id: markId, name: mark },
    model: { id: modelId, name: model },
    year,
    price,
    mileage,
    engineType,
    city,
    photos: [],
    vin: `ZZZTEST${String(at + 1).padStart(10, '0')}`,
    plate,
    seller: { type: 'private', name, phone },
    pledge: PLEDGED.has(id),
  }),
);

/** Is the car of this announcement pledged? */
export const isPledged = (id: string | null): boolean => id !== null && PLEDGED.has(id);
