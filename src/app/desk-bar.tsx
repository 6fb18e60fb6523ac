import { loadCatalogue } from '../i18n/index.ts';
import { DeskNav } from '../pages/desk-nav.tsx';

/** The desk's ways with their texts: they come after the page that they stand above. */
export const load = async () => {
  await loadCatalogue('board');
  return { default: DeskNav };
};
