/** What a claim holds about the borrower, as raw values of the questionnaire's forms. Screens import it; flows have no use for it. */
import type { Borrower, Claim } from '../../openapi/index.ts';
import type { AdditionalRaw } from './additional.form.ts';
import type { AddressesRaw, AddressRaw } from './addresses.form.ts';
import type { ContactRow, ContactsRaw } from './contacts.form.ts';
import type { DocumentRaw } from './document.form.ts';
import { showDate } from '../facts/date.ts';
import { personalNumber } from '../facts/iin.ts';
import { groupDigits } from '../facts/money.ts';
import { showPhone } from '../facts/phone.ts';
import type { FamilyRaw } from './family.form.ts';
import { MAIN_INCOME } from './branches.ts';
import type { JobRaw } from './job.form.ts';
import type { PersonalRaw } from './personal.form.ts';

/** Authorities in the words of the wire, in both languages, as fields of a form name them. */
const AUTHORITY_ALIAS: Readonly<Record<string, 'mvd' | 'mj'>> = {
  'МВД РК': 'mvd',
  'ҚР ІІМ': 'mvd',
  'МЮ РК': 'mj',
  'ҚР ӘМ': 'mj',
};

const date = (value: string | null | undefined): string => (value ? showDate(value) : '');
const phone = (value: string | null | undefined): string => (value ? showPhone(value) : '');
const count = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const sum = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : groupDigits(value);

/** Birth date and sex come from the personal number where nobody has said otherwise. */
export const personalFromClaim = ({ borrower }: Claim): PersonalRaw => {
  const facts = personalNumber(borrower.personalNumber);
  return {
    lastName: borrower.lastName,
    firstName: borrower.firstName,
    patronymic: borrower.patronymic ?? '',
    dateOfBirth: date(borrower.dateOfBirth ?? facts.birthDate),
    gender: borrower.document?.gender?.alias ?? facts.gender ?? '',
    nationality: borrower.nationality?.alias ?? 'KZ',
    codeword: borrower.codeword ?? '',
  };
};

/** An authority as it stands on the wire, as the two fields of a form. */
export const authorityRaw = (authority: string): { authority: string; authorityOther: string } => {
  const known = authority === '' ? 'mvd' : AUTHORITY_ALIAS[authority];
  return { authority: known ?? 'other', authorityOther: known === undefined ? authority : '' };
};

export const documentFromClaim = ({ borrower: { document } }: Claim): DocumentRaw => {
  return {
    document: {
      type: document?.type?.alias ?? 'id_card',
      number: document?.number ?? '',
      dateIssue: date(document?.dateIssue),
      dateEnd: date(document?.dateEnd),
      ...authorityRaw(document?.authority ?? ''),
      residence: document?.residence ?? true,
    },
  };
};

const contactRows = (contacts: Borrower['contacts']): ContactRow[] =>
  contacts.length === 0
    ? [{ type: '', relation: '', names: '', phone: '' }]
    : contacts.map((contact) => ({
        type: contact.type.alias,
        relation: contact.relation ?? '',
        names: contact.names,
        phone: phone(contact.phone),
      }));

export const contactsFromClaim = ({ borrower }: Claim): ContactsRaw => ({ contacts: contactRows(borrower.contacts) });

/** The spouse as a contact person, for whom the full name stands in one line. */
const spouseAmong = (contacts: Borrower['contacts']): Borrower['spouse'] => {
  const contact = contacts.find(({ type }) => type.alias === 'spouse');
  if (contact === undefined) return null;
  const [lastName = '', firstName = '', ...rest] = contact.names.split(' ');
  return { lastName, firstName, patronymic: rest.join(' '), phone: contact.phone };
};

/** A spouse who was named as a contact person is not asked for anew. */
export const familyFromClaim = ({ borrower: { maritalStatus, spouse, childCount, contacts } }: Claim): FamilyRaw => {
  const known = spouse ?? spouseAmong(contacts);
  return {
    maritalStatus: maritalStatus?.alias ?? '',
    spouse: {
      lastName: known?.lastName ?? '',
      firstName: known?.firstName ?? '',
      patronymic: known?.patronymic ?? '',
      phone: phone(known?.phone),
    },
    childCount: count(childCount ?? 0),
  };
};

/** An income confirmed by a statement is proposed where none was named. */
export const jobFromClaim = ({ borrower: { job, incomes }, statement }: Claim): JobRaw => ({
  job: {
    socialGroup: job?.socialGroup?.alias ?? 'regular',
    companyName: job?.companyName ?? '',
    position: job?.position ?? '',
    experienceCommon: count(job?.experienceCommon),
    experienceLast: count(job?.experienceLast),
    phone: phone(job?.phone),
    address: job?.address ?? '',
  },
  incomes:
    incomes.length > 0
      ? incomes.map(({ type, value }) => ({ type: type.alias, value: sum(value) }))
      : [{ type: MAIN_INCOME, value: sum(statement.monthlyIncome) }],
});

const addressRaw = (address: Borrower['addressReg']): AddressRaw => ({
  locality: address?.locality?.id ?? '',
  localityName: address?.locality?.name ?? '',
  street: address?.street ?? '',
  house: address?.house ?? '',
  build: address?.build ?? '',
  apartment: address?.apartment ?? '',
});

export const addressesFromClaim = ({ borrower }: Claim): AddressesRaw => {
  const addressReg = addressRaw(borrower.addressReg);
  const addressLive = addressRaw(borrower.addressLive);
  const same = borrower.addressLive === null || JSON.stringify(addressLive) === JSON.stringify(addressReg);
  return { addressReg, same, addressLive: same ? addressRaw(null) : addressLive };
};

export const additionalFromClaim = ({ borrower: { codeword, contacts, childCount } }: Claim): AdditionalRaw => ({
  codeword: codeword ?? '',
  contacts: contactRows(contacts),
  childCount: count(childCount ?? 0),
});
