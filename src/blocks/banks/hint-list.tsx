import { css } from '@styled/css';
import type { Rejection } from '../../../openapi/index.ts';
import { money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';

export const hasHints = ({ hint }: Rejection): boolean =>
  hint != null && (hint.initialFeePercent != null || hint.term != null || hint.amount != null);

/** With what a bank would say yes, all of it together: what it leaves out may stay. For whom the catalogue of banks is not at hand. */
export function HintList({ rejection: { hint } }: { rejection: Rejection }) {
  const t = useT();
  const lines = [
    hint?.initialFeePercent != null && t('b.hintFee', { x: hint.initialFeePercent }),
    hint?.term != null && t('b.hintTerm', { term: months(hint.term, t) }),
    hint?.amount != null && t('b.hintAmount', { sum: money(hint.amount) }),
  ].filter((line): line is string => typeof line === 'string');
  return (
    <>
      <p>{t('b.causeTogether', { n: lines.length })}</p>
      <ul className={css({ listStyle: 'disc', pl: '20' })}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
