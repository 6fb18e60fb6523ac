export { CheckboxField, type Option, RadioCardsField, SelectField } from './choices.tsx';
export { CodeField } from './code-field.tsx';
export { FormErrorsContext, useFieldValue, useSetField } from './context.ts';
export { FieldSet } from './field-set.tsx';
export { DateField, NumberField, PersonalNumberField, PhoneField, PriceField } from './fields.tsx';
export { FileButtons } from './file-buttons.tsx';
export { Form } from './form.tsx';
export { SearchField } from './search-field.tsx';
export { PasswordField, TextField } from './text-fields.tsx';
