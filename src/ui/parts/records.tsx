import type { ReactNode } from 'react';
import { summaryList, tag, timeline } from '@styled/recipes';
import { type IconName, MoreIcon } from '../more-icons.tsx';

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
      {icon && <MoreIcon name={icon} size={16} />}
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
