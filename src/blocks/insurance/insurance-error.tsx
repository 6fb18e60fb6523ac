import { notSent } from '../../../machines/products/shared/insurance.conditions.ts';
import { Failure } from '../failure.tsx';
import { aboutRows } from './words.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

/** The insurers' side broke: nothing is lost, nothing is done twice. */
export default function InsuranceError(props: ScreenProps<'insurance-error' | 'market-error'>) {
  const t = useT();
  const claim = props.context.responses.getInsuranceClaim;
  // Before the agreement there is no signature to be kept.
  const isSigned = notSent(props.context);
  return (
    <Failure
      {...props}
      title={t(isSigned ? 'ins.error.titleSigned' : 'ins.error.title')}
      about={claim && aboutRows(claim, t)}
      text={t(isSigned ? 'ins.error.textSigned' : 'ins.error.text')}
      said={claim?.error}
      retry={t(isSigned ? 'ins.error.send' : 'btn.retry')}
      calm={isSigned}
      back={t(isSigned ? 'nav.myApplications' : 'ins.error.back')}
    />
  );
}
