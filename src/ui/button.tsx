import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button, spinner } from '@styled/recipes';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export interface ButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'className' | 'children'
> {
  tone?: ButtonTone | undefined;
  /** As wide as its place: the main action of a screen. */
  full?: boolean | undefined;
  /** Keeps the label and shows a spinner beside it; presses are ignored. A button is never `disabled`. */
  busy?: boolean | undefined;
  /** The flow event it sends, for tests and pictures: `data-event`. */
  event?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

export function Button({ tone, full, busy = false, event, onClick, type, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      data-event={event}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={button({ tone, width: full ? 'full' : 'auto' })}
      onClick={busy ? (press) => press.preventDefault() : onClick}
    >
      {busy && <span className={spinner()} aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A round button with an icon alone; `label` is its name. */
export function IconButton({
  label,
  event,
  children,
  ...rest
}: Omit<ButtonProps, 'tone' | 'full' | 'busy'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-event={event}
      className={button({ tone: 'plain', shape: 'icon' })}
    >
      {children}
    </button>
  );
}
