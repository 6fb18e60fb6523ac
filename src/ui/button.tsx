import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useContext, useId } from 'react';
import { button, spinner } from '@styled/recipes';
import { Failed, FailingContext } from './failing.tsx';

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
  /** Why a press came to nothing, in better words than the usual ones. */
  failure?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

export function Button({ tone, full, busy = false, event, failure, onClick, type, children, ...rest }: ButtonProps) {
  const id = useId();
  const { control, press } = useContext(FailingContext);
  const submits = type === 'submit';
  const off = busy || rest['aria-disabled'];
  const pressed = (click: MouseEvent<HTMLButtonElement>) => {
    if (off) return click.preventDefault();
    // A form's press is the form's: it may be made by Enter, or by the last digit.
    if (!submits) press(id);
    onClick?.(click);
  };
  return (
    <>
      {control === id && <Failed words={failure} />}
      <button
        {...rest}
        type={submits ? 'submit' : 'button'}
        data-event={event}
        aria-disabled={off || undefined}
        className={button({ tone, width: full ? 'full' : 'auto' })}
        onClick={pressed}
      >
        {busy && <span className={spinner()} aria-hidden="true" />}
        {children}
      </button>
    </>
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
