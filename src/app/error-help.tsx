import { lazy, Suspense, useEffect, useState } from 'react';
import { flex } from '@styled/patterns';
import { button, link, notice } from '@styled/recipes';
import type { Problem } from '../../machines/kit/problem.ts';
import { phone as showPhone } from '../i18n/format.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { type AboutHelp, announce, Icon, MoreIcon } from '../ui/index.ts';
import { useApp } from './context.ts';
import { codeOf, supportCode } from './support-code.ts';

interface Props {
  /** Of the answer; absent where none came. */
  status?: number | undefined;
  /** The call that it failed with. */
  problem?: Problem | null | undefined;
}

/** Where a page ends: whom to call or write to, and of what failed a code to tell them, which the log has, too. */
function ErrorHelp({ status, problem, coded = true, first = false, other, when }: Props & Omit<AboutHelp, 'newest'>) {
  const t = useT();
  const { log, host, printed, settled } = useApp();
  const [own] = useState(() => supportCode());
  const requestId = problem?.requestId;
  const code = requestId === undefined ? own : codeOf(requestId);
  useEffect(() => {
    if (!coded) return;
    const { operationId, kind, requestId: id } = problem ?? {};
    const call = Object.fromEntries(Object.entries({ operationId, kind, requestId: id }).filter(([, one]) => one));
    log.write({ event: 'page.error', code, ...(status === undefined ? {} : { status }), ...call });
    // Where no screen has stood before, nobody listens to the log yet.
    settled();
  }, [log, status, code, problem, settled, coded]);
  const { phone, whatsapp, workTime } = printed.facts.contacts;
  const call = (tone: 'primary' | 'quiet') =>
    phone && (
      <a
        className={button({ tone, width: 'full' })}
        href={`tel:+${phone}`}
        aria-label={t('support.call', { phone: showPhone(phone) })}
        onClick={(event) => {
          if (!host.webview) return;
          event.preventDefault();
          host.call(phone);
        }}
      >
        <Icon name="phone" />
        {showPhone(phone)}
      </a>
    );
  const write = (tone: 'primary' | 'quiet') =>
    whatsapp && (
      <a
        className={button({ tone, width: 'full' })}
        href={`https://wa.me/${whatsapp}`}
        target={host.webview ? undefined : '_blank'}
        rel="noopener noreferrer"
      >
        <Icon name="chat" />
        {t(first ? 'contact.whatsapp' : 'support.chat')}
      </a>
    );
  return (
    <>
      {/* It is what the page is about: its main button. All else stands below the line, as on every page. */}
      {first && (
        <div className={notice().actions}>
          {write('primary') || call('primary')}
          {other}
        </div>
      )}
      <div className={notice().actions} data-help>
        <h2>{t('nav.contactUs')}</h2>
        {when && <p>{when}</p>}
        {/* Links, not the dialog: they need nothing that would have to be fetched. */}
        {(!first || whatsapp) && call('quiet')}
        {!first && write('quiet')}
        {workTime && <p>{t('contact.hours', { hours: workTime })}</p>}
        {coded && <SupportCode code={code} />}
      </div>
    </>
  );
}

/** To be read out on the phone, or copied into a chat. */
function SupportCode({ code }: { code: string }) {
  const t = useT();
  const { host, printed } = useApp();
  const [copied, setCopied] = useState(false);
  // For whoever tries the product out with invented data; in the app there is nowhere to replay it.
  const withSteps = printed.training && !host.webview;
  useEffect(() => {
    if (withSteps) void lastSteps();
  }, [withSteps]);
  const copy = async () => {
    const steps = withSteps ? await lastSteps() : null;
    const done = await host.copy(steps === null ? code : `${code} ${steps}`);
    setCopied(done);
    if (done) announce(t('support.copied'));
  };
  return (
    <div
      className={flex({ wrap: 'wrap', columnGap: '16', align: 'center', textStyle: 'body.sm', color: 'fg.muted' })}
      data-code
    >
      <span>
        {t('support.code')} {code}
      </span>
      <button type="button" className={link({ place: 'alone' })} data-event="COPY_CODE" onClick={() => void copy()}>
        <MoreIcon name={copied ? 'check' : 'copy'} />
        {t(copied ? 'support.copied' : 'support.copy')}
      </button>
    </div>
  );
}

/** What happened to the last flow, as one line for `npm run replay`; null: none has run. */
const lastSteps = (): Promise<string | null> =>
  import('../engine/trail.ts').then(({ lastTrail }) => lastTrail()).catch(() => null);

const Newest = lazy(() =>
  import('./newest.tsx').then(({ load: newest }) => newest()).catch(() => ({ default: () => null })),
);
const Ends = ({ newest, ...help }: Props & AboutHelp) =>
  newest ? (
    <Suspense>
      <Newest {...newest} />
    </Suspense>
  ) : (
    <ErrorHelp {...help} />
  );

/** The component together with its words. */
export const load = async (): Promise<{ default: typeof Ends }> => {
  await loadCatalogue('support');
  return { default: Ends };
};
