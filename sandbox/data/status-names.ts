import type { Text } from '../core/refusal.ts';
import type { Example } from '../core/service.ts';
import { cascoLifeStatuses } from './casco-life.ts';
import { commodityStatuses } from './commodity.ts';
import { creditInsuranceStatuses } from './credit-insurance.ts';
import { insuranceStatusNames } from './insurance.ts';
import { offerStatusNames } from './offers.ts';
import { references } from './references.ts';

type Names = Readonly<Record<string, Text>>;

const links: Names = {
  new: { ru: 'не открыта', kk: 'ашылмаған' },
  used: { ru: 'открыта', kk: 'ашылған' },
  expired: { ru: 'срок истёк', kk: 'мерзімі өтті' },
};
const payments: Names = {
  card: { ru: 'Ждёт карту', kk: 'Картаны күтуде' },
  secure: { ru: 'Проверка 3-D Secure', kk: '3-D Secure тексеруі' },
  pending: { ru: 'Банк ещё не ответил', kk: 'Банк әлі жауап берген жоқ' },
};
const named = (lines: readonly { readonly alias: string; readonly name: Text }[]): Names =>
  Object.fromEntries(lines.map(({ alias, name }) => [alias, name]));

const NAMES: Readonly<Record<Example['kind'] | 'offer' | 'payment' | 'visit', Names>> = {
  claim: named(references.claimStatuses),
  insurance: insuranceStatusNames,
  cascoLife: Object.fromEntries(Object.entries(cascoLifeStatuses).map(([alias, { name }]) => [alias, name])),
  creditInsurance: creditInsuranceStatuses,
  commodityClaim: named(commodityStatuses),
  shortLink: links,
  offer: offerStatusNames,
  payment: payments,
  visit: { open: { ru: 'Открыт', kk: 'Ашық' } },
};

/** Whose statuses a service's controls tell. */
const OF_SERVICE: Readonly<Record<string, keyof typeof NAMES>> = {
  banks: 'claim',
  cascoLife: 'cascoLife',
  commodity: 'commodityClaim',
  identity: 'visit',
  offers: 'offer',
  payments: 'payment',
};

/** A status in words; `of`: the kind of a thing, or a service. An alias among others (`plain offered`): of that. Null: it has none. */
export const statusWords = (of: string, status: string): Text | null => {
  const names = NAMES[OF_SERVICE[of] ?? (of as keyof typeof NAMES)] as Names | undefined;
  const alias = status.split(' ').find((word) => names?.[word] !== undefined);
  return alias === undefined ? null : (names?.[alias] ?? null);
};
