/** Between the questionnaire's forms and the claim: what a step saves, what it starts with, which step is still empty. */
import type { BorrowerInput, Claim } from '../openapi/index.ts';
import type { AdditionalRaw, AdditionalValues } from './additional.form.ts';
import { emptyAddress, type AddressesRaw, type AddressesValues, type AddressRaw } from './addresses.form.ts';
import { emptyContact, type ContactRow, type ContactsRaw, type ContactsValues } from './contacts.form.ts';
import { initial as emptyDocument, type DocumentRaw, type DocumentValues } from './document.form.ts';
import { hasSpouse, initial as emptyFamily, type FamilyRaw, type FamilyValues } from './family.form.ts';
import { hasEmployer, initial as emptyJob, type JobRaw, type JobValues } from './job.form.ts';
import { initial as emptyPersonal, type PersonalRaw, type PersonalValues } from './personal.form.ts';

type Borrower = Claim['borrower'];

const MAIN_INCOME = 'main';
const ADDITIONAL_INCOME = 'additional';
const MINISTRIES: readonly string[] = ['mvd', 'mj'];

// --- Saving -----------------------------------------------------------------------------------------------------------

export const personalToInput = ({ gender, ...person }: PersonalValues): BorrowerInput => ({ ...person, document: { gender } });

export const documentToInput = ({ document: { authority, authorityOther, ...document } }: DocumentValues): BorrowerInput => ({
  document: { ...document, authority: authority === 'other' ? authorityOther : authority },
});

export const contactsToInput = ({ contacts }: ContactsValues): BorrowerInput => ({ contacts: [...(contacts ?? [])] });

export const familyToInput = ({ maritalStatus, spouse, childCount }: FamilyValues): BorrowerInput => ({ maritalStatus, spouse, childCount });

export const jobToInput = ({ job, monthIncome, additionalIncome }: JobValues): BorrowerInput => ({
  job,
  incomes: [
    { type: MAIN_INCOME, value: monthIncome },
    ...(additionalIncome === null ? [] : [{ type: ADDITIONAL_INCOME, value: additionalIncome }]),
  ],
});

const addressToInput = ({ localityName: _shown, ...address }: AddressesValues['addressReg']) => address;
export const addressesToInput = ({ addressReg, addressLive }: AddressesValues): BorrowerInput => ({
  addressReg: addressToInput(addressReg),
  addressLive: addressToInput(addressLive),
});

export const additionalToInput = ({ codeword, contacts, childCount }: AdditionalValues): BorrowerInput => ({
  codeword,
  contacts: [...(contacts ?? [])],
  childCount,
});

// --- Beginning: raw values a form takes, from what the server knows ------------------------------------------------------

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

export const personalFromClaim = ({ borrower }: Claim): PersonalRaw => ({
  lastName: borrower.lastName,
  firstName: borrower.firstName,
  patronymic: text(borrower.patronymic),
  dateOfBirth: text(borrower.dateOfBirth),
  gender: text(borrower.document?.gender?.alias),
  nationality: borrower.nationality?.alias ?? emptyPersonal.nationality,
  codeword: text(borrower.codeword),
});

export const documentFromClaim = ({ borrower: { document } }: Claim): DocumentRaw => {
  const authority = document?.authority ?? null;
  const ministry = authority === null || MINISTRIES.includes(authority);
  return {
    document: {
      type: document?.type?.alias ?? emptyDocument.document.type,
      number: text(document?.number),
      dateIssue: text(document?.dateIssue),
      dateEnd: text(document?.dateEnd),
      authority: ministry ? (authority ?? emptyDocument.document.authority) : 'other',
      authorityOther: ministry ? '' : authority,
      residence: document?.residence ?? emptyDocument.document.residence,
    },
  };
};

const contactRows = ({ contacts }: Borrower): ContactRow[] =>
  contacts.length === 0 ? [emptyContact] : contacts.map(({ type, names, phone }) => ({ type: type.alias, names, phone }));

