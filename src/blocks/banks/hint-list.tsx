import { css } from '@styled/css';
import type { Rejection } from '../../../openapi/index.ts';
import { money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

export const hasHints = ({ hint }: Rejection): boolean =>
  hint != null && (hint.initialFeePercent != null || hint.term != null || hint.amount != null);

/** What would make a bank say yes; nothing when nothing would. */
export function HintList({ rejection }: { rejection: Rejection }) {
  const t = useT();
  const { hint } = rejection;
  const lines = [
    hint?.initialFeePercent != null && t('b.hintFee', { x: hint.initialFeePercent }),
    hint?.term != null && t('b.hintTerm', { term: months(hint.term, t) }),
    hint?.amount != null && t('b.hintAmount', { sum: money(hint.amount) }),
  ].filter((line): line is string => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <ul className={css({ listStyle: 'disc', pl: '20' })}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
