import { type ReactNode, useEffect } from 'react';
import { css } from '@styled/css';
import { errorPicture } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Page } from '../ui/index.ts';

interface Props {
  screen: string;
  missing?: boolean;
  /** What went wrong, and what is safe. */
  lead: string;
  /** The ways on. */
  children: ReactNode;
}

/** A page that could not be shown, in the language on show; the spec's English lines stand small beneath it, as English. */
export function ErrorFrame({ screen, missing = false, lead, children }: Props) {
  const t = useT();
  const title = t(missing ? 'errorPage.missingTitle' : 'errorPage.anyTitle');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Page
      screen={screen}
      title={title}
      lead={lead}
      above={<div className={errorPicture({ of: missing ? 'missing' : 'broken' })} />}
    >
      {children}
      <small lang="en" className={css({ color: 'fg.muted' })}>
        {missing ? `${t('errorPage.404')}. ${t('errorPage.notFound')}` : t('errorPage.any')}
      </small>
    </Page>
  );
}
