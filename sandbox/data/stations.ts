import type { Station } from '../../openapi/index.ts';
import type { Text } from '../core/refusal.ts';

/** A service station as the bank integration lists it. */
export interface StationRow {
  readonly id: string;
  readonly name: Text;
  readonly address: Text;
  readonly localityId: string;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly workTime: Text;
  /** Left out: identity is confirmed there. */
  readonly services?: NonNullable<Station['services']>;
}

const weekdays: Text = { ru: 'Пн–Сб 09:00–18:00', kk: 'Дс–Сб 09:00–18:00' };
const daily: Text = { ru: 'Ежедневно 09:00–20:00', kk: 'Күн сайын 09:00–20:00' };

export const stations: readonly StationRow[] = [
  {
    id: 'st-1',
    name: { ru: 'Пункт на Абая', kk: 'Абайдағы пункт' },
    address: { ru: 'Алматы, пр. Абая, 109', kk: 'Алматы, Абай даңғылы, 109' },
    localityId: '75',
    lat: 43.2389,
    lng: 76.8897,
    phone: '77270000011',
    workTime: weekdays,
  },
  {
    id: 'st-2',
    name: { ru: 'Пункт на Райымбека', kk: 'Райымбектегі пункт' },
    address: { ru: 'Алматы, пр. Райымбека, 206', kk: 'Алматы, Райымбек даңғылы, 206' },
    localityId: '75',
    lat: 43.2712,
    lng: 76.9048,
    phone: '77270000002',
    workTime: daily,
  },
  {
    id: 'st-3',
    name: { ru: 'Пункт «Сарыарка»', kk: '«Сарыарқа» пункті' },
    address: { ru: 'Астана, пр. Сарыарка, 31', kk: 'Астана, Сарыарқа даңғылы, 31' },
    localityId: '71',
    lat: 51.1801,
    lng: 71.4058,
    phone: '77170000001',
    workTime: daily,
  },
  {
    id: 'st-4',
    name: { ru: 'Пункт «Туран»', kk: '«Тұран» пункті' },
    address: { ru: 'Шымкент, ул. Рыскулова, 12', kk: 'Шымкент, Рысқұлов көшесі, 12' },
    localityId: '79',
    lat: 42.3417,
    lng: 69.5901,
    phone: '77250000001',
    workTime: weekdays,
  },
  {
    id: 'st-5',
    name: { ru: 'Пункт в Караганде', kk: 'Қарағандыдағы пункт' },
    address: { ru: 'Караганда, пр. Бухар-Жырау, 64', kk: 'Қарағанды, Бұқар жырау даңғылы, 64' },
    localityId: '35-c1',
    lat: 49.8047,
    lng: 73.1094,
    phone: '77210000001',
    workTime: weekdays,
  },
  {
    id: 'st-6',
    name: { ru: 'СпецЦОН на Бурундайской', kk: 'Бурундай көшесіндегі мамандандырылған ХҚКО' },
    address: { ru: 'Алматы, ул. Бурундайская, 93', kk: 'Алматы, Бурундай көшесі, 93' },
    localityId: '75',
    lat: 43.3296,
    lng: 76.8611,
    phone: '77270000006',
    workTime: weekdays,
    services: ['car_registration'],
  },
  {
    id: 'st-7',
    name: { ru: 'СпецЦОН на Пушкина', kk: 'Пушкин көшесіндегі мамандандырылған ХҚКО' },
    address: { ru: 'Астана, ул. Пушкина, 54', kk: 'Астана, Пушкин көшесі, 54' },
    localityId: '71',
    lat: 51.1725,
    lng: 71.4733,
    phone: '77170000006',
    workTime: weekdays,
    services: ['car_registration'],
  },
];
