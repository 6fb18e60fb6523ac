import { agreementSignature } from '../../../machines/products/shared/insurance.conditions.ts';
import { Back } from '../../blocks/claim/back.tsx';
import { SmsCode } from '../../blocks/sign/sms-code.tsx';
import { FoldedSection } from '../../blocks/claim/card-section.tsx';
import { useT } from '../../i18n/index.ts';
import { InsuranceTerms } from './blocks/claim-card.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

/** The agreement is signed. */
export default function InsuranceCode(props: ScreenProps<'insurance-code'>) {
  const t = useT();
  const { context, send, busy } = props;
  const claim = context.responses.getInsuranceClaim;
  const offer = claim?.offer;
  return (
    <SmsCode
      {...props}
      above={<Back onBack={() => send({ type: 'BACK' })} busy={busy} />}
      signature={agreementSignature(context)}
      cost={offer?.premium == null ? null : { sum: offer.premium, payments: offer.instalments }}
      aside={
        // The sum stands above: one on the page.
        claim && (
          <FoldedSection title={t('ins.agreement.what')}>
            <InsuranceTerms claim={claim} />
          </FoldedSection>
        )
      }
      resent={context.responses.repeatSignature}
    />
  );
}
