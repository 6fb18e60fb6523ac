import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { dateTimeKz, phone } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Button, EmptyState, snackbar, StatusTag } from '../../ui/index.ts';
import { bugReport } from '../bug-report.ts';
import { useRead } from '../data.ts';
import { buildNow, copy, inAddress, origin, showSection } from '../outside/browser.ts';
import type { Answer, Happened } from '../outside/shapes.ts';
import { askTrail } from '../outside/trail.ts';
import { Buttons, Filter, Fine, Loaded, Part, Rows, secondsKz, ToApp, toneOf } from '../parts.tsx';

/** What just happened to one person: messages, calls with their bodies, effects; and a report of it. */
export default function Person() {
  const t = useT();
  const accounts = useRead('accounts', { once: true });
  const who = inAddress('person') ?? 'aidos';
  return (
    <Loaded query={accounts}>
      {(all) => (
        <>
          <Filter
            label={t('qa.person.who')}
            value={who}
            none={null}
            options={[
              ...all.map(({ username, lastName, firstName }) => ({
                value: username,
                label: `${lastName} ${firstName} (${username})`,
              })),
              ...(all.some(({ username }) => username === who) ? [] : [{ value: who, label: who }]),
            ]}
            onChange={(person) => showSection('person', { person })}
          />
          <Story key={who} who={who} />
        </>
      )}
    </Loaded>
  );
}

function Story({ who }: { who: string }) {
  const t = useT();
  const timeline = useRead('timeline', { query: `?person=${encodeURIComponent(who)}` });
  return (
    <Loaded query={timeline}>
      {(found) => (
        <>
          <Report found={found} />
          <Part title={t('qa.person.story')} hint={t('qa.person.storyHint')}>
            {found.entries.length === 0 ? (
              <EmptyState title={t('qa.person.none')}>
                <ToApp />
              </EmptyState>
            ) : (
              <Rows>
                {found.entries.toReversed().map((one, at) => (
                  // Newest first: a place counted from the end stays its own.
                  // oxlint-disable-next-line react/no-array-index-key -- see above
                  <Entry key={found.entries.length - at} one={one} />
                ))}
              </Rows>
            )}
          </Part>
        </>
      )}
    </Loaded>
  );
}

const useReportWords = () => {
  const t = useT();
  return {
    person: t('qa.report.person'),
    claim: t('qa.report.claim'),
    screen: t('qa.report.screen'),
    now: t('qa.report.now'),
    language: t('qa.report.language'),
    build: t('qa.report.build'),
    replay: t('qa.report.replay'),
    calls: t('qa.report.calls'),
    curl: t('qa.report.curl'),
    none: t('qa.report.none'),
  };
};

function Report({ found }: { found: Answer<'timeline'> }) {
  const t = useT();
  const locale = useLocale();
  const words = useReportWords();
  const health = useRead('health');
  const press = async () => {
    const calls = found.entries.filter((one) => one.kind === 'call');
    const text = bugReport(
      {
        person: [found.name, phone(found.phone)].filter(Boolean).join(', '),
        calls,
        trail: await askTrail(),
        now: health.data === undefined ? '' : dateTimeKz(health.data.now),
        language: calls.at(-1)?.locale ?? locale,
        build: await buildNow(),
        origin: origin(),
      },
      words,
    );
    if (await copy(text)) snackbar.success(() => t('qa.report.copied'));
    else snackbar.error(() => t('qa.notCopied'));
  };
  return (
    <div className={stack({ gap: '4' })}>
      <Buttons>
        <Button tone="secondary" event="COPY_REPORT" onClick={() => void press()}>
          {t('qa.report.copy')}
        </Button>
      </Buttons>
      <Fine>{t('qa.report.hint')}</Fine>
    </div>
  );
}

const KINDS = { sms: 'qa.person.sms', effect: 'qa.person.effect', call: 'qa.person.call' } as const;

function Entry({ one }: { one: Happened }) {
  const t = useT();
  const words =
    one.kind === 'sms' ? (
      one.text
    ) : one.kind === 'effect' ? (
      <>
        <strong className={css({ textStyle: 'body.strong' })}>{one.effect}</strong>{' '}
        <Fine>
          {Object.entries(one.data)
            .map(([name, value]) => `${name}: ${String(value)}`)
            .join(' · ')}
        </Fine>
      </>
    ) : (
      <Call call={one} />
    );
  return (
    <li>
      <Fine>{secondsKz(one.at)}</Fine>
      <StatusTag tone={one.kind === 'call' ? toneOf(one.status) : 'neutral'}>
        {one.kind === 'call' && one.status > 0 ? one.status : t(KINDS[one.kind])}
      </StatusTag>
      <div className={css({ flex: '[1 1 220px]', minWidth: '0', overflowWrap: 'anywhere' })}>{words}</div>
    </li>
  );
}

function Call({ call }: { call: Extract<Happened, { kind: 'call' }> }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(toggle) => setOpen(toggle.currentTarget.open)}>
      <summary className={css({ cursor: 'pointer', minHeight: 'target', alignContent: 'center' })}>
        {call.operationId} <Fine>{call.method}</Fine>
      </summary>
      {open && (
        <pre className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'caption' })}>
          {[call.url, call.request, call.response]
            .filter((part) => part !== null)
            .map((part) => (typeof part === 'string' ? part : JSON.stringify(part, null, 2)))
            .join('\n\n')}
        </pre>
      )}
    </details>
  );
}
