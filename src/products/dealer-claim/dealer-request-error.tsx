import { Failure } from '../../blocks/failure.tsx';
import { aboutClaim } from '../../blocks/claim/about-rows.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The banks did not get the claim. Nothing is sent again without a tap, and the status is read before. */
export default function DealerRequestError(props: ScreenProps<'dealer-request-error'>) {
  const t = useT();
  const { claim, sendClaimToBanks: sent } = props.context.responses;
  return (
    <Failure
      {...props}
      title={t('b.errorTitle')}
      about={aboutClaim(claim, t, true)}
      text={t('b.errorLead')}
      said={sent?.message}
      retry={t('b.errorRetry')}
      back={t('b.toClaim')}
    />
  );
}
