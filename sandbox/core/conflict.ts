import { coreTexts } from '../data/core.ts';
import { refuse, type Refusal, type Text } from './refusal.ts';

/** A step that the status of a thing forbids: 409, which names the status. `extras` are further fields of the body. */
export const conflict = (
  { status }: { readonly status: string },
  text: Text = coreTexts.statusChanged,
  extras: Readonly<Record<string, unknown>> = {},
): Refusal => refuse(409, text, { ...extras, status });
