/** Vehicle identification numbers (ISO 3779): 17 characters without I, O and Q. */
import { latinLookAlikes } from './look-alikes.ts';

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** A typed VIN in Latin capitals without spaces; null when it is not one. */
export const parseVin = (raw: string): string | null => {
  if (raw.length > 64) return null;
  const vin = latinLookAlikes(raw.replace(/[\s-]/g, '').toUpperCase());
  return VIN.test(vin) ? vin : null;
};

/**
 * Is the ninth character the right check digit? Only North American cars (first character 1 to 5) must have one:
 * for the others null. A wrong digit is a reason to look again, never to refuse.
 */
export const vinCheckDigit = (vin: string): boolean | null => {
  if (!/^[1-5]/.test(vin)) return null;
  const sum = [...vin].reduce((total, letter, i) => total + (VALUES[letter] ?? Number(letter)) * (WEIGHTS[i] ?? 0), 0);
  const rest = sum % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
};
