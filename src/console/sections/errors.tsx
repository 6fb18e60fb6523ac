import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isTextId, useT } from '../../i18n/index.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { Button, Card, EmptyState, StatusTag } from '../../ui/index.ts';
import { useRead } from '../data.ts';
import type { Answer } from '../outside/shapes.ts';
import { Filter, Filters, Fine, Loaded, Search, ToApp } from '../parts.tsx';

type Entry = Answer<'errors'>[number];

/** What an entry is called: the source of an error, or its type. */
const kindOf = ({ type, source }: Entry): string => source ?? type;
const KINDS = ['page', 'caught', 'error', 'rejection', 'chunk', 'log', 'call', 'csp'] as const;

/** Everything that an entry can be found by. */
const wordsOf = (entry: Entry): string =>
  [
    entry.code,
    entry.requestId,
    entry.operationId,
    entry.flow,
    entry.state,
    entry.screen,
    entry.kind,
    entry.name,
    entry.message,
    entry.build,
    entry.visit,
    entry.directive,
    entry.blocked,
  ]
    .join(' ')
    .toLowerCase();

/** What broke on pages, newest first. */
export default function Errors() {
  const t = useT();
  const errors = useRead('errors');
  const [find, setFind] = useState('');
  const [only, setOnly] = useState('');
  return (
    <Loaded query={errors}>
      {(entries) => {
        const shown = entries.filter(
          (one) => (only === '' || kindOf(one) === only) && wordsOf(one).includes(find.trim().toLowerCase()),
        );
        const isNarrowed = find.trim() !== '' || only !== '';
        return (
          <>
            <Filters>
              <Search label={t('qa.errors.search')} value={find} onChange={setFind} />
              <Filter
                label={t('qa.errors.kind')}
                value={only}
                options={KINDS.map((value) => ({ value, label: t(`qa.errors.${value}`) }))}
                onChange={setOnly}
              />
            </Filters>
            {shown.length === 0 ? (
              <EmptyState title={t('qa.errors.none')}>
                {isNarrowed ? (
                  <Button
                    full
                    tone="secondary"
                    event="SHOW_ALL"
                    onClick={() => {
                      setFind('');
                      setOnly('');
                    }}
                  >
                    {t('qa.showAll')}
                  </Button>
                ) : (
                  <ToApp />
                )}
              </EmptyState>
            ) : (
              <ul className={stack({ gap: '12', listStyle: 'none' })}>
                {shown.map((entry) => (
                  <Line key={entry.seq} entry={entry} />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const wrap = css({ overflowWrap: 'anywhere' });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12', rowGap: '4' });

function Line({ entry }: { entry: Entry }) {
  const t = useT();
  const { at, code, requestId, operationId, status, flow, state, screen, name, message, frames = [], build } = entry;
  const kindId = `qa.errors.${kindOf(entry)}`;
  const place = [flow, state, screen].filter((one) => one !== undefined).join(' · ');
  const call = [operationId, entry.kind, status].filter((one) => one !== undefined).join(' · ');
  const words = [name, message].filter((one) => one !== undefined && one !== '').join(': ');
  const refused = [entry.directive, entry.blocked].filter((one) => one !== undefined).join(' · ');
  return (
    <Card as="li">
      <div className={stack({ gap: '8' })}>
        <p className={line}>
          <StatusTag tone={kindOf(entry) === 'page' ? 'rejected' : 'neutral'}>
            {isTextId(kindId) ? t(kindId) : kindOf(entry)}
          </StatusTag>
          {code !== undefined && (
            <strong className={css({ textStyle: 'body.strong' })}>{t('qa.errors.code', { code })}</strong>
          )}
          <Fine>{dateTimeKz(at)}</Fine>
        </p>
        {[call, refused, words].map(
          (text) =>
            text !== '' && (
              <p key={text} className={wrap}>
                {text}
              </p>
            ),
        )}
        {place !== '' && <Fine>{place}</Fine>}
        {requestId !== undefined && <Fine>{t('qa.errors.requestId', { id: requestId })}</Fine>}
        {frames.length > 0 && (
          <details>
            <summary className={css({ minHeight: 'target', alignContent: 'center', cursor: 'pointer' })}>
              {t('qa.errors.stack', { build: build ?? '' })}
            </summary>
            {/* As `npm run stack` takes it. */}
            <pre className={css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textStyle: 'caption' })}>
              {frames.map(({ file, line: at, column }) => `${file}:${at}:${column}`).join('\n')}
            </pre>
          </details>
        )}
      </div>
    </Card>
  );
}
