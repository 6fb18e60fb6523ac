import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useEffect, useRef } from 'react';
import { button, drawer } from '@styled/recipes';
import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { contactUs } from '../dialogs/open.ts';
import { useExit } from '../exit.ts';
import { Icon } from '../icons.tsx';
import { layers } from '../layers.store.ts';
import { Link } from '../link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import type { ShellFacts } from './types.ts';

/** The menu: applications, language, contacts, agreement, in or out. */
export default function Drawer({
  open,
  onClose,
  onGone,
  shell,
}: {
  open: boolean;
  onClose(): void;
  /** It has left the screen: may be taken out of the page. */
  onGone(): void;
  shell: ShellFacts;
}) {
  const t = useT();
  const classes = drawer();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (open ? layers.add(() => close.current()) : undefined), [open]);
  useExit(
    open,
    () => document.querySelector('[data-drawer]'),
    onGone,
    () => document.querySelector('header [aria-haspopup="dialog"]'),
  );
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop className={classes.backdrop} />
        <Dialog.Positioner className={classes.positioner}>
          <Dialog.Content className={classes.content} data-drawer>
            <div className={classes.head}>
              <Dialog.Title className={css({ textStyle: 'h3' })}>{t('nav.menu')}</Dialog.Title>
              <Dialog.CloseTrigger className={button({ tone: 'plain', shape: 'icon' })} aria-label={t('btn.close')}>
                <Icon name="cross" />
              </Dialog.CloseTrigger>
            </div>
            <ul className={classes.list}>
              <li>
                <Link to="my-applications" className={classes.item} onGo={onClose}>
                  <Icon name="list" />
                  {t('nav.myApplications')}
                </Link>
              </li>
              <li>
                <LanguageToggle onLocale={shell.onLocale} item={classes.item} />
              </li>
              <li>
                <button
                  type="button"
                  className={classes.item}
                  onClick={() => {
                    onClose();
                    contactUs(shell.contacts);
                  }}
                >
                  <Icon name="phone" />
                  {t('nav.contactUs')}
                </button>
              </li>
              <li>
                <Link to="agreement" className={classes.item} onGo={onClose}>
                  <Icon name="document" />
                  {t('nav.agreement')}
                </Link>
              </li>
              <li>
                {shell.signedIn ? (
                  <button
                    type="button"
                    className={classes.item}
                    data-event="SIGN_OUT"
                    onClick={() => {
                      onClose();
                      shell.onLogout();
                    }}
                  >
                    <Icon name="exit" />
                    {t('nav.logout')}
                  </button>
                ) : (
                  <Link to="login" className={classes.item} onGo={onClose}>
                    <Icon name="exit" />
                    {t('nav.login')}
                  </Link>
                )}
              </li>
            </ul>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
