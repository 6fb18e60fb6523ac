/**
 * Phones of Kazakhstan. In data: '77001234567' (11 digits); in a field: '+7 (700) 123-45-67';
 * between them the national number, ten digits that begin with 7 themselves, which is why ready masks eat it.
 */

/** Mobile ranges of Kazakhstan, as in libphonenumber's metadata. */
const MOBILE = /^7(?:0[0-25-8]|47|6[0-4]|7[15-8]|85)\d{7}$/;

/** National digits (at most 10) out of anything typed, pasted or filled in: '8 701…', '+7 701…', '7701…', '701…'. */
export const nsn = (raw: string): string => {
  const s = raw.slice(0, 64);
  let digits = s.replace(/\D/g, '');
  // an explicit +7: ours or pasted
  if (/^\s*\+/.test(s) && digits[0] === '7') digits = digits.slice(1);
  // the trunk 8, or a second country code typed after our own +7
  if (digits[0] === '8' || (digits.length > 10 && digits[0] === '7')) digits = digits.slice(1);
  return digits.slice(0, 10);
};

/** National digits, whole or begun, as +7 (XXX) XXX-XX-XX; nothing for no digits. */
export const formatPhone = (national: string): string => {
  if (national === '') return '';
  let shown = `+7 (${national.slice(0, 3)}`;
  if (national.length >= 3) shown += `) ${national.slice(3, 6)}`;
  if (national.length > 6) shown += `-${national.slice(6, 8)}`;
  if (national.length > 8) shown += `-${national.slice(8, 10)}`;
  return shown;
};

/** Is it a whole national number of a mobile operator (one that can get an SMS)? */
export const isMobile = (national: string): boolean => MOBILE.test(national);

/** Is it a whole national number of Kazakhstan, mobile or landline (7XX, never Russia's 9XX)? */
export const isNational = (national: string): boolean => /^7\d{9}$/.test(national);

/** National digits as data: 11 digits with the country code. */
export const toWire = (national: string): string => `7${national}`;

/** A phone from data, '77001234567', as +7 (700) 123-45-67; anything else as it came. */
export const showPhone = (wire: string): string => (/^7\d{10}$/.test(wire) ? formatPhone(wire.slice(1)) : wire);

/** A phone from data with its middle hidden: +7 (700) •••-••-67. */
export const maskPhone = (wire: string): string =>
  /^7\d{10}$/.test(wire) ? `+7 (${wire.slice(1, 4)}) •••-••-${wire.slice(9)}` : '';

/**
 * A typed phone as data. Null when it is not exactly one whole number of Kazakhstan: letters, too many digits and
 * other countries are refused here, while `nsn` forgives them for the sake of the field being typed in.
 */
export const parsePhone = (raw: string): string | null => {
  if (raw.length > 32 || !/^\s*\+?[\d\s()\-.\u00a0\u2010-\u2015]*$/.test(raw)) return null;
  const digits = raw.replace(/\D/g, '');
  if (digits.length > 11 || (digits.length === 11 && !/^[78]/.test(digits))) return null;
  const national = nsn(raw);
  return isNational(national) ? toWire(national) : null;
};
