import * as v from 'valibot';
import { forms, type FormName } from './form-examples.ts';
import type { Example } from '../../model/step.ts';

/** The form's examples as a flow gets them: parsed. Two are enough to say something else the second time. */
export const examplesOf = (name: FormName): Example[] =>
  forms[name].examples.valid.slice(0, 2).map((raw, i) => ({
    name: i === 0 ? 'example' : 'other',
    value: v.parse(forms[name].schema, raw),
  }));
