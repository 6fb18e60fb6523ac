import { agreementSignature, codeLocked } from '../../../machines/products/shared/insurance.conditions.ts';
import { Failure } from '../../blocks/failure.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const MINUTE_SEC = 60;

/** Nothing is signed for a while: the agreement stands. */
export default function InsuranceSignFail(props: ScreenProps<'insurance-sign-fail'>) {
  const { context, problem } = props;
  const t = useT();
  // Locked before this page was opened: the claim tells for how long.
  const told = codeLocked(context) ? agreementSignature(context)?.resendInSec : undefined;
  const wait = problem?.retryAfterSec ?? problem?.data['retryAfterSec'] ?? told;
  return (
    <Failure
      {...props}
      // The wait is said below, in better words.
      problem={typeof wait === 'number' ? null : props.problem}
      title={t('ins.signFail.title')}
      text={t('ins.signFail.text')}
      retry={t('ins.signFail.retry')}
      back={t('ins.signFail.back')}
    >
      {typeof wait === 'number' && wait > 0 && (
        <p role="alert">{t('ins.signFail.wait', { n: Math.ceil(wait / MINUTE_SEC) })}</p>
      )}
    </Failure>
  );
}
