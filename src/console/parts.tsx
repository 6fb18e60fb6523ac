import { type ReactNode, useId } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { button, field } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { SystemList } from '../ui/form/system-list.tsx';
import { Button, ErrorBlock, Skeleton, type StatusTone } from '../ui/index.ts';
import { wordsOf } from './data.ts';
import { showSection } from './outside/browser.ts';

const KZ_OFFSET_MS = 5 * 3_600_000;

/** '11:00:05' in Kazakhstan. */
export const secondsKz = (at: number): string => new Date(at + KZ_OFFSET_MS).toISOString().slice(11, 19);

/** What a query brought; grey shapes before, the reason and a retry when it failed. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorBlock text={wordsOf(query.error)} onRetry={() => void query.refetch()} />;
  return <Skeleton />;
}

/** A part of a section with its own heading. */
export function Part({ title, hint, children }: { title: string; hint?: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={stack({ gap: '16' })}>
      <div className={stack({ gap: '4' })}>
        <h2 id={id} className={css({ textStyle: 'h2' })}>
          {title}
        </h2>
        {hint && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Cards side by side where there is room. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <ul
      className={css({
        display: 'grid',
        gap: '12',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        listStyle: 'none',
      })}
    >
      {children}
    </ul>
  );
}

/** Lines with a hairline between them. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul
      className={css({
        listStyle: 'none',
        bg: 'surface',
        border: '1px solid {colors.border.subtle}',
        borderRadius: 'l3',
        px: '16',
        '& > li': {
          py: '12',
          borderBottom: '1px solid {colors.border.subtle}',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '12',
          rowGap: '4',
        },
        '& > li:last-child': { borderBottom: '0' },
      })}
    >
      {children}
    </ul>
  );
}

/** Figures and ids: of even width, and breaking anywhere. */
export function Fine({ children }: { children: ReactNode }) {
  return (
    <span
      className={css({
        textStyle: 'body.sm',
        color: 'fg.muted',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      })}
    >
      {children}
    </span>
  );
}

/** Buttons side by side, in as many lines as they need. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>{children}</div>;
}

/** A real link that looks like a button; it opens in a tab of its own. */
export function TabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={button({ tone: 'secondary' })}>
      {children}
    </a>
  );
}

/** Where something comes to a list that is empty: the application itself, in a tab of its own. */
export function ToApp() {
  const t = useT();
  return <TabLink href="/">{t('qa.toApp')}</TabLink>;
}

/** Where data for an empty list are made: another section. */
export function ToSection({ id, children }: { id: 'examples' | 'faults'; children: ReactNode }) {
  return (
    <Button tone="secondary" full onClick={() => showSection(id)}>
      {children}
    </Button>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** A choice that acts at once: what of a list is shown, how something behaves. */
export function Filter({
  label,
  value,
  options,
  none,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly Choice[];
  /** Words of the empty choice, all of a list unless told; null: there is none. */
  none?: string | null;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const id = useId();
  const classes = field({ affix: 'end' });
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <SystemList
        id={id}
        value={value}
        onChange={(change) => onChange(change.target.value)}
        options={options}
        none={none === undefined ? t('qa.all') : none}
      />
    </div>
  );
}

/** Words that narrow a list as they are typed. */
export function Search({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const classes = field();
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <input
          id={id}
          type="search"
          name="find"
          autoComplete="off"
          spellCheck={false}
          className={classes.control}
          value={value}
          onChange={(change) => onChange(change.target.value)}
        />
      </div>
    </div>
  );
}

/** Filters side by side. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gap: '12',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(3, minmax(0, 1fr))' },
      })}
    >
      {children}
    </div>
  );
}

/** The colour of an HTTP status; 0 is a cut connection. */
export function toneOf(status: number): StatusTone {
  if (status === 0 || status >= 500) return 'rejected';
  return status >= 400 ? 'action' : 'approved';
}
