import { decimal } from '../i18n/format.ts';
import type { Translate } from '../i18n/runtime.ts';

const MEGABYTE = 1024 * 1024;

/** '0,4 МБ'; never '0,0': the smallest file is a tenth. */
export const fileSize = (bytes: number, t: Translate): string =>
  t('st.size', { mb: decimal(Math.max(1, Math.round((bytes / MEGABYTE) * 10)) / 10) });
