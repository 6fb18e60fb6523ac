import { I18nProvider, Trans, useLingui } from '@lingui/react';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import type { TextId } from '../../locales/ids.ts';
import type { Locale } from './locale.ts';
import { i18n, type TextValues, type Translate } from './runtime.ts';

/** Gives the texts to everything below. Renders nothing until the first `setLocale` is done. */
export function TextProvider({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** `t(id, values)`. The component renders anew when the language changes; its state stays. */
export function useT(): Translate {
  const { _ } = useLingui();
  return useCallback<Translate>((id, values) => _(id, values), [_]);
}

/** The language on show, following the toggle. */
export function useLocale(): Locale {
  return useLingui().i18n.locale === 'kk' ? 'kk' : 'ru';
}

interface TextProps {
  id: TextId;
  values?: TextValues;
  /** Elements for `<0>…</0>` or `<name>…</name>` in the text. */
  components?: Record<string, ReactElement>;
}

/** A text with elements inside: `<Text id="agreement.accept" components={{ link: <Link to="agreement" /> }} />`. */
export function Text({ id, values, components }: TextProps) {
  return <Trans id={id} {...(values ? { values } : {})} {...(components ? { components } : {})} />;
}
