import type { Translate } from '../i18n/runtime.ts';

const MEGABYTE = 1024 * 1024;

/** '0,4 МБ'; never '0,0': the smallest file is a tenth. */
export const fileSize = (bytes: number, t: Translate): string =>
  t('st.size', { mb: String(Math.max(1, Math.round((bytes / MEGABYTE) * 10)) / 10).replace('.', ',') });
