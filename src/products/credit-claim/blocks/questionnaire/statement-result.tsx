import { css } from '@styled/css';
import type { Claim } from '../../../../../openapi/index.ts';
import { burdenLimitPercent } from '../../../../../schemas/facts/law.ts';
import { annuity } from '../../../../../schemas/facts/loan.ts';
import { money } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Banner } from '../../../../ui/index.ts';
import { statementReason } from '../../../../blocks/questionnaire/file-words.ts';

/** A usual rate, for the burden shown before the banks answer; each bank computes with its own. */
const USUAL_RATE = 25;

const gauge = css({ display: 'block', width: 'full', height: '20' });

/** What the statement says, or why it says nothing. */
export function StatementResult({ claim, today }: { claim: Claim; today: string }) {
  const t = useT();
  const { state, monthlyIncome, reason } = claim.statement;
  if (state === 'rejected')
    return (
      <Banner tone="error" live>
        {t(statementReason(reason))}
      </Banner>
    );
  if (state === 'manual') return <Banner>{t('st.manual')}</Banner>;
  if (state !== 'accepted' || monthlyIncome === null || monthlyIncome <= 0) return null;
  // Of the income, percent; so is the law's limit.
  const limit = burdenLimitPercent(today);
  const burden = Math.round((annuity(claim.creditAmount, USUAL_RATE, claim.term) / monthlyIncome) * 100);
  return (
    <Banner tone="success" live>
      <span className={css({ textStyle: 'body.strong' })}>{t('st.ok', { sum: money(monthlyIncome) })}</span>
      <span>
        {t('st.kdn', { p: burden, limit })}
        {/* The words above say it; the bar only shows it. */}
        <meter className={gauge} aria-hidden="true" min={0} max={100} high={limit} optimum={0} value={burden} />
      </span>
      {burden > limit && <span>{t('st.kdnHigh')}</span>}
      <span className={css({ textStyle: 'body.sm' })}>{t('st.kdnNote')}</span>
    </Banner>
  );
}
