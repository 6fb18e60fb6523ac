import type { AdditionalValues } from '../../../schemas/shared/additional.form.ts';
import type { AddressesValues } from '../../../schemas/shared/addresses.form.ts';
import type { ApplicationValues } from '../../../schemas/credit-claim/application.form.ts';
import type { ContactsValues } from '../../../schemas/shared/contacts.form.ts';
import type { DocumentValues } from '../../../schemas/shared/document.form.ts';
import type { FamilyValues } from '../../../schemas/shared/family.form.ts';
import type { JobValues } from '../../../schemas/shared/job.form.ts';
import type { PersonalValues } from '../../../schemas/shared/personal.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';

const path = '/my-applications/:id?/client-data';
const step = {
  path,
  access: 'authenticated',
  layout: 'nested',
  width: 'split',
  texts: 'questionnaire',
  customerOnly: true,
} as const;

/** The client-data questionnaire, the extra page a bank may ask for, and the account statement. */
export const questionnaireScreens = defineScreens({
  'q-personal': {
    ...step,
    title: 'q.personal',
    texts: ['questionnaire', 'phone'],
    reads: ['listBanks', 'countries', 'genderTypes'],
    events: { SUBMIT_PERSONAL: values<PersonalValues>(), BACK: null },
  },
  'q-document': {
    ...step,
    title: 'q.document',
    reads: ['listBanks', 'documentTypes'],
    events: { SUBMIT_DOCUMENT: values<DocumentValues>(), BACK: null },
  },
  'q-contacts': {
    ...step,
    title: 'q.contacts',
    reads: ['listBanks', 'relationTypes'],
    events: { SUBMIT_CONTACTS: values<ContactsValues>(), BACK: null },
  },
  'q-family': {
    ...step,
    title: 'q.family',
    reads: ['listBanks', 'maritalStatuses'],
    events: { SUBMIT_FAMILY: values<FamilyValues>(), BACK: null },
  },
  'q-job': {
    ...step,
    title: 'q.job',
    reads: ['listBanks', 'socialGroups', 'incomeTypes'],
    events: { SUBMIT_JOB: values<JobValues>(), BACK: null },
  },
  'q-addresses': {
    ...step,
    title: 'q.addresses',
    reads: ['listBanks', 'localities'],
    events: { SUBMIT_ADDRESSES: values<AddressesValues>(), BACK: null },
  },
  'q-review': {
    ...step,
    title: 'q.review',
    reads: [
      'listBanks',
      'countries',
      'genderTypes',
      'documentTypes',
      'relationTypes',
      'maritalStatuses',
      'socialGroups',
    ],
    events: {
      SUBMIT_APPLICATION: values<ApplicationValues>(),
      EDIT_PERSONAL: null,
      EDIT_DOCUMENT: null,
      EDIT_CONTACTS: null,
      EDIT_FAMILY: null,
      EDIT_JOB: null,
      EDIT_ADDRESSES: null,
      EDIT_TERMS: null,
      BACK: null,
    },
  },
  'q-locked': { ...step, title: 'q.locked', events: { CONTINUE: null, BACK: null } },
  'claim-additional-info': {
    path: '/claim-additional-info',
    access: 'authenticated',
    layout: 'nested',
    width: 'split',
    title: 'additional.title',
    texts: 'questionnaire',
    customerOnly: true,
    reads: ['listBanks', 'relationTypes'],
    standalone: true,
    events: { SUBMIT_ADDITIONAL: values<AdditionalValues>(), BACK: null },
  },
  'account-statement': {
    path: '/my-applications/:id?/account-statement',
    access: 'authenticated',
    layout: 'nested',
    width: 'split',
    title: 'st.title',
    texts: ['questionnaire', 'files'],
    customerOnly: true,
    reads: ['listFiles', 'listFileTypes', 'getFile', 'claim'],
    events: { SEND_TO_BANKS: null, BACK: null },
  },
});
