/**
 * Between the questionnaire's forms and the wire: what a form said as input of `updateClaimByCustomer`, what a claim
 * holds as raw values of a form, and which steps still lack something. Loads no rules: flows import it.
 */
import type { AddressInput, Borrower, BorrowerInput, Claim, ContactPersonInput } from '../openapi/index.ts';
import type { AdditionalRaw, AdditionalValues } from './additional.form.ts';
import type { AddressesRaw, AddressesValues, AddressRaw } from './addresses.form.ts';
import { hasEmployer, hasSpouse } from './branches.ts';
import type { ContactRow, ContactsRaw, ContactsValues } from './contacts.form.ts';
import type { DocumentRaw, DocumentValues } from './document.form.ts';
import { showDate } from './facts/date.ts';
import { personalNumber } from './facts/iin.ts';
import { groupDigits } from './facts/money.ts';
import { showPhone } from './facts/phone.ts';
import type { FamilyRaw, FamilyValues } from './family.form.ts';
import type { JobRaw, JobValues } from './job.form.ts';
import type { PersonalRaw, PersonalValues } from './personal.form.ts';

/** Steps of the questionnaire that fill the borrower, in their order. */
export const STEPS = ['personal', 'document', 'contacts', 'family', 'job', 'addresses'] as const;
export type Step = (typeof STEPS)[number];

/** Authorities as banks expect them on the wire, whatever the language of the screen. */
const AUTHORITY = { mvd: 'МВД РК', mj: 'МЮ РК' } as const;
const AUTHORITY_ALIAS: Readonly<Record<string, keyof typeof AUTHORITY>> = {
  'МВД РК': 'mvd',
  'ҚР ІІМ': 'mvd',
  'МЮ РК': 'mj',
  'ҚР ӘМ': 'mj',
};

const filled = (...values: readonly unknown[]): boolean =>
  values.every((value) => value !== null && value !== undefined && value !== '');

const isAddress = (address: Borrower['addressReg']): boolean =>
  filled(address?.locality, address?.street, address?.house);

const isComplete: Readonly<Record<Step, (borrower: Borrower, today: string) => boolean>> = {
  personal: (b) => filled(b.lastName, b.firstName, b.dateOfBirth, b.nationality, b.document?.gender),
  document: ({ document }, today) =>
    filled(document?.type, document?.number, document?.dateIssue, document?.dateEnd, document?.authority) &&
    (document?.dateEnd ?? '') > today,
  contacts: ({ contacts }) => contacts.length > 0,
  family: ({ maritalStatus, childCount, spouse }) =>
    filled(maritalStatus, childCount) &&
    (!hasSpouse(maritalStatus?.alias) || filled(spouse?.lastName, spouse?.firstName)),
  job: ({ job, monthIncome }) =>
    filled(job?.socialGroup, monthIncome) &&
    (!hasEmployer(job?.socialGroup?.alias) ||
      filled(job?.companyName, job?.position, job?.experienceCommon, job?.experienceLast)),
  addresses: ({ addressReg, addressLive }) => isAddress(addressReg) && isAddress(addressLive),
};

/** Steps in which something required is still empty, or the document has expired by `today`; in their order. */
export const incompleteSteps = (borrower: Borrower, today: string): Step[] =>
  STEPS.filter((step) => !isComplete[step](borrower, today));

/* ---------- what was said, as input; absent stays, null clears ---------- */

/** Names stand on the document too; the sex is the document's. */
export const personalToInput = (values: PersonalValues): BorrowerInput => {
  const { gender, lastName, firstName, patronymic, dateOfBirth, nationality, codeword } = values;
  const names = { lastName, firstName, patronymic };
  return { ...names, dateOfBirth, nationality, codeword, document: { ...names, gender } };
};

/** The authority in the words that banks expect. */
export const authorityName = ({
  authority,
  authorityOther,
}: Pick<DocumentValues['document'], 'authority' | 'authorityOther'>): string =>
  authority === 'other' ? (authorityOther ?? '') : AUTHORITY[authority];

export const documentToInput = ({ document }: DocumentValues): BorrowerInput => {
  const { type, number, dateIssue, dateEnd, residence } = document;
  return {
    document: {
      type,
      number,
      dateIssue,
      dateEnd,
      residence,
      authority: authorityName(document),
    },
  };
};

const contactInputs = (contacts: ContactsValues['contacts']): ContactPersonInput[] =>
  contacts.map(({ type, names, phone }) => ({ type, names, phone }));

export const contactsToInput = ({ contacts }: ContactsValues): BorrowerInput => ({ contacts: contactInputs(contacts) });

export const familyToInput = ({ maritalStatus, spouse, childCount }: FamilyValues): BorrowerInput => ({
  maritalStatus,
  spouse,
  childCount,
});

export const jobToInput = ({ job, monthIncome, additionalIncome }: JobValues): BorrowerInput => ({
  job,
  incomes: [
    { type: 'main', value: monthIncome },
    ...(additionalIncome === null || additionalIncome === 0 ? [] : [{ type: 'additional', value: additionalIncome }]),
  ],
});

const addressInput = ({ locality, street, house, build, apartment }: AddressesValues['addressReg']): AddressInput => ({
  locality,
  street,
  house,
  build,
  apartment,
});

export const addressesToInput = ({ addressReg, addressLive }: AddressesValues): BorrowerInput => ({
  addressReg: addressInput(addressReg),
  addressLive: addressInput(addressLive),
});

export const additionalToInput = ({ codeword, contacts, childCount }: AdditionalValues): BorrowerInput => ({
  codeword,
  contacts: contactInputs(contacts),
  childCount,
});

/* ---------- what a claim holds, as raw values of the forms ---------- */

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
    ? [{ type: '', names: '', phone: '' }]
    : contacts.map((contact) => ({ type: contact.type.alias, names: contact.names, phone: phone(contact.phone) }));

export const contactsFromClaim = ({ borrower }: Claim): ContactsRaw => ({ contacts: contactRows(borrower.contacts) });

export const familyFromClaim = ({ borrower: { maritalStatus, spouse, childCount } }: Claim): FamilyRaw => ({
  maritalStatus: maritalStatus?.alias ?? '',
  spouse: {
    lastName: spouse?.lastName ?? '',
    firstName: spouse?.firstName ?? '',
    patronymic: spouse?.patronymic ?? '',
    phone: phone(spouse?.phone),
  },
  childCount: count(childCount ?? 0),
});

/** An income confirmed by a statement is proposed where none was named. */
export const jobFromClaim = ({ borrower: { job, monthIncome, additionalIncome }, statement }: Claim): JobRaw => ({
  job: {
    socialGroup: job?.socialGroup?.alias ?? 'regular',
    companyName: job?.companyName ?? '',
    position: job?.position ?? '',
    experienceCommon: count(job?.experienceCommon),
    experienceLast: count(job?.experienceLast),
    phone: phone(job?.phone),
    address: job?.address ?? '',
  },
  monthIncome: sum(monthIncome ?? statement.monthlyIncome),
  additionalIncome: additionalIncome === 0 ? '' : sum(additionalIncome),
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
