import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { Problem } from '../../machines/kit/problem.ts';
import { useT } from '../i18n/index.ts';
import { type AboutHelp, Button, LinkButton } from '../ui/index.ts';
import { useApp } from './context.ts';
import { ErrorFrame } from './error-frame.tsx';

interface Props {
  /** 404: the page is not there; everything else is an error. */
  status: number;
  /** The call that it failed with. */
  problem?: Problem | null | undefined;
  /** What went wrong, in words of the language on show. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Where no other page can be shown either: the way out in place of the one home. */
  onLogout?: () => void;
}

/** Fetched ahead when the first page stands; without it the page still says what and leads on. */
export const fetchHelp = (): Promise<{
  default: ComponentType<Pick<Props, 'problem'> & AboutHelp & { status?: number | undefined }>;
}> => import('./error-help.tsx').then(({ load }) => load());
export const ErrorHelp = lazy(() => fetchHelp().catch(() => ({ default: () => null })));

/** Instead of a page: why, ways on, and whom to ask. */
export function ErrorPage({ status, problem, text, onRetry, onLogout }: Props) {
  const t = useT();
  const { network } = useApp();
  const missing = status === 404;
  // What did not come for want of network comes with it.
  useEffect(
    () => (onRetry && !network.isOnline() ? network.onChange((online) => online && onRetry()) : undefined),
    [network, onRetry],
  );
  return (
    <ErrorFrame
      screen={`error-${status}`}
      missing={missing}
      lead={text ?? t(missing ? 'errorPage.notFoundHere' : 'errorPage.anyHere')}
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
      <Suspense>
        <ErrorHelp status={status} problem={problem} />
      </Suspense>
    </ErrorFrame>
  );
}
