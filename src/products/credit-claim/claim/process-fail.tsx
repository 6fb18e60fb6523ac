import { Failure } from '../../../blocks/failure.tsx';
import { aboutClaim } from '../../../blocks/claim/about-rows.ts';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ProcessFail(props: ScreenProps<'process-fail'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('processFail.title')}
      about={aboutClaim(props.context.responses.claim, t)}
      text={t('processFail.text')}
      retry={t('btn.retry')}
      back={t('btn.back')}
    />
  );
}
