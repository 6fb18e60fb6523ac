import { agreementSignature } from '../../../machines/products/shared/insurance.conditions.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { SmsCode } from '../../blocks/sign/sms-code.tsx';
import { InsuranceFacts } from './blocks/claim-card.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement is signed. */
export default function InsuranceCode(props: ScreenProps<'insurance-code'>) {
  const { context, send, busy } = props;
  const claim = context.responses.getInsuranceClaim;
  const offer = claim?.offer;
  return (
    <SmsCode
      {...props}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      signature={agreementSignature(context)}
      cost={offer?.premium == null ? null : { sum: offer.premium, payments: offer.instalments }}
      aside={claim && <InsuranceFacts claim={claim} />}
      resent={context.responses.repeatSignature}
    />
  );
}
