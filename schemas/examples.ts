/** Every form with its examples, for tests and runners in Node; the browser imports forms one by one. */
import type { GenericSchema } from 'valibot';
import * as additional from './additional.form.ts';
import * as addresses from './addresses.form.ts';
import * as application from './application.form.ts';
import * as bankChoice from './bank-choice.form.ts';
import * as car from './car.form.ts';
import * as code from './code.form.ts';
import * as consents from './consents.form.ts';
import * as contacts from './contacts.form.ts';
import * as decline from './decline.form.ts';
import * as documents from './document.form.ts';
import * as family from './family.form.ts';
import * as job from './job.form.ts';
import type { Examples } from './kit.ts';
import * as login from './login.form.ts';
import * as me from './me.form.ts';
import * as personal from './personal.form.ts';
import * as publication from './publication.form.ts';
import * as seller from './seller.form.ts';
import * as terms from './terms.form.ts';

/** The day all examples assume. */
export const EXAMPLE_TODAY = '2026-02-01';

export interface FormEntry {
  /** the schema in the context that its examples assume */
  readonly schema: GenericSchema;
  readonly initial: object;
  readonly examples: Examples<object>;
}

const entry = <Raw extends object>(
  schema: GenericSchema,
  form: { readonly initial: Raw; readonly examples: Examples<Raw> },
): FormEntry => ({ schema, initial: form.initial, examples: form.examples });

/** By the name of the form's file. */
export const forms = {
  additional: entry(additional.additionalForm(additional.exampleContext), additional),
  addresses: entry(addresses.addressesForm, addresses),
  application: entry(application.applicationForm, application),
  'bank-choice': entry(bankChoice.bankChoiceForm, bankChoice),
  car: entry(car.carForm(EXAMPLE_TODAY), car),
  code: entry(code.codeForm(code.exampleContext), code),
  consents: entry(consents.consentsForm, consents),
  contacts: entry(contacts.contactsForm(contacts.exampleContext), contacts),
  decline: entry(decline.declineForm, decline),
  document: entry(documents.documentForm(EXAMPLE_TODAY), documents),
  family: entry(family.familyForm, family),
  job: entry(job.jobForm, job),
  login: entry(login.loginForm, login),
  me: entry(me.meForm({ ...me.exampleContext, today: EXAMPLE_TODAY }), me),
  personal: entry(personal.personalForm(EXAMPLE_TODAY), personal),
  publication: entry(publication.publicationForm, publication),
  seller: entry(seller.sellerForm, seller),
  terms: entry(terms.termsForm(terms.exampleContext), terms),
} as const satisfies Record<string, FormEntry>;

export type FormName = keyof typeof forms;
