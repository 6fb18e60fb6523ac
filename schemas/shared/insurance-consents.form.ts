/** Consents of an application for the insurance of a credit; all of them are mandatory, the rules are opened before; the request comes last. */
import * as v from 'valibot';
import { field, fields, needed, text, ticked, whole } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const INSURANCE_CONSENTS = ['rules', 'data_transfer', 'application'] as const;

export const insuranceConsentsForm = v.pipe(
  // Rules that were not opened are one thing to mend, not two.
  whole<InsuranceConsentsRaw, Readonly<Record<string, unknown>>>((typed) => ({
    ...typed,
    ...((typed['opened'] ?? '') === '' && { rules: true }),
  })),
  fields({
    opened: field(needed(text({ max: 16 }), 'form.openedRules')),
    rules: ticked('form.acceptRules'),
    data_transfer: ticked('form.acceptTransfer'),
    application: ticked('form.acceptApplication'),
  }),
);

export type InsuranceConsentsValues = v.InferOutput<typeof insuranceConsentsForm>;

export type InsuranceConsentsRaw = Record<(typeof INSURANCE_CONSENTS)[number], boolean> & {
  /** Version of the rules that were opened; '': none were. */
  opened: string;
};

export const initial: InsuranceConsentsRaw = { opened: '', application: false, rules: false, data_transfer: false };

const all: InsuranceConsentsRaw = { opened: '2026-01', application: true, rules: true, data_transfer: true };

export const examples: Examples<InsuranceConsentsRaw> = {
  valid: [all],
  invalid: [
    {
      name: 'none',
      raw: initial,
      errors: {
        opened: 'form.openedRules',
        application: 'form.acceptApplication',
        data_transfer: 'form.acceptTransfer',
      },
    },
    {
      name: 'all but one',
      raw: { ...all, data_transfer: false },
      errors: { data_transfer: 'form.acceptTransfer' },
    },
    { name: 'the rules not opened', raw: { ...all, opened: '' }, errors: { opened: 'form.openedRules' } },
    { name: 'the rules only opened', raw: { ...all, rules: false }, errors: { rules: 'form.acceptRules' } },
  ],
};
