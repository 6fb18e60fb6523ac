import { flex } from '@styled/patterns';
import { InsuranceList } from '../blocks/insurance/insurance-list.tsx';
import { useT } from '../i18n/index.ts';
import { LinkButton, Page } from '../ui/index.ts';
import { isClient } from '../blocks/claim/status.ts';
import type { ScreenProps } from '../blocks/props.ts';

/** Insurances that began in the marketplace. */
export default function MarketplaceApplications({
  screen,
  profile,
  place,
  useRead,
}: ScreenProps<'marketplace-applications'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('list.marketplace')}>
      <InsuranceList useRead={useRead} place={place} source="marketplace" desk={!isClient(profile)} />
      {isClient(profile) && (
        <div className={flex({ justify: 'center' })}>
          <LinkButton to="my-applications" tone="quiet">
            {t('list.title')}
          </LinkButton>
        </div>
      )}
    </Page>
  );
}
