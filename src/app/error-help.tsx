import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flex } from '@styled/patterns';
import { button } from '@styled/recipes';
import type { Problem } from '../../machines/kit/problem.ts';
import { phone as showPhone } from '../i18n/format.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { IconButton } from '../ui/button.tsx';
import { announce, Icon } from '../ui/index.ts';
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
function ErrorHelp({ status, problem, phone: callable = true }: Props) {
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
          {t('support.call', { phone: showPhone(phone) })}
        </a>
      )}
      <SupportCode code={status === undefined ? code : `${status}\u00A0·\u00A0${code}`}>
        {/* For whoever tries the product out with invented data; in the app there is nowhere to paste it. */}
        {printed.training && !host.webview && (
          <Suspense>
            <CopySteps />
          </Suspense>
        )}
      </SupportCode>
    </>
  );
}

/** To be read out on the phone, or copied into a chat. */
function SupportCode({ code, children }: { code: string; children: ReactNode }) {
  const t = useT();
  const { host } = useApp();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const done = await host.copy(code);
    setCopied(done);
    if (done) announce(t('support.copied'));
  };
  return (
    <div
      className={flex({ wrap: 'wrap', columnGap: '16', align: 'center', textStyle: 'body.sm', color: 'fg.muted' })}
      data-code
    >
      <div className={flex({ align: 'center', wrap: 'wrap', justify: '[inherit]', columnGap: '4' })}>
        {/* The code and its button are never parted. */}
        <span>{t('support.code')}</span> {/* What is seen of the button ends the line. */}
        <span className={flex({ align: 'center', display: 'inline-flex', me: '-12' })}>
          {code}
          <IconButton label={t('support.copy')} onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'copy'} />
          </IconButton>
        </span>
      </div>
      {children}
    </div>
  );
}

/** The component together with its words. */
export const load = async (): Promise<{ default: typeof ErrorHelp }> => {
  await loadCatalogue('support');
  return { default: ErrorHelp };
};
