import { agreementSignature } from '../../../machines/products/shared/insurance.conditions.ts';
import { Failure } from '../../blocks/failure.tsx';
import { aboutRows } from '../../blocks/insurance/words.ts';
import { useSignLock } from '../../blocks/sign/lock.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Nothing is signed for a while: the agreement stands. */
export default function InsuranceSignFail(props: ScreenProps<'insurance-sign-fail'>) {
  const { context } = props;
  const t = useT();
  const claim = context.responses.getInsuranceClaim;
  const until = useSignLock(context.problem, agreementSignature(context));
  return (
    <Failure
      {...props}
      // Why is said below, in better words.
      problem={null}
      title={until === null ? t('ins.signFail.title') : t('ins.signFail.from', { time: until.time })}
      about={claim && aboutRows(claim, t)}
      text={t('ins.signFail.text')}
      hold={
        until === null
          ? { words: t('ins.signFail.over'), over: true }
          : { words: t('ins.signFail.until', { n: until.minutes }), over: false }
      }
      retry={t('ins.signFail.retry')}
      back={t('ins.signFail.back')}
    />
  );
}
