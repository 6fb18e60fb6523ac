import type { Rejection } from '../../../openapi/index.ts';
import type { TextId } from '../../../locales/ids.ts';
import { useT } from '../../i18n/index.ts';
import { HintList, hasHints } from './hint-list.tsx';

/** Refusals that other answers would mend, not other terms. */
const MENDED_BY: Partial<Record<Rejection['code'], TextId>> = {
  INCOME_UNCONFIRMED: 'b.mendIncome',
  DATA_MISMATCH: 'b.mendData',
};

/** What would turn a refusal around: other terms, other papers, or nothing. */
export function RejectionAdvice({ rejection }: { rejection: Rejection }) {
  const t = useT();
  if (!rejection.fixable) return <p>{t(rejection.code === 'STOP_CREDIT' ? 'b.stopCredit' : 'b.causeFinal')}</p>;
  if (hasHints(rejection)) return <HintList rejection={rejection} />;
  const mend = MENDED_BY[rejection.code];
  return mend ? <p>{t(mend)}</p> : null;
}
