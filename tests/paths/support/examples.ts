import { check } from '../../../schemas/kit.ts';
import { forms, type FormName } from './form-examples.ts';
import type { Example } from '../../model/step.ts';

const parse = (name: FormName, raw: unknown): unknown => {
  const checked = check(forms[name].schema, raw);
  if (!checked.ok) throw new Error(`${name}: ${JSON.stringify(checked.errors)}`);
  return checked.values;
};

/** The form's examples as a flow gets them: parsed. Two are enough to say something else the second time. */
export const examplesOf = (name: FormName, most = 2): Example[] =>
  forms[name].examples.valid.slice(0, most).map((raw, i) => ({
    name: i === 0 ? 'example' : i === 1 ? 'other' : `other ${i}`,
    value: parse(name, raw),
  }));
