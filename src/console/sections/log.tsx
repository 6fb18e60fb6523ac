import { useState } from 'react';
import { css } from '@styled/css';
import { stack, visuallyHidden } from '@styled/patterns';
import { isTextId, useT } from '../../i18n/index.ts';
import { Banner, Button, EmptyState, snackbar, StatusTag } from '../../ui/index.ts';
import { useRead } from '../data.ts';
import { copy } from '../outside/browser.ts';
import type { Answer } from '../outside/shapes.ts';
import { askTrail } from '../outside/trail.ts';
import { Filter, Filters, Fine, Loaded, Part, Rows, Search, secondsKz, ToApp, toneOf } from '../parts.tsx';

type Call = Answer<'log'>['entries'][number];

/** Calls by the class of their status; `trouble` is everything that a person would notice. */
const CLASSES: Readonly<Record<string, (call: Call) => boolean>> = {
  ok: ({ status }) => status >= 200 && status < 400,
  refused: ({ status }) => status >= 400 && status < 500,
  broken: ({ status }) => status === 0 || status >= 500,
  bent: ({ note }) => note === 'fault' || note === 'plan',
};

/** What was called, newest first, and what should never have happened. */
export default function Log() {
  const t = useT();
  const log = useRead('log');
  const [service, setService] = useState('');
  const [only, setOnly] = useState('');
  const [find, setFind] = useState('');
  return (
    <Loaded query={log}>
      {({ entries, problems }) => {
        const services = [...new Set(entries.map((one) => one.service))].sort();
        const wanted = find.trim().toLowerCase();
        const shown = entries
          .filter((one) => (service === '' || one.service === service) && (CLASSES[only]?.(one) ?? true))
          .filter((one) => wanted === '' || one.requestId?.startsWith(wanted) === true)
          .reverse();
        return (
          <>
            <Steps />
            {problems.length > 0 && <Problems problems={problems} />}
            <Filters>
              <Search label={t('qa.log.search')} value={find} onChange={setFind} />
              <Filter
                label={t('qa.log.service')}
                value={service}
                options={services.map((value) => ({ value, label: value }))}
                onChange={setService}
              />
              <Filter
                label={t('qa.log.status')}
                value={only}
                options={(['ok', 'refused', 'broken', 'bent'] as const).map((value) => ({
                  value,
                  label: t(`qa.log.${value}`),
                }))}
                onChange={setOnly}
              />
            </Filters>
            {shown.length === 0 ? (
              <EmptyState title={t('qa.log.none')}>
                {service === '' && only === '' && wanted === '' ? (
                  <ToApp />
                ) : (
                  <Button
                    full
                    tone="secondary"
                    event="SHOW_ALL"
                    onClick={() => {
                      setService('');
                      setOnly('');
                      setFind('');
                    }}
                  >
                    {t('qa.showAll')}
                  </Button>
                )}
              </EmptyState>
            ) : (
              <Rows>
                {shown.map((call) => (
                  <Line key={call.seq} call={call} isAskedAgain={isAskedAgain(call, entries)} />
                ))}
              </Rows>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What the open application can be replayed by. */
function Steps() {
  const t = useT();
  const press = async () => {
    const line = await askTrail();
    if (line === null) snackbar.error(() => t('qa.log.noSteps'));
    else if (await copy(line)) snackbar.success(() => t('qa.copied', { what: line }));
    else snackbar.error(() => t('qa.notCopied'));
  };
  return (
    <div className={stack({ gap: '4', alignItems: 'start' })}>
      <Button tone="secondary" event="COPY_STEPS" onClick={() => void press()}>
        {t('qa.log.copySteps')}
      </Button>
      <Fine>{t('qa.log.stepsHint')}</Fine>
    </div>
  );
}

/** The application sent it again by itself, and that went well: nobody saw this failure. */
const isAskedAgain = (call: Call, all: readonly Call[]): boolean =>
  call.note === 'fault' &&
  call.requestId !== null &&
  all.some((one) => one.requestId === call.requestId && one.seq > call.seq && one.status >= 200 && one.status < 400);

function Line({ call, isAskedAgain: again }: { call: Call; isAskedAgain: boolean }) {
  const t = useT();
  const noteId = `qa.note.${call.note ?? ''}`;
  return (
    <li>
      <Fine>{secondsKz(call.at)}</Fine>
      <StatusTag tone={toneOf(call.status)}>{call.status === 0 ? t('qa.log.cut') : call.status}</StatusTag>
      <span className={css({ flex: '[1 1 180px]', minWidth: '0', overflowWrap: 'anywhere' })}>
        {call.operationId} <Fine>{call.service}</Fine>
        {call.requestId !== null && (
          <>
            {' '}
            <Fine>{call.requestId.slice(0, 4).toUpperCase()}</Fine>
          </>
        )}
      </span>
      {isTextId(noteId) && <StatusTag tone="neutral">{t(noteId)}</StatusTag>}
      {again && <Fine>{t('qa.log.again')}</Fine>}
      <Fine>{t('qa.log.ms', { n: call.ms })}</Fine>
    </li>
  );
}

function Problems({ problems }: { problems: Answer<'log'>['problems'] }) {
  const t = useT();
  return (
    <Part title={t('qa.log.problems')}>
      {problems.slice(-20).map(({ at, operationId, message }) => (
        <Banner key={`${at} ${operationId} ${message}`} tone="error">
          <strong className={css({ textStyle: 'body.strong' })}>{operationId}</strong>
          <span className={visuallyHidden()}>: </span>
          <pre className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'caption' })}>
            {message}
          </pre>
        </Banner>
      ))}
    </Part>
  );
}
