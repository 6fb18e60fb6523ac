import { I18nProvider, useLingui } from '@lingui/react';
import { type ReactNode, useCallback } from 'react';
import type { Locale } from './locale.ts';
import { i18n, type Translate } from './runtime.ts';

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
