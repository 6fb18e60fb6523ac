import type { Claim, FileInfo } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { StatusTone } from '../../ui/index.ts';

const MEGABYTE = 1024 * 1024;

/** '0,4 МБ'; never '0,0': the smallest file is a tenth. */
export const fileSize = (bytes: number, t: Translate): string =>
  t('st.size', { mb: String(Math.max(1, Math.round((bytes / MEGABYTE) * 10)) / 10).replace('.', ',') });

export const fileStatus = ({ status }: FileInfo): { tone: StatusTone; text: TextId } =>
  status === 'checked'
    ? { tone: 'approved', text: 'st.checked' }
    : status === 'bad'
      ? { tone: 'rejected', text: 'st.bad' }
      : { tone: 'pending', text: 'st.uploaded' };

const REASON = {
  old: 'st.badOld',
  iin: 'st.badIin',
  short: 'st.badShort',
  unreadable: 'st.badUnreadable',
} as const satisfies Record<string, TextId>;

/** Why a statement was not taken. */
export const statementReason = (reason: Claim['statement']['reason']): TextId =>
  reason !== null && Object.hasOwn(REASON, reason) ? REASON[reason as keyof typeof REASON] : 'st.bad';
