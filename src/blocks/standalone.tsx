import { use, useContext, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { LinkButton, Notice } from '../ui/index.ts';
import { LeftContext } from '../ui/parts/above.ts';

/** A result page opened without a claim: nothing is known to have happened, so it says that, and the way to the list. No call. */
export function Standalone({ screen }: { screen: string }) {
  const t = useT();
  const title = t('state.whichClaim');
  const { titled } = useContext(ScreenReportsContext);
  // It has no frame of a page, which would draw the way back of the layout.
  const back = use(LeftContext);
  useEffect(() => {
    titled(() => `${title} — ${t('brand.main')}`);
    return () => titled(null);
  }, [t, titled, title]);
  return (
    <div data-screen={screen}>
      {back}
      <Notice level="h1" icon="list" title={title} text={t('state.openFromList')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
      </Notice>
    </div>
  );
}
