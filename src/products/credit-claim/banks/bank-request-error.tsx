import { aboutClaim } from '../../../blocks/claim/about-rows.ts';
import { Failure } from '../../../blocks/failure.tsx';
import { useT } from '../../../i18n/index.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** The banks did not get the claim. Nothing is sent again without a tap, and the status is read before. */
export default function BankRequestError(props: ScreenProps<'bank-request-error'>) {
  const t = useT();
  return (
    <Failure
      {...props}
      title={t('b.errorTitle')}
      about={aboutClaim(props.context.responses.claim, t)}
      text={t('b.errorLead')}
      said={props.context.responses.sendClaimToBanksByCustomer?.message}
      retry={t('b.errorRetry')}
      back={t('b.toClaim')}
    />
  );
}
