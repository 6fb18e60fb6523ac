import { useId, useState } from 'react';
import type { Station } from '../../../../../openapi/index.ts';
import { css } from '@styled/css';
import { visuallyHidden } from '@styled/patterns';
import { arranged, button, field } from '@styled/recipes';
import { fold } from '../../../../../schemas/facts/fold.ts';
import { phone as showPhone } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button, ErrorBlock, type ModalProps, Icon, Skeleton } from '../../../../ui/index.ts';
import { DialogFrame } from '../../../../ui/dialogs/frame.tsx';
import { useStations } from './use-stations.ts';

export interface StationsOptions {
  readonly title: 'btsd.stations' | 'deal.stations';
  load(signal: AbortSignal): Promise<readonly Station[]>;
  call(phone: string): void;
  /** A map that shows the way; `{lat}` and `{lng}` are replaced. */
  route: string;
  /** The app around the page drops new windows. */
  webview: boolean;
}

/** Where something is done in person: searchable, with hours and a phone to call. */
export default function StationsDialog({
  options: { title, load, call, route, webview },
}: ModalProps<StationsOptions>) {
  const t = useT();
  const id = useId();
  const [query, setQuery] = useState('');
  const stations = useStations(load);
  const words = fold(query).split(' ').filter(Boolean);
  const found =
    stations.phase === 'ready'
      ? stations.list.filter((one) => words.every((word) => fold(`${one.name} ${one.address}`).includes(word)))
      : [];
  return (
    <DialogFrame title={t(title)}>
      {stations.phase === 'loading' && <Skeleton />}
      {stations.phase === 'failed' && <ErrorBlock title={t('search.failed')} onRetry={stations.retry} />}
      {stations.phase === 'ready' && (
        <>
          <div className={field().root}>
            <label htmlFor={id} className={field().label}>
              {t('btsd.search')}
            </label>
            <input
              id={id}
              name="query"
              type="search"
              inputMode="search"
              autoComplete="off"
              data-autofocus
              className={field().control}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <output className={css({ display: 'block', textStyle: 'body.sm', color: 'fg.muted' })}>
              {/* All of them are counted by the eye; those that answer a search are told. */}
              {found.length === 0 ? t('btsd.none') : words.length > 0 && t('btsd.found', { n: found.length })}
            </output>
          </div>
          <ul className={arranged({ as: 'stations' })}>
            {found.map((station) => (
              <li key={station.id}>
                <StationRow station={station} call={call} route={route} webview={webview} />
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  );
}

function StationRow({
  station: { name, address, phone, workTime, lat, lng },
  call,
  route,
  webview,
}: {
  station: Station;
  call: (phone: string) => void;
  route: string;
  webview: boolean;
}) {
  const t = useT();
  return (
    <>
      <h3>{name}</h3>
      <p>{address}</p>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('btsd.hours', { hours: workTime })}</p>
      <div>
        <Button tone="quiet" onClick={() => call(phone)} aria-label={t('btsd.call', { phone: showPhone(phone), name })}>
          <Icon name="phone" />
          {showPhone(phone)}
        </Button>
        <a
          className={button({ tone: 'quiet' })}
          href={route.replace('{lat}', String(lat)).replace('{lng}', String(lng))}
          target={webview ? undefined : '_blank'}
          rel="noopener noreferrer"
        >
          {t('btsd.route')}
          <span className={visuallyHidden()}>: {name}</span>
        </a>
      </div>
    </>
  );
}
