import { InsuranceList } from '../blocks/insurance/insurance-list.tsx';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';
import { isClient } from '../blocks/claim/status.ts';
import type { ScreenProps } from '../blocks/props.ts';

/** Insurances that began in the marketplace; a customer's others are a press away. */
export default function MarketplaceApplications({
  screen,
  profile,
  place,
  useRead,
  fill,
}: ScreenProps<'marketplace-applications'>) {
  const t = useT();
  const own = isClient(profile);
  return (
    <Page screen={screen} title={t('list.marketplace')}>
      <InsuranceList useRead={useRead} place={place} source="marketplace" desk={!own} {...(own && { fill })} />
    </Page>
  );
}
