import { formats, setupI18n } from '@lingui/core';
import type { CatalogueName, TextId } from '../../locales/ids.ts';
import { fileOf } from './files.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';

export type TextValues = Record<string, string | number>;
/** Gives the text of an id in the language on show. Values are formatted before (`format.ts`), never by ICU. */
export type Translate = (id: TextId, values?: TextValues) => string;

/** The one Lingui instance. A text that is not loaded is a bug: it throws in development and shows its id otherwise. */
export const i18n = setupI18n({
  missing: (locale, id) => {
    if (import.meta.env.DEV) throw new Error(`No text "${id}" in ${locale}: is its catalogue loaded?`);
    return id;
  },
});

const wanted = new Set<CatalogueName>();
const loading = new Map<string, Promise<void>>();
let switches = 0;

/**
 * Loads one catalogue for a language (the one on show unless told) and remembers it for the next language switch.
 * Asking twice loads once. Rejects when the file can't be fetched; a later call tries again.
 */
export function loadCatalogue(name: CatalogueName, locale: Locale = currentLocale()): Promise<void> {
  wanted.add(name);
  const file = `${name}-${locale}`;
  const known = loading.get(file);
  if (known) return known;
  const task = fileOf(locale, name).then(
    (messages) => i18n.load(locale, { ...messages }),
    (error: unknown) => {
      loading.delete(file);
      throw error;
    },
  );
  loading.set(file, task);
  return task;
}

/**
 * Switches the language: every catalogue in use is loaded for it first, so no id is ever seen; then all texts change in
 * place (nothing is remounted) and `<html lang>` follows. Of two quick switches the last wins. Rejects, with the old
 * language still on show, when a catalogue can't be fetched.
 */
export async function setLocale(locale: Locale): Promise<void> {
  const turn = ++switches;
  wanted.add('common');
  await Promise.all([...wanted].map((name) => loadCatalogue(name, locale)));
  if (turn !== switches) return;
  if (typeof document !== 'undefined') document.documentElement.lang = locale;
  i18n.activate(locale);
}

/** The language on show. */
export function currentLocale(): Locale {
  return i18n.locale === 'kk' ? 'kk' : DEFAULT_LOCALE;
}

/** For places without React: titles, announcements. In components use `useT()`, which follows the language. */
export const translate: Translate = (id, values) => i18n._(id, values);

/** Whether a string is the id of a loaded text; server messages may be either an id of ours or a partner's words. */
export function isTextId(value: string): value is TextId {
  return Object.prototype.hasOwnProperty.call(i18n.messages, value);
}

/**
 * Lingui shapes a number with every plural, and the browser loads its rules for that at the first: 18 ms of a fast
 * machine, in the middle of a tap. To be called while nothing happens.
 */
export const prepareNumbers = (): void => void formats.number(i18n.locale, 0);
