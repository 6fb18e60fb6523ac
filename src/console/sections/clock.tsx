import { useState } from 'react';
import * as v from 'valibot';
import { css } from '@styled/css';
import { field } from '../../../schemas/fields.ts';
import { date } from '../../../schemas/person-fields.ts';
import { message } from '../../../schemas/kit.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, EmptyState, StatusTag } from '../../ui/index.ts';
import { DateField, Form, TextField } from '../../ui/form/index.ts';
import { useAct, useRead } from '../data.ts';
import { type Answer, nothing } from '../outside/shapes.ts';
import { matches } from '../found.ts';
import { Buttons, Fine, Loaded, Part, Rows, Search, secondsKz, ToSection } from '../parts.tsx';

const MINUTE_MS = 60_000;
const STEPS = [
  { id: 'qa.clock.minute', ms: MINUTE_MS },
  { id: 'qa.clock.hour', ms: 60 * MINUTE_MS },
  { id: 'qa.clock.day', ms: 24 * 60 * MINUTE_MS },
] as const;

const momentOf = (day: string, time: string): string => `${day}T${time}:00+05:00`;

/** `now`: sandbox time; it never runs backwards. */
const schemaAt = (now: number) =>
  v.pipe(
    v.object({
      date: field(date),
      time: v.pipe(v.string(), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message('qa.clock.timeWrong'))),
    }),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        (typed) => Date.parse(momentOf(typed.date, typed.time)) >= now,
        message('qa.clock.past'),
      ),
      ['date'],
    ),
  );

/** Where the sandbox's time stands, and what happens when it goes on. */
export default function Clock() {
  const t = useT();
  const health = useRead('health');
  const jobs = useRead('jobs');
  const { busy, run } = useAct();
  const move = (body: object) => void run({ path: 'clock', body }, nothing, t('qa.clock.moved'));
  return (
    <>
      <Loaded query={health}>
        {({ now, clock }) => (
          <Card>
            <p className={css({ textStyle: 'amount.md' })} data-now={now}>
              {`${dateTimeKz(now).slice(0, -5)}${secondsKz(now)}`}
            </p>
            <p className={css({ pb: '16' })}>
              <StatusTag tone={clock.mode === 'frozen' ? 'action' : 'neutral'}>
                {t(clock.mode === 'frozen' ? 'qa.clock.frozen' : 'qa.clock.running')}
              </StatusTag>
            </p>
            <Buttons>
              {STEPS.map(({ id, ms }) => (
                <Button key={id} tone="secondary" busy={busy} event={id} onClick={() => move({ advanceMs: ms })}>
                  {t(id)}
                </Button>
              ))}
              <Button
                tone="secondary"
                busy={busy}
                event="FREEZE"
                onClick={() => move({ frozen: clock.mode !== 'frozen' })}
              >
                {t(clock.mode === 'frozen' ? 'qa.clock.run' : 'qa.clock.freeze')}
              </Button>
            </Buttons>
          </Card>
        )}
      </Loaded>
      <Part title={t('qa.clock.set')} hint={t('qa.clock.setHint')}>
        <Card>
          <Form
            schema={schemaAt(health.data?.now ?? 0)}
            initial={{ date: '', time: '10:00' }}
            event="SET_CLOCK"
            submitLabel={t('qa.clock.setButton')}
            busy={busy}
            onSubmit={(values) => move({ setTo: momentOf(values.date, values.time) })}
          >
            <DateField name="date" label={t('qa.clock.date')} />
            <TextField name="time" label={t('qa.clock.time')} autoComplete="off" />
          </Form>
        </Card>
      </Part>
      <Part title={t('qa.clock.jobs')} hint={t('qa.clock.jobsHint')}>
        <Loaded query={jobs}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={t('qa.nothingNow')}>
                <ToSection id="examples">{t('qa.makeData')}</ToSection>
              </EmptyState>
            ) : (
              <Jobs all={all} busy={busy} onGo={(at) => move({ setTo: at })} />
            )
          }
        </Loaded>
      </Part>
    </>
  );
}

function Jobs({ all, busy, onGo }: { all: Answer<'jobs'>; busy: boolean; onGo: (at: number) => void }) {
  const t = useT();
  const [sought, setSought] = useState('');
  const shown = all.filter(({ text, kind, at }) => matches(sought, [text, kind, dateTimeKz(at)]));
  return (
    <>
      <Search label={t('qa.clock.search')} value={sought} onChange={setSought} />
      {shown.length === 0 ? (
        <EmptyState title={t('qa.nothingNow')}>
          <Button full tone="secondary" event="SHOW_ALL" onClick={() => setSought('')}>
            {t('qa.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <Rows>
          {shown.map((job) => (
            <Job key={job.seq} job={job} busy={busy} onGo={() => onGo(job.at)} />
          ))}
        </Rows>
      )}
    </>
  );
}

function Job({ job, busy, onGo }: { job: Answer<'jobs'>[number]; busy: boolean; onGo: () => void }) {
  const t = useT();
  return (
    <li>
      <Fine>{dateTimeKz(job.at)}</Fine>
      <span className={css({ flex: '[1 1 200px]' })}>
        {job.text} <Fine>{job.kind}</Fine>
      </span>
      <Button tone="quiet" busy={busy} onClick={onGo} aria-label={t('qa.clock.goTo', { what: job.text })}>
        {t('qa.clock.go')}
      </Button>
    </li>
  );
}
