import { useT } from '../i18n/index.ts';
import { LinkButton, Page } from '../ui/index.ts';

/** A result page opened without a claim: its words and the way to the list, no call. */
export function Standalone({ screen, title }: { screen: string; title: string }) {
  const t = useT();
  return (
    <Page screen={screen} title={title} lead={t('state.openFromList')}>
      <LinkButton to="my-applications" full>
        {t('nav.myApplications')}
      </LinkButton>
    </Page>
  );
}
