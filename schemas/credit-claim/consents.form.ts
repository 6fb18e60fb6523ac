/** Consents a customer gives before banks are asked; their names: `consents.ts`. */
import type { FormFacts } from '../form-facts.ts';
import type * as v from 'valibot';
import { field, fields, flag, needed, ticked } from '../fields.ts';
import { lastDigits } from '../person-fields.ts';
import { ok } from '../reading.ts';
import type { ConsentAlias } from './consents.ts';
import type { Examples } from '../kit.ts';

/** Nothing is asked, whatever comes. */
const unasked = field<string | null>(() => ok(null));
const asked = field<string | null>(needed(lastDigits, 'form.lastDigits'));

/** `confirmsNumber`: somebody else has typed the personal number; who consents says its last four digits. */
export const consentsForm = ({ confirmsNumber }: Pick<FormFacts, 'confirmsNumber'>) =>
  fields({
    lastDigits: confirmsNumber ? asked : unasked,
    personal_data: ticked('form.acceptPersonalData'),
    credit_bureau: ticked('form.acceptCreditBureau'),
    pension_data: ticked('form.acceptPensionData'),
    biometrics: ticked('form.acceptBiometrics'),
    phone_owner: ticked('form.acceptPhoneOwner'),
    partner_banks: ticked('form.acceptPartnerBanks'),
    marketing: flag,
  });

export type ConsentsValues = v.InferOutput<ReturnType<typeof consentsForm>>;

export type ConsentsRaw = Record<ConsentAlias, boolean> & { lastDigits?: string };

export const exampleContext = { confirmsNumber: false };

export const initial: ConsentsRaw = {
  personal_data: false,
  credit_bureau: false,
  pension_data: false,
  biometrics: false,
  phone_owner: false,
  partner_banks: false,
  marketing: false,
};

const all: ConsentsRaw = {
  personal_data: true,
  credit_bureau: true,
  pension_data: true,
  biometrics: true,
  phone_owner: true,
  partner_banks: true,
  marketing: false,
};

export const examples: Examples<ConsentsRaw> = {
  valid: [all, { ...all, marketing: true }],
  invalid: [
    {
      name: 'none',
      raw: { ...initial, marketing: true },
      errors: {
        personal_data: 'form.acceptPersonalData',
        credit_bureau: 'form.acceptCreditBureau',
        pension_data: 'form.acceptPensionData',
        biometrics: 'form.acceptBiometrics',
        phone_owner: 'form.acceptPhoneOwner',
        partner_banks: 'form.acceptPartnerBanks',
      },
    },
    { name: 'all but one', raw: { ...all, biometrics: false }, errors: { biometrics: 'form.acceptBiometrics' } },
  ],
};
