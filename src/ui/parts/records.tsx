import type { ReactNode } from 'react';
import { notice, summaryList, tag, timeline } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { useSaysWhy } from '../failing.tsx';
import { useHandsFocusOn } from '../hands-focus.ts';
import { Icon, type IconName } from '../icons.tsx';

export type StatusTone = 'approved' | 'rejected' | 'pending' | 'action' | 'neutral';
const TONE_ICON: Record<StatusTone, IconName | null> = {
  approved: 'check',
  rejected: 'cross',
  pending: 'clock',
  action: 'alert',
  neutral: null,
};

/** A status: icon and word, never colour alone. Pending pulses where motion is welcome. */
export function StatusTag({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const icon = TONE_ICON[tone];
  return (
    <span className={tag({ tone })}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}

export interface SummaryRow {
  label: string;
  /** Before the label: the colour of a chart's part. */
  mark?: ReactNode;
  value: ReactNode;
}

/** Names and values; a value that is missing says so in words of the screen, it is never blank. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  const classes = summaryList();
  return (
    <dl className={classes.root}>
      {rows.map(({ label, mark, value }) => (
        <div key={label} className={classes.row}>
          <dt className={classes.key}>
            {mark}
            {label}
          </dt>
          <dd className={classes.value} data-lines={typeof value === 'string' && value.includes('\n') ? '' : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface TimelineEntry {
  key: string;
  text: ReactNode;
  /** Ready words: `dateTimeKz(at)`. */
  time?: string | undefined;
  current?: boolean | undefined;
}

/** What has happened, oldest first; the present step is marked. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const classes = timeline();
  return (
    <ol className={classes.root}>
      {entries.map(({ key, text, time, current }) => (
        <li key={key} className={classes.item} aria-current={current ? 'step' : undefined}>
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.text}>
            {text}
            {time && <span className={classes.time}>{time}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface NoticeProps {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  tone?: 'neutral' | 'error' | 'success';
  /** The page's own heading, or one inside a page. */
  level?: 'h1' | 'h2';
  /** One thing to do, perhaps a second. */
  children?: ReactNode;
}

/** A result, an empty list, a dead end: a sentence and what to do next. */
export function Notice({ title, text, icon = 'info', tone = 'neutral', level: Heading = 'h2', children }: NoticeProps) {
  const classes = notice({ tone });
  useSaysWhy(Heading === 'h1');
  return (
    <div className={classes.root}>
      <span className={classes.icon}>
        <Icon name={icon} size={40} />
      </span>
      <Heading tabIndex={-1} className={classes.title}>
        {title}
      </Heading>
      {text && <div className={classes.text}>{text}</div>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

/** An empty list: a sentence and one action. */
export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <Notice title={title} text={text} icon="empty">
      {children}
    </Notice>
  );
}

interface ErrorBlockProps {
  /** Default: "Что-то пошло не так". */
  title?: string | undefined;
  /** The cause in words: `problem.text`. */
  text?: ReactNode;
  /** For support: `404 · 7F3A`. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  event?: string | undefined;
  busy?: boolean | undefined;
  level?: 'h1' | 'h2' | undefined;
  children?: ReactNode;
}

/** What failed, why, and a way on; in the body of the screen. What was typed elsewhere stays. */
export function ErrorBlock({ title, text, code, onRetry, event, busy, level, children }: ErrorBlockProps) {
  const t = useT();
  const retry = useHandsFocusOn<HTMLButtonElement>();
  return (
    <Notice
      title={title ?? t('state.errorTitle')}
      icon="alert"
      tone="error"
      level={level ?? 'h2'}
      text={
        <>
          {text}
          {code && <div className={notice().code}>{t('state.support', { code })}</div>}
        </>
      }
    >
      {onRetry && (
        <Button ref={retry} full busy={busy} event={event} onClick={onRetry}>
          {t('btn.retry')}
        </Button>
      )}
      {children}
    </Notice>
  );
}
