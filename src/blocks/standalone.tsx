import { use, useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { type Found, HelpContext, LinkButton, Notice } from '../ui/index.ts';

interface Props {
  screen: string;
  /** What such pages tell, and where that stands: a sentence. */
  which?: string | undefined;
}

/**
 * A result page opened without a claim: nothing is known to have happened. It says where that stands, once they are read, which claims
 * it may be about, the way to all of them, and whom to ask. No call of its flow.
 */
export function Standalone({ screen, which }: Props) {
  const t = useT();
  const help = use(HelpContext);
  const [told, setTold] = useState<Found | null>(null);
  const title = told?.title ?? t('state.whichClaim');
  const { titled } = use(ScreenReportsContext);
  useEffect(() => {
    titled(() => `${title} — ${t('brand.main')}`);
    return () => titled(null);
  }, [t, titled, title]);
  return (
    <div data-screen={screen}>
      <Notice
        level="h1"
        icon="list"
        title={title}
        text={told?.text ?? [t('state.openFromList'), which].filter(Boolean).join(' ')}
      >
        {help({ newest: { screen, onFound: setTold } })}
        <LinkButton to="my-applications" tone={told?.some ? 'secondary' : 'primary'} full>
          {t('nav.myApplications')}
        </LinkButton>
        {help({ coded: false })}
      </Notice>
    </div>
  );
}
