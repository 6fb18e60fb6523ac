import { Dialog } from '@ark-ui/react/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { button, dialog } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../icons.tsx';

interface Props {
  title: string;
  /** Before the title: the sign of who it is about. */
  mark?: ReactNode;
  /** What an alert says besides its title: read out with it. */
  text?: string | undefined;
  children?: ReactNode;
  /** Buttons at the bottom: what is to be done first, then the way out, with `data-autofocus` in a question. */
  actions?: ReactNode;
  /** Long, and nothing in it takes the focus: the body itself does, so that it can be scrolled by keyboard. */
  reading?: boolean;
}

/** The inside of every dialog: title, cross, body that scrolls, actions. */
export function DialogFrame({ title, mark, text, children, actions, reading }: Props) {
  const t = useT();
  const classes = dialog();
  const head = useRef<HTMLDivElement>(null);
  // The dialog may have been open, and have given its focus, before this code arrived.
  useEffect(() => {
    const content = head.current?.closest('[data-modal]');
    if (!content || (document.activeElement !== content && document.activeElement !== document.body)) return;
    const first =
      content.querySelector<HTMLElement>('[data-autofocus]') ??
      content.querySelector<HTMLElement>('[data-dialog-close]');
    first?.focus();
  }, []);
  return (
    <>
      <div ref={head} className={classes.head}>
        {mark}
        <Dialog.Title className={classes.title}>{title}</Dialog.Title>
        <Dialog.CloseTrigger
          className={button({ tone: 'plain', shape: 'icon' })}
          aria-label={t('btn.close')}
          data-dialog-close
        >
          <Icon name="cross" />
        </Dialog.CloseTrigger>
      </div>
      {(text || children) && (
        <div className={classes.body} {...(reading ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
          {text && <Dialog.Description>{text}</Dialog.Description>}
          {children}
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </>
  );
}
