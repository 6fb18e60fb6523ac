import { use, useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { type Found, HelpContext, LinkButton, Ending } from '../ui/index.ts';

interface Props {
  screen: string;
  /** What is not to be done before the claim was read: a sentence, and whom to ask. */
  care?: string | undefined;
}

/**
 * A result page opened without a claim: nothing is known to have happened. It shows, once they are read, the newest claims, the way to
 * all of them, and whom to ask. No call of its flow.
 */
export function Standalone({ screen, care }: Props) {
  const t = useT();
  const help = use(HelpContext);
  const [told, setTold] = useState<Found | null>(null);
  const none = told?.some === false;
  const title = told?.title ?? t('state.whichClaim');
  const { titled } = use(ScreenReportsContext);
  useEffect(() => {
    titled(() => `${title} — ${t('brand.main')}`);
    return () => titled(null);
  }, [t, titled, title]);
  const first = care ?? told?.ask;
  const text = told?.text ?? t('state.openFromList');
  const all = (
    <LinkButton to="my-applications" query={told?.query} tone={told?.some ? 'secondary' : 'primary'} full>
      {told?.way ?? t('nav.myApplications')}
    </LinkButton>
  );
  const newest = help({ newest: { screen, onFound: setTold } });
  return (
    <div data-screen={screen}>
      <Ending
        icon={none ? 'search' : 'list'}
        title={title}
        // What is not to be done stands before all else; why nothing was found is the lesser news.
        text={
          first ? [<strong key="first">{first}</strong>, none ? <small key="text">{text}</small> : ` ${text}`] : text
        }
        ask={{ coded: false }}
      >
        {newest}
        {all}
      </Ending>
    </div>
  );
}
