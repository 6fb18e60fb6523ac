import { useT } from '../../i18n/index.ts';
import { PersonalNumberField, PhoneField } from '../../ui/form/index.ts';

/** Who is insured, and where the codes go. */
export function InsuredFields({ own }: { /** The reader is the client. */ own: boolean }) {
  const t = useT();
  return (
    <>
      <PersonalNumberField
        name="personalNumber"
        label={t(own ? 'ins.iin.own' : 'ins.iin.desk')}
        hint={t('ins.begin.iinHint')}
      />
      <PhoneField
        name="phone"
        label={t('ins.phone')}
        hint={t('ins.begin.phoneHint')}
        autoComplete={own ? 'tel' : 'off'}
      />
    </>
  );
}
