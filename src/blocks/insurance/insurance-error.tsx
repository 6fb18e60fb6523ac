import { notSent } from '../../../machines/products/shared/insurance.conditions.ts';
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
      // Before the agreement there is no signature to be kept.
      text={t(notSent(props.context) ? 'ins.error.textSigned' : 'ins.error.text')}
      said={props.context.responses.getInsuranceClaim?.error}
      retry={t('btn.retry')}
      back={t('btn.back')}
    />
  );
}
