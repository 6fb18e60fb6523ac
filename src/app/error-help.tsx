import { lazy, Suspense, useEffect, useState } from 'react';
import { css } from '@styled/css';
import { button } from '@styled/recipes';
import type { Problem } from '../../machines/kit/problem.ts';
import { phone as showPhone } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/index.ts';
import { useApp } from './context.ts';
import { codeOf, supportCode } from './support-code.ts';

const CopySteps = lazy(() =>
  import('./copy-steps.tsx').then(({ load }) => load()).catch(() => ({ default: () => null })),
);

interface Props {
  /** Of the answer; absent where none came. */
  status?: number | undefined;
  /** The call that it failed with. */
  problem?: Problem | null | undefined;
  /** The page has no other contact. */
  phone?: boolean;
}

/** Under an error page: whom to call, and a code to tell them, which the log has, too. */
export default function ErrorHelp({ status, problem, phone: callable = true }: Props) {
  const t = useT();
  const { log, host, printed, settled } = useApp();
  const [own] = useState(() => supportCode());
  const requestId = problem?.requestId;
  const code = requestId === undefined ? own : codeOf(requestId);
  useEffect(() => {
    const { operationId, kind, requestId: id } = problem ?? {};
    const call = Object.fromEntries(Object.entries({ operationId, kind, requestId: id }).filter(([, one]) => one));
    log.write({ event: 'page.error', code, ...(status === undefined ? {} : { status }), ...call });
    // Where no screen has stood before, nobody listens to the log yet.
    settled();
  }, [log, status, code, problem, settled]);
  const { phone } = printed.facts.contacts;
  return (
    <>
      {/* A link, not the dialog: it needs nothing that would have to be fetched. */}
      {callable && phone && (
        <a
          className={button({ tone: 'quiet', width: 'full' })}
          href={`tel:+${phone}`}
          onClick={(event) => {
            if (!host.webview) return;
            event.preventDefault();
            host.call(phone);
          }}
        >
          <Icon name="phone" />
          {t('errorPage.call', { phone: showPhone(phone) })}
        </a>
      )}
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
        {t('state.support', { code: status === undefined ? code : `${status}\u00A0·\u00A0${code}` })}
      </p>
      {/* For whoever tries the product out with invented data; in the app there is nowhere to paste it. */}
      {printed.training && !host.webview && (
        <Suspense>
          <CopySteps />
        </Suspense>
      )}
    </>
  );
}
