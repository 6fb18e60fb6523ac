import { formFacts, type FormFacts } from '../../../schemas/form-facts.ts';
import type { Examples, FormSchema } from '../../../schemas/kit.ts';
import { formModules } from '../../generated/forms.ts';

/** The day all examples assume. */
export const EXAMPLE_TODAY = '2026-02-01';

type Rules = FormSchema | ((facts: FormFacts) => FormSchema);
interface FormModule {
  /** As the file exports them: what a product names for its event. */
  readonly rules: Rules;
  readonly initial: object;
  readonly examples: Examples<object>;
  /** What its examples assume besides the day. */
  readonly exampleContext?: Partial<FormFacts>;
}
interface FormEntry extends Omit<FormModule, 'exampleContext'> {
  /** The schema in the context that its examples assume. */
  readonly schema: FormSchema;
}

export type FormName = keyof typeof formModules;
export const formNames = Object.keys(formModules) as FormName[];

const entryOf = (name: FormName): FormEntry => {
  const { exampleContext, ...form }: FormModule = formModules[name];
  const { rules } = form;
  const facts = formFacts({ today: EXAMPLE_TODAY, codeLength: 6 }, exampleContext);
  return { ...form, schema: typeof rules === 'function' ? rules(facts) : rules };
};

/** Every form by the name of its file. */
export const forms = Object.fromEntries(formNames.map((name) => [name, entryOf(name)])) as {
  readonly [Name in FormName]: FormEntry;
};
