import { createContext, type ReactNode, use } from 'react';
import type { FormSchema } from '../../../../../schemas/kit.ts';
import { Form, type FormProps } from '../../../../ui/form/index.ts';

/** What stands above the fields of a step, where it has no place beside them. */
export const AboveFieldsContext = createContext<ReactNode>(null);

type Props<S extends FormSchema> = Omit<FormProps<S>, 'children'> & { children: ReactNode };

/** The form of a step of the questionnaire: what is wrong in it is read before anything else of it. */
export function StepForm<S extends FormSchema>({ children, ...props }: Props<S>) {
  const above = use(AboveFieldsContext);
  return (
    <Form {...props}>
      {(button, summary) => (
        <>
          {summary}
          {above}
          {children}
          {button}
        </>
      )}
    </Form>
  );
}
