/** Vehicle registration certificates of Kazakhstan (СРТС / КҚТК): chip cards since 2019, two letters and eight digits. */
import { latinLookAlikes } from './look-alikes.ts';

const NUMBER = /^[A-Z]{2}\d{8}$/;

/** A typed number in Latin capitals without spaces; null when it is not one. */
export const parseRegistrationNumber = (raw: string): string | null => {
  if (raw.length > 32) return null;
  const number = latinLookAlikes(raw.replace(/[\s-]/g, '').toUpperCase());
  return NUMBER.test(number) ? number : null;
};