export const contactsFromClaim = ({ borrower }: Claim): ContactsRaw => ({ contacts: contactRows(borrower) });

export const familyFromClaim = ({ borrower: { maritalStatus, spouse, childCount } }: Claim): FamilyRaw => ({
  maritalStatus: text(maritalStatus?.alias),
  spouse: {
    lastName: text(spouse?.lastName),
    firstName: text(spouse?.firstName),
    patronymic: text(spouse?.patronymic),
    phone: text(spouse?.phone),
  },
  childCount: childCount === null ? emptyFamily.childCount : text(childCount),
});

const incomeOf = ({ incomes }: Borrower, alias: string): string => text(incomes.find(({ type }) => type.alias === alias)?.value);

export const jobFromClaim = ({ borrower }: Claim): JobRaw => {
  const { job } = borrower;
  return {
    job: {
      socialGroup: job?.socialGroup?.alias ?? emptyJob.job.socialGroup,
      companyName: text(job?.companyName),
      position: text(job?.position),
      experienceCommon: text(job?.experienceCommon),
      experienceLast: text(job?.experienceLast),
      phone: text(job?.phone),
      address: text(job?.address),
    },
    monthIncome: incomeOf(borrower, MAIN_INCOME),
    additionalIncome: incomeOf(borrower, ADDITIONAL_INCOME),
  };
};

const addressRaw = (address: Borrower['addressReg']): AddressRaw =>
  address === null
    ? emptyAddress
    : {
        locality: text(address.locality?.id),
        localityName: text(address.locality?.name),
        street: text(address.street),
        house: text(address.house),
        build: text(address.build),
        apartment: text(address.apartment),
      };

export const addressesFromClaim = ({ borrower: { addressReg, addressLive } }: Claim): AddressesRaw => {
  const [reg, live] = [addressRaw(addressReg), addressRaw(addressLive)];
  return { addressReg: reg, same: addressLive === null || JSON.stringify(reg) === JSON.stringify(live), addressLive: live };
};

export const additionalFromClaim = ({ borrower }: Claim): AdditionalRaw => ({
  codeword: text(borrower.codeword),
  contacts: contactRows(borrower),
  childCount: text(borrower.childCount ?? 0),
});

// --- Resuming -----------------------------------------------------------------------------------------------------------

export type Step = 'personal' | 'document' | 'contacts' | 'family' | 'job' | 'addresses';

const present = (...values: readonly unknown[]): boolean => values.every((value) => value !== null && value !== undefined && value !== '');
const hasAddress = (address: Borrower['addressReg']): boolean => present(address?.locality, address?.street, address?.house);

/** In the questionnaire's order. `today`: a document that has run out counts as missing. */
const complete: readonly (readonly [Step, (borrower: Borrower, today: string) => boolean])[] = [
  ['personal', ({ dateOfBirth, nationality, document }) => present(dateOfBirth, nationality, document?.gender)],
  [
    'document',
    ({ document }, today) =>
      present(document?.type, document?.number, document?.dateIssue, document?.dateEnd, document?.authority) && text(document?.dateEnd) > today,
  ],
  ['contacts', ({ contacts }) => contacts.length > 0],
  [
    'family',
    ({ maritalStatus, spouse, childCount }) =>
      present(maritalStatus, childCount) && (!hasSpouse(maritalStatus?.alias) || present(spouse?.lastName, spouse?.firstName)),
  ],
  [
    'job',
    ({ job, incomes }) =>
      present(job?.socialGroup) && incomes.length > 0 && (!hasEmployer(job?.socialGroup?.alias) || present(job?.companyName, job?.position)),
  ],
  ['addresses', ({ addressReg, addressLive }) => hasAddress(addressReg) && hasAddress(addressLive)],
];

/** The steps that still lack something the banks demand. */
export const incompleteSteps = (borrower: Borrower, today: string): Step[] =>
  complete.flatMap(([step, isComplete]) => (isComplete(borrower, today) ? [] : [step]));
