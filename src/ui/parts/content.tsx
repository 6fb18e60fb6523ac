import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { banner, card, skeleton, spinner } from '@styled/recipes';
import { stack, visuallyHidden } from '@styled/patterns';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../icons.tsx';

/** A white surface with a hairline; `as="article"` for things of a list, with a heading inside. */
export function Card({
  as: As = 'div',
  children,
  ...rest
}: {
  as?: 'div' | 'article' | 'section' | 'li';
  children: ReactNode;
  'aria-labelledby'?: string;
  /** It stands for the sake of the link in it. */
  'data-offer'?: boolean;
}) {
  return (
    <As {...rest} className={card()}>
      {children}
    </As>
  );
}

const halves = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '24',
  desktop: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '64',
    gridTemplateColumns: '[minmax(0, 500px) minmax(0, 1fr)]',
  },
});
/** Two columns from 1024 px on, as on every first page: what else arranges columns comes later than they do. */
export const Halves = ({ children }: { children: ReactNode }) => <div className={halves}>{children}</div>;

/** Grey shapes in place of what is coming; hidden from screen readers, which hear `label` (default: "Загрузка"). */
export function Skeleton({ lines = 3, label }: { lines?: number; label?: string }) {
  const t = useT();
  return (
    <div role="status" className={stack({ gap: '12' })}>
      <span className={visuallyHidden()}>{label ?? t('state.loading')}</span>
      <span aria-hidden="true" className={skeleton({ shape: 'title' })} />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" className={skeleton({ shape: 'box' })} />
      ))}
    </div>
  );
}

/** Something runs and its length is unknown; the words are read out. */
export function Spinner({ label }: { label?: string }) {
  const t = useT();
  return (
    <div role="status" className={stack({ align: 'center', gap: '12', py: '24' })}>
      <span className={spinner({ size: 'lg' })} aria-hidden="true" />
      <span>{label ?? t('state.loading')}</span>
    </div>
  );
}

const BANNER_ICON = { info: 'info', warning: 'alert', error: 'alert', success: 'check' } as const;

/** A notice inside a page. `live`: it appeared after the page did and is read out (an error of a call, offline). */
export function Banner({
  tone = 'info',
  live,
  children,
}: {
  tone?: keyof typeof BANNER_ICON;
  live?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={banner({ tone })} role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={BANNER_ICON[tone]} />
      <div className={stack({ gap: '8', flex: '1', minW: '0' })}>{children}</div>
    </div>
  );
}
