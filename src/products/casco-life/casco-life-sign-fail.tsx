import { Failure } from '../../blocks/failure.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

const MINUTE_SEC = 60;

/** Too many tries or codes: nothing is signed; what is safe, how long it takes, and the way on. */
export default function CascoLifeSignFail(props: ScreenProps<'casco-life-sign-fail'>) {
  const t = useT();
  const wait = props.problem?.retryAfterSec ?? props.problem?.data['retryAfterSec'];
  return (
    <Failure
      {...props}
      // The wait is said below, in better words.
      problem={typeof wait === 'number' ? null : props.problem}
      title={t('cl.signFail.title')}
      text={t('cl.signFail.text')}
      retry={t('cl.signFail.retry')}
      back={t('cl.agreement.change')}
    >
      {typeof wait === 'number' && <p role="alert">{t('cl.signFail.wait', { n: Math.ceil(wait / MINUTE_SEC) })}</p>}
    </Failure>
  );
}
