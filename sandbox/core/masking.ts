/** What stands in place of a secret. */
export const MASK = '***';

/** Names of fields that hold secrets, wherever they stand. */
const SECRET = /password|token|secret|authori[sz]ation|signature$|cvv|cvc|pan$|cardNumber/i;
/** In a request also what a person types to prove who they are. */
const PROOF = /^(code|lastDigits|otp|pin)$/i;

/** A JSON value with its secrets masked; `asked`: it came from the caller, whose codes are secrets, too. */
export const masked = (value: unknown, { asked }: { asked: boolean }): unknown => {
  if (Array.isArray(value)) return value.map((one) => masked(one, { asked }));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isSecret(name, asked) && typeof inner !== 'object' ? MASK : masked(inner, { asked }),
    ]),
  );
};

const isSecret = (name: string, asked: boolean): boolean => SECRET.test(name) || (asked && PROOF.test(name));

/** An address with secrets in its query masked. */
export const maskedUrl = (url: string): string =>
  url.replaceAll(/([?&])([^=&]+)=([^&]*)/g, (whole, before: string, name: string) =>
    isSecret(name, true) ? `${before}${name}=${MASK}` : whole,
  );
