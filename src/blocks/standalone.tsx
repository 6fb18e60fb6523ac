import { useContext, useEffect } from 'react';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { Button, LinkButton, Notice } from '../ui/index.ts';
import { openContacts } from './contacts.ts';
import type { HostActions, PublicFacts } from './props.ts';

interface Props {
  screen: string;
  /** What such pages tell, and where that stands: a sentence. */
  which?: string | undefined;
  config: PublicFacts;
  host: HostActions;
}

/** A result page opened without a claim: nothing is known to have happened, so it says where that stands, the way there, and whom to ask. No call. */
export function Standalone({ screen, which, config, host }: Props) {
  const t = useT();
  const title = t('state.whichClaim');
  const { titled } = useContext(ScreenReportsContext);
  useEffect(() => {
    titled(() => `${title} — ${t('brand.main')}`);
    return () => titled(null);
  }, [t, titled, title]);
  return (
    <div data-screen={screen}>
      <Notice level="h1" icon="list" title={title} text={[t('state.openFromList'), which].filter(Boolean).join(' ')}>
        <LinkButton to="my-applications" full>
          {t('nav.myApplications')}
        </LinkButton>
        <Button tone="quiet" full onClick={() => openContacts(config, host)}>
          {t('nav.contactUs')}
        </Button>
      </Notice>
    </div>
  );
}
