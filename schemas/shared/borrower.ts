/**
 * From the questionnaire's forms to the wire: what a form said as input of `updateClaimByCustomer`, and which steps of a
 * claim still lack something. Loads no rules: flows import it. The way back, for the screens: `borrower.raw.ts`.
 */
import type { AddressInput, Borrower, BorrowerInput, ContactPersonInput } from '../../openapi/index.ts';
import type { AdditionalValues } from './additional.form.ts';
import type { AddressesValues } from './addresses.form.ts';
import { hasEmployer, hasSpouse } from './branches.ts';
import type { ContactsValues } from './contacts.form.ts';
import type { DocumentValues } from './document.form.ts';
import type { FamilyValues } from './family.form.ts';
import type { JobValues } from './job.form.ts';
import type { PersonalValues } from './personal.form.ts';

/** Steps of the questionnaire that fill the borrower, in their order. */
export const STEPS = ['personal', 'document', 'contacts', 'family', 'job', 'addresses'] as const;
export type Step = (typeof STEPS)[number];

/** Authorities as banks expect them on the wire, whatever the language of the screen. */
const AUTHORITY = { mvd: 'МВД РК', mj: 'МЮ РК' } as const;

const filled = (...values: readonly unknown[]): boolean =>
  values.every((value) => value !== null && value !== undefined && value !== '');

/** A place, a street and a house: enough for a bank. */
export const isWholeAddress = (address: Borrower['addressReg']): boolean =>
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
  addresses: ({ addressReg, addressLive }) => isWholeAddress(addressReg) && isWholeAddress(addressLive),
};

/** Whether nothing required is empty in a step, nor the document over by `today`. */
export const isStepComplete = (step: Step, borrower: Borrower, today: string): boolean =>
  isComplete[step](borrower, today);

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
  contacts.map(({ type, relation, names, phone }) => ({ type, relation, names, phone }));

export const contactsToInput = ({ contacts }: ContactsValues): BorrowerInput => ({ contacts: contactInputs(contacts) });

export const familyToInput = ({ maritalStatus, spouse, childCount }: FamilyValues): BorrowerInput => ({
  maritalStatus,
  spouse,
  childCount,
});

export const jobToInput = ({ job, incomes }: JobValues): BorrowerInput => ({
  job,
  incomes: (incomes ?? []).map(({ type, value }) => ({ type, value })),
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
