import type { Text } from '../core/refusal.ts';

/** A dealer of the sandbox, by the sign-in name of who works there. Invented. */
const dealers: Readonly<Record<string, { readonly name: Text; readonly address: Text }>> = {
  'dealer-demo': {
    name: 'Демо Авто',
    address: { ru: 'Алматы, пр. Суюнбая, 100', kk: 'Алматы, Сүйінбай даңғылы, 100' },
  },
  'dealer-astana': {
    name: 'Демо Авто Астана',
    address: { ru: 'Астана, шоссе Алаш, 24', kk: 'Астана, Алаш тас жолы, 24' },
  },
  'partner-demo': {
    name: { ru: 'Демо Брокер', kk: 'Демо Брокер' },
    address: { ru: 'Шымкент, пр. Тауке хана, 3', kk: 'Шымкент, Тәуке хан даңғылы, 3' },
  },
  'partner-aqtobe': {
    name: { ru: 'Демо Партнёр Актобе', kk: 'Демо Серіктес Ақтөбе' },
    address: { ru: 'Актобе, пр. Абилкайыр хана, 51', kk: 'Ақтөбе, Әбілқайыр хан даңғылы, 51' },
  },
};

/** The dealer or partner of this account, or null. */
export const dealerOf = (username: string) => dealers[username] ?? null;
