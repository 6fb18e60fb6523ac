import type { ReactNode } from 'react';
import { drawn, notice } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { useSaysWhy } from '../failing.tsx';
import { useHandsFocusOn } from '../hands-focus.ts';
import { type IconName, MoreIcon } from '../more-icons.tsx';

export interface NoticeProps {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  tone?: 'neutral' | 'error' | 'success';
  /** The page's own heading, or one inside a page. */
  level?: 'h1' | 'h2';
  /** Of a page that ends with it: what stands below the text, in its own places. */
  places?: ReactNode;
  /** One thing to do, perhaps a second. */
  children?: ReactNode;
}

/** A result, an empty list, a dead end: a sentence and what to do next. */
export function Notice({
  title,
  text,
  icon = 'info',
  tone = 'neutral',
  level: Heading = 'h2',
  places,
  children,
}: NoticeProps) {
  const classes = notice({ tone });
  useSaysWhy(Heading === 'h1');
  return (
    <div className={classes.root}>
      <span className={tone === 'success' ? `${classes.icon} ${drawn()}` : classes.icon}>
        <MoreIcon name={icon} size={40} />
      </span>
      <Heading tabIndex={-1} className={classes.title}>
        {title}
      </Heading>
      {text && <div className={classes.text}>{text}</div>}
      {places}
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
  /** Default: "Не загрузилось". */
  title?: string | undefined;
  /** The cause in words. */
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  children?: ReactNode;
}

/** What failed, why, and a way on; in the body of the screen. What was typed elsewhere stays. */
export function ErrorBlock({ title, text, onRetry, busy, children }: ErrorBlockProps) {
  const t = useT();
  const retry = useHandsFocusOn<HTMLButtonElement>();
  return (
    <Notice title={title ?? t('state.errorTitle')} icon="alert" tone="error" text={text}>
      {onRetry && (
        <Button ref={retry} full busy={busy} onClick={onRetry}>
          {t('btn.retry')}
        </Button>
      )}
      {children}
    </Notice>
  );
}
