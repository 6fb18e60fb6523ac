import { useRef } from 'react';
import type { TextId } from '../../locales/ids.ts';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { link } from '@styled/recipes';
import { phone } from '../i18n/format.ts';
import { LOCALES, otherLocale, useLocale, useT, type Locale } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The user agreement. Both languages stand one above the other, the reader's own first; hence no language toggle. */
export default function Agreement({ screen, config }: ScreenProps<'agreement'>) {
  const t = useT();
  const own = useLocale();
  const other = useRef<HTMLHeadingElement>(null);
  const said = (locale: Locale) => ({ company: config.companyLine[locale], phone: phone(config.contacts.phone) });
  const show = () => {
    other.current?.focus({ preventScroll: true });
    other.current?.scrollIntoView();
  };
  const order = [...LOCALES].sort((a, b) => Number(b === own) - Number(a === own));
  return (
    <Page screen={screen} title={t('agreement.title')}>
      <div>
        <button type="button" className={link({ place: 'alone' })} onClick={show}>
          {t(own === 'ru' ? 'agreement.toKk' : 'agreement.toRu')}
        </button>
      </div>
      {order.map((locale) => (
        <section key={locale} lang={locale} className={stack({ gap: '20' })}>
          <h2
            ref={locale === otherLocale(own) ? other : null}
            tabIndex={-1}
            className={locale === own ? visuallyHidden() : css({ textStyle: 'h2' })}
          >
            {t(`agreement.${locale}.heading`)}
          </h2>
          <p>{t(`agreement.${locale}.intro`, said(locale))}</p>
          {SECTIONS.map((number) => (
            <Clause key={number} locale={locale} number={number} values={said(locale)} />
          ))}
        </section>
      ))}
    </Page>
  );
}

function Clause({ locale, number, values }: { locale: Locale; number: number; values: Record<string, string> }) {
  const t = useT();
  return (
    <div className={stack({ gap: '4' })}>
      <h3 className={css({ textStyle: 'h3' })}>{t(`agreement.${locale}.t${number}` as TextId)}</h3>
      <p>{t(`agreement.${locale}.p${number}` as TextId, values)}</p>
    </div>
  );
}
