import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { link } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { PersonalNumberField, PhoneField } from '../../ui/form/index.ts';
import { Link } from '../../ui/index.ts';

/** Who is insured, and where the codes go. */
export function InsuredFields({
  own,
  children,
}: {
  /** The reader is the client. */
  own: boolean;
  /** What else is asked. */
  children?: ReactNode;
}) {
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
      {children}
      {/* What becomes of the data, before they are given. */}
      <p className={css({ textStyle: 'body.sm' })}>
        <Link to="agreement" className={link({ place: 'alone' })}>
          {t('nav.agreement')}
        </Link>
      </p>
    </>
  );
}
