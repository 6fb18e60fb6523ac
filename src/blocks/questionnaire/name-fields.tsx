import { useT } from '../../i18n/index.ts';
import { TextField } from '../../ui/form/index.ts';

/** The names of the person who fills in. */
export function NameFields() {
  const t = useT();
  return (
    <>
      <TextField name="lastName" label={t('f.last')} autoComplete="family-name" capitals />
      <TextField name="firstName" label={t('f.first')} autoComplete="given-name" capitals />
      <TextField name="patronymic" label={t('f.patr')} autoComplete="additional-name" capitals />
    </>
  );
}
