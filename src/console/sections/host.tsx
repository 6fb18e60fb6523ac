import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { pageScreens } from '../../../machines/pages.ts';
import { choice, field, optional, pickedId } from '../../../schemas/fields.ts';
import { message } from '../../../schemas/kit.ts';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { currentLocale, LOCALES, useT } from '../../i18n/index.ts';
import type { BridgeAction } from '../../platform/bridge.types.ts';
import { Button, Card, EmptyState, StatusTag, type StatusTone } from '../../ui/index.ts';
import { Form, RadioCardsField, SelectField, TextField } from '../../ui/form/index.ts';
import { useAct, useRead } from '../data.ts';
import { ACTIONS, type Mode, MODES, PLATFORMS } from '../host/actions.ts';
import { Phone } from '../host/phone.tsx';
import { createSimulatedHost, type Line, type Names, type SimulatedHost } from '../host/simulated.ts';
import { lend, namesOf, onLeave, takeBack } from '../outside/frame.ts';
import { sessionShape } from '../outside/shapes.ts';
import { Buttons, Filter, Fine, Loaded, Part, Rows } from '../parts.tsx';

/** A page of the product: no other origin, and neither the console nor a service. */
const PAGE = /^\/(?!\/|sandbox\b|services\b)[^\s\\]*$/;

const schema = v.object({
  platform: field(choice(PLATFORMS, 'form.refused')),
  language: field(choice(LOCALES, 'form.refused')),
  path: v.pipe(v.string(), v.trim(), v.regex(PAGE, message('qa.host.pathWrong'))),
  person: optional(pickedId('form.refused')),
});
type Values = v.InferOutput<typeof schema>;

/** The product in a phone, with an app around it that does what is chosen here. */
export default function Host() {
  const names = useQuery({ queryKey: ['names'], queryFn: namesOf, refetchInterval: false });
  return <Loaded query={names}>{(found) => <Simulator names={found} />}</Loaded>;
}

function Simulator({ names }: { names: Names }) {
  const t = useT();
  const [host] = useState(() => createSimulatedHost(names));
  const state = useSyncExternalStore(host.subscribe, host.state);
  const accounts = useRead('accounts', { once: true });
  const { busy, run } = useAct();
  const [page, setPage] = useState<{ href: string; visit: number } | null>(null);
  useEffect(() => {
    const stop = () => {
      takeBack();
      host.stop();
    };
    const off = onLeave(stop);
    return () => {
      off();
      stop();
    };
  }, [host]);

  const open = async ({ platform, language, path, person }: Values) => {
    const session = person && (await run({ path: 'sessions', body: { username: person } }, sessionShape));
    if (person && !session) return;
    host.setPlatform(platform);
    lend(host, platform, language);
    setPage((before) => ({
      // A token in the fragment signs in, as a link of an SMS does.
      href: session ? `${path}#${session.refresh_token}` : path,
      visit: (before?.visit ?? 0) + 1,
    }));
  };

  return (
    <div
      className={css({
        display: 'grid',
        gap: '24',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 392px)' },
        alignItems: 'start',
      })}
    >
      <div className={stack({ gap: '24' })}>
        <Part title={t('qa.host.start')} hint={t('qa.host.startHint')}>
          <Card>
            <Form
              schema={schema}
              initial={{ platform: 'Android', language: currentLocale(), path: pageScreens.home.path, person: '' }}
              event="OPEN_IN_APP"
              submitLabel={t('qa.host.open')}
              busy={busy}
              onSubmit={(values) => void open(values)}
            >
              <RadioCardsField
                name="platform"
                label={t('qa.host.platform')}
                options={PLATFORMS.map((value) => ({ value, label: value }))}
              />
              <RadioCardsField
                name="language"
                label={t('qa.host.language')}
                options={LOCALES.map((value) => ({ value, label: t(`qa.host.lang.${value}`) }))}
              />
              <TextField name="path" label={t('qa.host.path')} autoComplete="off" />
              <SelectField
                name="person"
                label={t('qa.host.person')}
                optional
                options={(accounts.data ?? []).map(({ username, firstName, lastName }) => ({
                  value: username,
                  label: `${username} · ${firstName} ${lastName}`,
                }))}
              />
            </Form>
          </Card>
        </Part>
        <Part title={t('qa.host.handlers')} hint={t('qa.host.handlersHint')}>
          <Handlers host={host} modes={state.modes} />
        </Part>
      </div>
      <div className={stack({ gap: '24' })}>
        <Part title={t('qa.host.phone')}>
          <Phone page={page} shown={state.shown} onLeaveScreen={() => host.leaveScreen()} />
          <Buttons>
            <Button tone="secondary" event="PHONE_BACK" onClick={() => host.say('back')}>
              {t('qa.host.back')}
            </Button>
            <Button tone="secondary" event="PHONE_BACK_TWICE" onClick={() => host.say('back', 2)}>
              {t('qa.host.backTwice')}
            </Button>
            <Button tone="secondary" event="PHONE_RESUME" onClick={() => host.say('resume')}>
              {t('qa.host.resume')}
            </Button>
          </Buttons>
        </Part>
        <Part title={t('qa.host.log')}>
          <Log lines={state.lines} />
          <Button tone="quiet" event="CLEAR_HOST_LOG" onClick={host.clear}>
            {t('qa.host.clear')}
          </Button>
        </Part>
      </div>
    </div>
  );
}

function Handlers({ host, modes }: { host: SimulatedHost; modes: Readonly<Record<BridgeAction, Mode>> }) {
  const t = useT();
  const options = MODES.map((value) => ({ value, label: t(`qa.mode.${value}`) }));
  const [first] = ACTIONS;
  const alike = ACTIONS.every((action) => modes[action] === modes[first]);
  return (
    <Card>
      <div className={stack({ gap: '16' })}>
        <Filter
          label={t('qa.host.all')}
          value={alike ? modes[first] : ''}
          none={alike ? null : t('qa.host.various')}
          options={options}
          onChange={(mode) => mode !== '' && host.setMode('all', mode as Mode)}
        />
        {ACTIONS.map((action) => (
          <Filter
            key={action}
            label={action}
            value={modes[action]}
            none={null}
            options={options}
            onChange={(mode) => host.setMode(action, mode as Mode)}
          />
        ))}
      </div>
    </Card>
  );
}

const TONES = {
  taken: 'neutral',
  acted: 'approved',
  said: 'neutral',
  handled: 'approved',
  unhandled: 'action',
  threw: 'rejected',
} as const satisfies Record<Line['end'], StatusTone>;

function Log({ lines }: { lines: readonly Line[] }) {
  const t = useT();
  if (lines.length === 0) return <EmptyState title={t('qa.host.logNone')} text={t('qa.host.logNoneText')} />;
  return (
    <div role="log" aria-label={t('qa.host.log')}>
      <Rows>
        {lines.map(({ key, from, name, payload, end }) => (
          <li key={key}>
            <span className={css({ flex: '[1 1 180px]', minWidth: '0', overflowWrap: 'anywhere' })}>
              <Fine>{t(`qa.host.from.${from}`)}</Fine> <br />
              {name} <br />
              {payload !== '' && <Fine>{payload}</Fine>}
            </span>
            <StatusTag tone={TONES[end]}>{t(`qa.host.end.${end}`)}</StatusTag>
          </li>
        ))}
      </Rows>
    </div>
  );
}
