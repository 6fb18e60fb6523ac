import { testCards, type CardVerdict, type FieldFault } from '../../data/payments.ts';
import type { IsoDate } from '../../../schemas/facts/date.ts';

/** Fields of the card form as they were posted. */
export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}
export type CardField = keyof CardForm;

export type CardReading =
  | { readonly ok: true; readonly verdict: CardVerdict }
  | { readonly ok: false; readonly faults: Readonly<Partial<Record<CardField, FieldFault>>> };

/** Luhn's check of a number of digits. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

const numberFault = (raw: string): FieldFault | null => {
  const digits = raw.replace(/[\s-]/g, '');
  if (!/^\d{16,19}$/.test(digits) || !hasCheckDigit(digits)) return 'numberInvalid';
  return testCards.some((card) => card.number === digits) ? null : 'numberForeign';
};

/** A card is good until the end of its month. */
const expiryFault = (raw: string, today: IsoDate): FieldFault | null => {
  const [, month, year] = /^\s*(0[1-9]|1[0-2])\s*[/.-]?\s*(\d{2})\s*$/.exec(raw) ?? [];
  if (month === undefined || year === undefined) return 'expiryInvalid';
  return `20${year}-${month}` < today.slice(0, 7) ? 'expiryPast' : null;
};

const NAME = /^[A-Za-z][A-Za-z .'-]{0,24}[A-Za-z.]$/;

/** What a posted form says. Nothing of it is kept: only what the card does goes on. */
export const readCard = (form: CardForm, today: IsoDate): CardReading => {
  const found: Readonly<Record<CardField, FieldFault | null>> = {
    number: numberFault(form.number),
    expiry: expiryFault(form.expiry, today),
    cvc: /^\s*\d{3}\s*$/.test(form.cvc) ? null : 'cvcInvalid',
    name: NAME.test(form.name.trim()) ? null : 'nameInvalid',
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Partial<
    Record<CardField, FieldFault>
  >;
  const card = testCards.find(({ number }) => number === form.number.replace(/[\s-]/g, ''));
  return card && Object.keys(faults).length === 0 ? { ok: true, verdict: card.verdict } : { ok: false, faults };
};
