/** An agreement on show: opened, then accepted, before it is signed (domain 3.15: READ + ACCEPT). */
import type * as v from 'valibot';
import { field, fields, needed, text, ticked } from '../fields.ts';
import type { Examples } from '../kit.ts';

export const acceptanceForm = fields({
  opened: field(needed(text({ max: 64 }), 'form.opened')),
  accepted: ticked('form.accept'),
});

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
      errors: { opened: 'form.opened', accepted: 'form.accept' },
    },
    { name: 'not opened', raw: { opened: '', accepted: true }, errors: { opened: 'form.opened' } },
    { name: 'not accepted', raw: { opened: 'D-2026-000001', accepted: false }, errors: { accepted: 'form.accept' } },
  ],
};
