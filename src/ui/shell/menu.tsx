import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useLayoutEffect, useRef } from 'react';
import { button, dialog, drawer } from '@styled/recipes';
import { css } from '@styled/css';
import { useT } from '../../i18n/index.ts';
import { contactUs } from '../dialogs/open.ts';
import { useExit } from '../exit.ts';
import { Icon } from '../icons.tsx';
import { MoreIcon } from '../more-icons.tsx';
import { layers } from '../layers.store.ts';
import { Link } from '../link.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import type { ShellFacts } from './types.ts';

/** Applications, language, contacts, agreement, in or out: a drawer; in the mobile app, which has none (spec §2), a dialog. */
export default function Menu({
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
  const { list, item, ...side } = drawer();
  const classes = shell.webview ? dialog() : side;
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => (open ? layers.add(() => close.current()) : undefined), [open]);
  useExit(
    open,
    () => document.querySelector('[data-drawer], [data-sheet]'),
    onGone,
    () => document.querySelector('header [aria-haspopup="dialog"]'),
  );
  return (
    <Dialog.Root open={open} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop className={classes.backdrop} />
        <Dialog.Positioner className={classes.positioner}>
          <Dialog.Content
            className={classes.content}
            data-drawer={shell.webview ? undefined : ''}
            data-sheet={shell.webview ? '' : undefined}
          >
            <div className={classes.head}>
              <Dialog.Title className={shell.webview ? dialog().title : css({ textStyle: 'h3' })}>
                {t('nav.menu')}
              </Dialog.Title>
              <Dialog.CloseTrigger className={button({ tone: 'plain', shape: 'icon' })} aria-label={t('btn.close')}>
                <MoreIcon name="cross" />
              </Dialog.CloseTrigger>
            </div>
            <ul className={list}>
              <li>
                <Link to="my-applications" className={item} onGo={onClose}>
                  <MoreIcon name="list" />
                  {t('nav.myApplications')}
                </Link>
              </li>
              <li>
                <LanguageToggle onLocale={shell.onLocale} item={item} />
              </li>
              <li>
                <button
                  type="button"
                  className={item}
                  onClick={() => {
                    onClose();
                    contactUs(shell.contacts);
                  }}
                >
                  <Icon name="phone" />
                  {t('nav.contactUs')}
                </button>
              </li>
              {shell.signedIn && (
                <li>
                  <Link to="consents" className={item} onGo={onClose}>
                    <MoreIcon name="check" />
                    {t('nav.consents')}
                  </Link>
                </li>
              )}
              <li>
                <Link to="agreement" className={item} onGo={onClose}>
                  <MoreIcon name="document" />
                  {t('nav.agreement')}
                </Link>
              </li>
              <li>
                {shell.signedIn ? (
                  <button
                    type="button"
                    className={item}
                    data-event="SIGN_OUT"
                    onClick={() => {
                      onClose();
                      shell.onLogout();
                    }}
                  >
                    <MoreIcon name="exit" />
                    {t('nav.logout')}
                  </button>
                ) : (
                  <Link to="login" className={item} onGo={onClose}>
                    <MoreIcon name="exit" />
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
