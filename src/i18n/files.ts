import type { Messages } from '@lingui/core';
import type { CatalogueName } from '../../locales/ids.ts';
import type { Locale } from './locale.ts';

const files = import.meta.glob<Messages>(['../../locales/*/*.json', '!../../locales/*/{console,loading}.json'], {
  query: '?lingui',
  import: 'messages',
});

/**
 * The texts of a catalogue; rejects when its file cannot be fetched. The build puts another in its place, which knows how the
 * files are named and needs no table of them (`scripts/sizes/text-files.ts`).
 */
export const fileOf = async (locale: Locale, name: CatalogueName): Promise<Messages> => {
  const path = `../../locales/${locale}/${name}.json`;
  const load = files[path];
  if (load === undefined) throw new Error(`No catalogue ${path}`);
  return load();
};
