import { insuranceSignature } from '../../../machines/products/casco-life/conditions.ts';
import { Failure } from '../../blocks/failure.tsx';
import { useSignLock } from '../../blocks/sign/lock.ts';
import { aboutInsured } from './blocks/about.ts';
import { useT } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Too many tries or codes: nothing is signed; what is safe, from when on it may be tried again, and the way on. */
export default function CascoLifeSignFail(props: ScreenProps<'casco-life-sign-fail'>) {
  const { context } = props;
  const t = useT();
  const until = useSignLock(context.problem, insuranceSignature(context));
  return (
    <Failure
      {...props}
      // Why is said below, in better words.
      problem={null}
      title={until === null ? t('cl.signFail.title') : t('cl.signFail.from', { time: until.time })}
      about={aboutInsured(context.responses.getCascoLifeClaim, t)}
      text={t('cl.signFail.text')}
      hold={
        until === null
          ? { words: t('cl.signFail.over'), over: true }
          : { words: t('cl.signFail.until', { n: until.minutes }), over: false }
      }
      retry={t('cl.signFail.retry')}
      back={t('cl.agreement.change')}
      // Nothing can be done here for a while: the claim is found again there.
      way={
        <LinkButton to="my-applications" tone="quiet" full>
          {t('nav.myApplications')}
        </LinkButton>
      }
    />
  );
}
