import type { Claim, FileInfo, FileType } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { kindNames, megabytes } from '../../../schemas/file.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { StatusTone } from '../../ui/index.ts';

/** What the service says of a type; null: nothing, or nothing yet. */
export const fileTypeOf = (types: readonly FileType[] | undefined, alias: FileType['alias']): FileType | null =>
  types?.find((type) => type.alias === alias) ?? null;

/** What is taken, in words: { kinds: 'PDF, JPG или PNG', mb: '10' }. */
export const rulesWords = (type: FileType, t: Translate): { kinds: string; mb: string } => {
  const kinds = kindNames(type);
  const [last = ''] = kinds.slice(-1);
  const others = kinds.slice(0, -1).join(', ');
  return { kinds: others === '' ? last : t('file.or', { others, last }), mb: megabytes(type) };
};

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

/** The same in the server's word for a file that it did not take at all: `statement_old`; null: none of ours. */
export const causeText = (cause: string | null): TextId | null => {
  const reason = cause?.replace('statement_', '') ?? '';
  return cause !== reason && Object.hasOwn(REASON, reason) ? REASON[reason as keyof typeof REASON] : null;
};

/** Why a statement was not taken. */
export const statementReason = (reason: Claim['statement']['reason']): TextId =>
  reason !== null && Object.hasOwn(REASON, reason) ? REASON[reason as keyof typeof REASON] : 'st.bad';
