import { Failure } from '../../../blocks/failure.tsx';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function ProcessFail(props: ScreenProps<'process-fail'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('processFail.title')}
      text={t('processFail.text')}
      retry={t('btn.retry')}
      back={t('btn.back')}
    />
  );
}
