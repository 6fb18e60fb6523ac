import { agreementSignature } from '../../../machines/products/shared/insurance.conditions.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { SmsCode } from '../../blocks/sign/sms-code.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement is signed. */
export default function InsuranceCode(props: ScreenProps<'insurance-code'>) {
  const { context, send, busy } = props;
  const offer = context.responses.getInsuranceClaim?.offer;
  return (
    <SmsCode
      {...props}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      signature={agreementSignature(context)}
      cost={offer?.premium == null ? null : { sum: offer.premium, payments: offer.instalments }}
      resent={context.responses.repeatSignature}
    />
  );
}
