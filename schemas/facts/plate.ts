/** Number plates of Kazakhstan (patterns from an insurer's open library; regions 01 Astana to 20 Ulytau). */
import { latinLookAlikes } from './look-alikes.ts';

export type PlateKind = 'person' | 'company' | 'motorcycle' | 'trailer' | 'old';

export interface Plate {
  /** Latin capitals and digits, no spaces: '237BLM01' */
  readonly plate: string;
  readonly kind: PlateKind;
  /** two digits, where the pattern has them */
  readonly region?: string;
}

const REGION = '(0[1-9]|1\\d|20)';

const PATTERNS: readonly (readonly [PlateKind, RegExp])[] = [
  ['person', new RegExp(`^\\d{3}[A-Z]{3}${REGION}$`)],
  ['company', new RegExp(`^\\d{3}[A-Z]{2}${REGION}$`)],
  ['motorcycle', new RegExp(`^\\d{2}[A-Z]{2}${REGION}$`)],
  ['trailer', /^[A-Z]{3}\d{4}$/],
  ['old', /^[A-Z]\d{3}[A-Z]{2,3}$/],
];

/** Capitals without spaces and hyphens; Cyrillic look-alikes become Latin. */
export const normalisePlate = (raw: string): string => latinLookAlikes(raw.replace(/[\s-]/g, '').toUpperCase());

/** Reads a typed number plate; null when it fits no pattern of Kazakhstan. */
export const parsePlate = (raw: string): Plate | null => {
  if (raw.length > 32) return null;
  const plate = normalisePlate(raw);
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(plate);
    if (match) return match[1] === undefined ? { plate, kind } : { plate, kind, region: match[1] };
  }
  return null;
};
