/** Numbers of identity documents by type, letters in capitals and without spaces. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  id_card: /^\d{9}$/,
  passport: /^[A-Z]\d{8}$/,
  residence_permit: /^\d{9}$/,
  stateless: /^\d{9}$/,
  foreign_passport: /^[A-Z0-9]{5,15}$/,
};
const ANY = /^[A-Z0-9]{5,15}$/;

/** What the number of a document of this type looks like; a type that is not known takes any. */
export const documentNumberPattern = (type: string): RegExp => PATTERNS[type] ?? ANY;
