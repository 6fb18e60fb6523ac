import { Failure } from '../failure.tsx';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

/** The insurers' side broke: nothing is lost, nothing is done twice. */
export default function InsuranceError(props: ScreenProps<'insurance-error' | 'market-error'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('ins.error.title')}
      text={t('ins.error.text')}
      said={props.context.responses.getInsuranceClaim?.error}
      retry={t('btn.retry')}
      back={t('btn.back')}
    />
  );
}
