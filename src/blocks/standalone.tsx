import { useContext, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { LinkButton, Notice } from '../ui/index.ts';

/** A result page opened without a claim: nothing is known to have happened, so it says that, and the way to the list. No call. */
export function Standalone({ screen }: { screen: string }) {
  const t = useT();
  const title = t('state.whichClaim');
  const { titled } = useContext(ScreenReportsContext);
  useEffect(() => {
    titled(() => `${title} — ${t('brand.main')}`);
    return () => titled(null);
  }, [t, titled, title]);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="list" title={title} text={t('state.openFromList')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
