import { Failure } from '../../blocks/failure.tsx';
import { aboutInsured } from './blocks/about.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Signed, but not sent: nothing is signed again, and nothing is sent without a tap. */
export default function CascoLifeProcessFail(props: ScreenProps<'casco-life-process-fail'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('cl.sendFail.title')}
      about={aboutInsured(props.context.responses.getCascoLifeClaim, t)}
      text={t('cl.sendFail.text')}
      retry={t('cl.sendFail.retry')}
      calm
      back={t('nav.myApplications')}
    />
  );
}
