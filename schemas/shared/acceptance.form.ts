/** An agreement on show: opened, then accepted, before it is signed (domain 3.15: READ + ACCEPT). */
import * as v from 'valibot';
import { field, fields, needed, text, ticked, whole } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const acceptanceForm = v.pipe(
  // An agreement that was not opened is one thing to mend, not two.
  whole<AcceptanceRaw, Readonly<Record<string, unknown>>>((typed) => ({
    ...typed,
    ...((typed['opened'] ?? '') === '' && { accepted: true }),
  })),
  fields({
    opened: field(needed(text({ max: 64 }), 'form.opened')),
    accepted: ticked('form.accept'),
  }),
);

export type AcceptanceValues = v.InferOutput<typeof acceptanceForm>;

export interface AcceptanceRaw {
  /** Number of the agreement whose text was opened; '': none was. */
  opened: string;
  accepted: boolean;
}

export const initial: AcceptanceRaw = { opened: '', accepted: false };

export const examples: Examples<AcceptanceRaw> = {
  valid: [{ opened: 'D-2026-000001', accepted: true }],
  invalid: [
    {
      name: 'neither opened nor accepted',
      raw: initial,
      errors: { opened: 'form.opened' },
    },
    { name: 'not opened', raw: { opened: '', accepted: true }, errors: { opened: 'form.opened' } },
    { name: 'not accepted', raw: { opened: 'D-2026-000001', accepted: false }, errors: { accepted: 'form.accept' } },
  ],
};
