import { useState } from 'react';
import { css } from '@styled/css';
import { dateTimeKz, phone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, EmptyState, StatusTag } from '../../ui/index.ts';
import { openAs, useRead } from '../data.ts';
import { find } from '../found.ts';
import { showSection } from '../outside/browser.ts';
import { Fine, Part, Rows, Search, secondsKz, toneOf } from '../parts.tsx';

/** One field over people, claims, calls, messages and what waits. */
export default function Find() {
  const t = useT();
  const [sought, setSought] = useState('');
  const people = useRead('accounts', { once: true }).data ?? [];
  const things = useRead('examples').data ?? [];
  const calls = useRead('log').data?.entries ?? [];
  const messages = useRead('inbox').data ?? [];
  const jobs = useRead('jobs').data ?? [];
  const found = find(sought, { people, things, calls, messages, jobs });
  const nothing = Object.values(found).every((list: readonly unknown[]) => list.length === 0);
  const grow = css({ flex: '[1 1 200px]', minWidth: '0', overflowWrap: 'anywhere' });
  return (
    <>
      <Search label={t('qa.find.label')} value={sought} onChange={setSought} />
      {nothing && (
        <EmptyState title={t(sought.trim() === '' ? 'qa.find.start' : 'qa.find.none')} text={t('qa.find.what')} />
      )}
      {found.people.length > 0 && (
        <Part title={t('qa.people.accounts')}>
          <Rows>
            {found.people.map(({ username, lastName, firstName, phone: number }) => (
              <li key={username}>
                <span className={grow}>
                  {`${lastName} ${firstName}`} <Fine>{`${username} · ${phone(number)}`}</Fine>
                </span>
                <Button tone="quiet" event="SHOW_PERSON" onClick={() => showSection('person', { person: username })}>
                  {t('qa.find.story')}
                </Button>
              </li>
            ))}
          </Rows>
        </Part>
      )}
      {found.things.length > 0 && (
        <Part title={t('qa.examples.list')}>
          <Rows>
            {found.things.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <span className={grow}>
                  <StatusTag tone="neutral">{one.statusText}</StatusTag> <Fine>{one.id}</Fine>
                </span>
                {one.path !== undefined && one.owner !== null && (
                  <Button tone="quiet" event="OPEN_AS" onClick={() => void openAs(one.path ?? '/', one.owner ?? '')}>
                    {t('qa.openAs', { owner: one.owner })}
                  </Button>
                )}
              </li>
            ))}
          </Rows>
        </Part>
      )}
      {found.calls.length > 0 && (
        <Part title={t('qa.log.title')}>
          <Rows>
            {found.calls.map((one) => (
              <li key={one.seq}>
                <Fine>{secondsKz(one.at)}</Fine>
                <StatusTag tone={toneOf(one.status)}>{one.status === 0 ? t('qa.log.cut') : one.status}</StatusTag>
                <span className={grow}>
                  {one.operationId} <Fine>{one.service}</Fine>
                </span>
              </li>
            ))}
          </Rows>
        </Part>
      )}
      {found.messages.length > 0 && (
        <Part title={t('qa.sms.title')}>
          <Rows>
            {found.messages.map((one) => (
              <li key={one.seq}>
                <Fine>{dateTimeKz(one.at)}</Fine>
                <span className={grow}>
                  {phone(one.phone)} <Fine>{one.text}</Fine>
                </span>
              </li>
            ))}
          </Rows>
        </Part>
      )}
      {found.jobs.length > 0 && (
        <Part title={t('qa.clock.jobs')}>
          <Rows>
            {found.jobs.map((one) => (
              <li key={one.seq}>
                <Fine>{dateTimeKz(one.at)}</Fine>
                <span className={grow}>
                  {one.text} <Fine>{one.kind}</Fine>
                </span>
              </li>
            ))}
          </Rows>
        </Part>
      )}
    </>
  );
}
