import { type MouseEvent, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { css } from '@styled/css';
import { visuallyHidden } from '@styled/patterns';
import { shell } from '@styled/recipes';
import { type Locale, useT } from '../i18n/index.ts';
import { dateTimeKz } from '../i18n/format.ts';
import { Page, Skeleton, StatusTag } from '../ui/index.ts';
import { Icon } from './icons.tsx';
import { LanguageToggle } from '../ui/shell/language-toggle.tsx';
import { useRead } from './data.ts';
import { addressOf, onSection, sectionInAddress, showSection } from './outside/browser.ts';
import { ResetButton } from './reset.tsx';
import { sectionOf, sections } from './sections.ts';

/** QA's console of the sandbox: a list of sections, one on show. */
export function Console({ onLocale }: { onLocale: (next: Locale) => Promise<void> }) {
  const t = useT();
  const { id, component: Section } = sectionOf(useSyncExternalStore(onSection, sectionInAddress));
  const title = t(`qa.${id}.title`);
  const main = useRef<HTMLElement>(null);
  const classes = shell({ width: 'wide' });
  const shown = useRef(id);
  useEffect(() => {
    document.title = `${title} — ${t('qa.title')}`;
    if (shown.current === id) return;
    shown.current = id;
    main.current?.querySelector('h1')?.focus();
  }, [id, title, t]);

  return (
    <div className={classes.root}>
      <button type="button" className={classes.skip} onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </button>
      <header className={classes.header}>
        <div className={classes.bar}>
          <a href="/" className={css({ textStyle: 'h3', color: 'fg', minHeight: 'target', alignContent: 'center' })}>
            {t('qa.title')}
          </a>
          <LanguageToggle onLocale={onLocale} />
        </div>
      </header>
      <div
        className={css({
          flex: '1',
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: '240px minmax(0, 1fr)' },
          width: 'full',
          maxWidth: 'wide',
          mx: 'auto',
        })}
      >
        <Sections current={id} />
        <main ref={main} tabIndex={-1} className={classes.main}>
          <Page key={id} screen={`console-${id}`} title={title} lead={t(`qa.${id}.lead`)}>
            <Suspense fallback={<Skeleton />}>
              <Section />
            </Suspense>
          </Page>
        </main>
      </div>
    </div>
  );
}

const plain = (click: MouseEvent): boolean =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;

function Sections({ current }: { current: string }) {
  const t = useT();
  const here = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { base: '8', desktop: '20' },
        alignContent: 'start',
        alignSelf: 'start',
        pt: { base: '8', desktop: '20' },
        minWidth: '0',
        // Long lists scroll; the menu stays.
        position: { desktop: 'sticky' },
        top: { desktop: '[56px]' },
        maxHeight: { desktop: '[calc(100vh - 56px)]' },
        overflowY: { desktop: 'auto' },
      })}
    >
      <nav aria-label={t('qa.nav')}>
        <ul
          className={css({
            display: 'flex',
            flexDirection: { base: 'row', desktop: 'column' },
            overflowX: { base: 'auto', desktop: 'visible' },
            gap: '4',
            px: '16',
            py: '4',
            listStyle: 'none',
          })}
        >
          {sections.map(({ id, icon }) => (
            <li key={id} className={css({ flexShrink: '0' })}>
              <a
                ref={id === current ? here : undefined}
                href={addressOf(id)}
                aria-current={id === current ? 'page' : undefined}
                onClick={(click) => {
                  if (!plain(click)) return;
                  click.preventDefault();
                  showSection(id);
                }}
                className={css({
                  display: 'flex',
                  alignItems: 'center',
                  gap: '8',
                  minHeight: 'target',
                  px: '12',
                  borderRadius: 'l2',
                  color: 'fg',
                  '& svg': { flexShrink: '0' },
                  _hover: { bg: 'surface.sunken' },
                  '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.onSubtle', fontWeight: 'semibold' },
                })}
              >
                <Icon name={icon} />
                {t(`qa.${id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Now />
    </div>
  );
}

/** Time of the sandbox, and whether something went wrong in it. */
function Now() {
  const t = useT();
  const { data, isError } = useRead('health');
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { base: 'space-between', desktop: 'flex-start' },
        columnGap: '12',
        px: '16',
      })}
    >
      {data && (
        <p
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '6',
            textStyle: 'body.sm',
            color: 'fg.muted',
            fontVariantNumeric: 'tabular-nums',
          })}
        >
          <Icon name="clock" size={16} />
          <span className={visuallyHidden()}>{t('qa.now')}</span>
          {dateTimeKz(data.now)}
        </p>
      )}
      {data !== undefined && data.problems > 0 && (
        <StatusTag tone="rejected">{t('qa.problems', { n: data.problems })}</StatusTag>
      )}
      {isError && <StatusTag tone="rejected">{t('qa.gone')}</StatusTag>}
      {/* Its words stand in line with the edge. */}
      <div className={css({ mx: '[-16px]' })}>
        <ResetButton />
      </div>
    </div>
  );
}
