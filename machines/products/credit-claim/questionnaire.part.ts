import type { CallInput } from '../../../openapi/index.ts';
import {
  addressesToInput,
  contactsToInput,
  documentToInput,
  familyToInput,
  jobToInput,
  personalToInput,
} from '../../../schemas/shared/borrower.ts';
import { changedMeanwhile, type Exits } from '../../kit/branches.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { needsData, neverOpened } from '../shared/claim-progress.conditions.ts';
import {
  isComplete,
  lacksAddresses,
  lacksContacts,
  lacksDocument,
  lacksFamily,
  lacksJob,
  lacksPersonal,
} from '../shared/claim.conditions.ts';
import { kit } from './kit.ts';

const { call, choice, command, screen } = kit;

const byClaim = (c: { readonly id: string | null }) => ({ variables: { id: c.id ?? '' } });
type Borrower = CallInput<'updateClaimByCustomer'>['variables']['borrower'];

/** Saves what one step said. The answer is the whole claim; when nothing is missing any more, straight to the check page. */
const save = <const Step extends string, const Next extends string, const Locked extends string>(
  step: Step,
  next: Next,
  locked: Locked,
  borrower: (c: ContextOf<typeof kit>) => Borrower,
) =>
  call(
    'updateClaimByCustomer',
    (c) => ({ variables: { id: c.id ?? '', borrower: borrower(c) } }),
    {
      done: [{ if: isComplete, to: 'review' }, next],
      failed: [changedMeanwhile(locked), step],
    },
    { as: 'claim' },
  );

const said = <T, R>(answer: T | undefined, map: (values: T) => R): R | Record<string, never> =>
  answer === undefined ? {} : map(answer);

/**
 * The client-data questionnaire: one screen a block, saved on the server at each Continue, then the check page.
 * Enter at `nextStep` (first incomplete step) or `review`; leaves to `confirmed`, `reread`, `branching`, `rest` or `terms`.
 */
export const questionnaire = <const To extends string>(
  exits: Exits<'confirmed' | 'reread' | 'branching' | 'rest' | 'terms', To>,
) => ({
  nextStep: choice(
    { if: neverOpened, to: 'personal' },
    { if: lacksPersonal, to: 'personal' },
    { if: lacksDocument, to: 'document' },
    { if: lacksContacts, to: 'contacts' },
    { if: lacksFamily, to: 'family' },
    { if: lacksJob, to: 'job' },
    { if: lacksAddresses, to: 'addresses' },
    'review',
  ),
  personal: screen('q-personal', { SUBMIT_PERSONAL: 'savingPersonal', BACK: exits.rest }),
  savingPersonal: save('personal', 'document', exits.reread, (c) => said(c.answers.SUBMIT_PERSONAL, personalToInput)),
  document: screen('q-document', { SUBMIT_DOCUMENT: 'savingDocument', BACK: 'personal' }),
  savingDocument: save('document', 'contacts', exits.reread, (c) => said(c.answers.SUBMIT_DOCUMENT, documentToInput)),
  contacts: screen('q-contacts', { SUBMIT_CONTACTS: 'savingContacts', BACK: 'document' }),
  savingContacts: save('contacts', 'family', exits.reread, (c) => said(c.answers.SUBMIT_CONTACTS, contactsToInput)),
  family: screen('q-family', { SUBMIT_FAMILY: 'savingFamily', BACK: 'contacts' }),
  savingFamily: save('family', 'job', exits.reread, (c) => said(c.answers.SUBMIT_FAMILY, familyToInput)),
  job: screen('q-job', { SUBMIT_JOB: 'savingJob', BACK: 'family' }),
  savingJob: save('job', 'addresses', exits.reread, (c) => said(c.answers.SUBMIT_JOB, jobToInput)),
  addresses: screen('q-addresses', { SUBMIT_ADDRESSES: 'savingAddresses', BACK: 'job' }),
  savingAddresses: call(
    'updateClaimByCustomer',
    (c) => ({ variables: { id: c.id ?? '', borrower: said(c.answers.SUBMIT_ADDRESSES, addressesToInput) } }),
    { done: 'review', failed: [changedMeanwhile(exits.reread), 'addresses'] },
    { as: 'claim' },
  ),
  // Data and terms on one page: nothing is confirmed unseen, whichever way led here.
  review: screen('q-review', {
    SUBMIT_APPLICATION: 'confirmingData',
    EDIT_PERSONAL: 'personal',
    EDIT_DOCUMENT: 'document',
    EDIT_CONTACTS: 'contacts',
    EDIT_FAMILY: 'family',
    EDIT_JOB: 'job',
    EDIT_ADDRESSES: 'addresses',
    EDIT_TERMS: exits.terms,
    BACK: 'addresses',
  }),
  ...command('confirmingData', 'generateApplicationForm', byClaim, {
    done: exits.confirmed,
    refused: [changedMeanwhile(exits.reread), 'review'],
    read: { operation: 'claim', input: byClaim },
    unknown: [
      { unless: needsData, to: exits.branching },
      { to: 'review', problem: 'keep' },
    ],
    unread: 'review',
  }),
});
