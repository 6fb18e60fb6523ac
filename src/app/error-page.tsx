import { useT } from '../i18n/index.ts';
import { Button, LinkButton, Page } from '../ui/index.ts';

interface Props {
  /** 404: the page is not there; everything else is an error. */
  status: number;
  /** What went wrong, in words of the language on show. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Where no other page can be shown either: the way out in place of the one home. */
  onLogout?: () => void;
}

/** The spec's English lines stand literally, as English; beneath them the sentence and the link of the language on show. */
export function ErrorPage({ status, text, onRetry, onLogout }: Props) {
  const t = useT();
  const missing = status === 404;
  return (
    <Page
      screen={`error-${status}`}
      title={<span lang="en">{t(missing ? 'errorPage.404' : 'errorPage.any')}</span>}
      lead={
        <>
          {missing && (
            <span lang="en">
              {t('errorPage.notFound')}
              <br />
            </span>
          )}
          {text ?? t(missing ? 'errorPage.notFoundHere' : 'errorPage.anyHere')}
        </>
      }
    >
      {onRetry && (
        <Button full onClick={onRetry}>
          {t('btn.retry')}
        </Button>
      )}
      {onLogout ? (
        <Button full tone="secondary" onClick={onLogout}>
          {t('nav.logout')}
        </Button>
      ) : (
        <LinkButton to="home" tone={onRetry ? 'secondary' : 'primary'} full>
          {t('nav.home')}
        </LinkButton>
      )}
    </Page>
  );
}
