import { isIsoDate } from '../../../schemas/facts/date.ts';
import { isName, normaliseName } from '../../../schemas/facts/name.ts';
import { isMobile, parsePhone } from '../../../schemas/facts/phone.ts';
import type { Text } from '../../core/service.ts';
import { fieldTexts } from '../../data/claim.ts';
import { placeOf } from '../../data/localities.ts';
import { referenceOf, type ReferenceList } from '../../data/references.ts';
import type { Problems } from './problems.ts';

type Loc = readonly (string | number)[];
type Given<T> = T | null | undefined;

/**
 * Reads fields of one request: absent stays undefined, null clears, a wrong value is noted and left out.
 * The same rules as the forms', without trusting them.
 */
export const createReader = (problems: Problems) => {
  const wrong = (loc: Loc, text: Text): undefined => {
    problems.add(loc, text);
    return undefined;
  };
  const given = <T, R>(value: Given<T>, read: (value: T) => R | undefined): R | null | undefined =>
    value === undefined ? undefined : value === null ? null : read(value);

  return {
    wrong,
    name: (value: Given<string>, loc: Loc, max = 50) =>
      given(value, (text) => {
        const name = normaliseName(text);
        return name.length >= 1 && name.length <= max && isName(name) ? name : wrong(loc, fieldTexts.name);
      }),
    text: (value: Given<string>, loc: Loc, max: number, min = 1) =>
      given(value, (raw) => {
        const text = raw.normalize('NFC').replace(/\s+/g, ' ').trim();
        // oxlint-disable-next-line no-control-regex -- control characters are what is refused
        return text.length >= min && text.length <= max && !/[\u0000-\u001f\u007f]/.test(text)
          ? text
          : wrong(loc, fieldTexts.text);
      }),
    phone: (value: Given<string>, loc: Loc) => given(value, (raw) => parsePhone(raw) ?? wrong(loc, fieldTexts.phone)),
    mobile: (value: Given<string>, loc: Loc) =>
      given(value, (raw) => {
        const phone = parsePhone(raw);
        if (phone === null) return wrong(loc, fieldTexts.phone);
        return isMobile(phone.slice(1)) ? phone : wrong(loc, fieldTexts.mobile);
      }),
    integer: (value: Given<number>, loc: Loc, min: number, max: number, text: Text) =>
      given(value, (number) =>
        Number.isInteger(number) && number >= min && number <= max ? number : wrong(loc, text),
      ),
    date: (value: Given<string>, loc: Loc, allowed: (date: string) => boolean, text: Text = fieldTexts.date) =>
      given(value, (date) => (isIsoDate(date) && allowed(date) ? date : wrong(loc, text))),
    reference: (list: ReferenceList, value: Given<string>, loc: Loc) =>
      given(value, (alias) => referenceOf(list, alias)?.alias ?? wrong(loc, fieldTexts.unknownValue)),
    locality: (value: Given<string>, loc: Loc) =>
      given(value, (id) => placeOf(id)?.id ?? wrong(loc, fieldTexts.locality)),
    pattern: (value: Given<string>, loc: Loc, pattern: RegExp, text: Text) =>
      given(value, (raw) => (pattern.test(raw.trim()) ? raw.trim() : wrong(loc, text))),
  };
};

export type Reader = ReturnType<typeof createReader>;

/** Drops what was not said, so that a partial answer leaves the rest as it was. */
export const said = <T extends object>(fields: T): Partial<{ [K in keyof T]: Exclude<T[K], undefined> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
