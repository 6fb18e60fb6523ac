import { useT } from '../../i18n/index.ts';
import { Button } from '../button.tsx';
import { OuterLink } from '../link.tsx';
import type { ModalProps } from '../modals.store.ts';
import { DialogFrame } from './frame.tsx';
import type { DocumentOptions } from './options.ts';

/**
 * A document that the app around us has not opened. It would take the place of the page, where some apps have no way back:
 * the person decides, and knows the way before. A browser opens it in a tab of its own.
 */
export default function DocumentDialog({ options: { title, url, webview, open }, close }: ModalProps<DocumentOptions>) {
  const t = useT();
  return (
    <DialogFrame
      title={title ?? t('host.document')}
      text={t(webview ? 'host.documentHere' : 'host.documentTab')}
      actions={
        <>
          {webview ? (
            <Button event="OPEN_HERE" onClick={open}>
              {t('host.documentOpen')}
            </Button>
          ) : (
            <OuterLink href={url} look="primary" target="_blank" onClick={() => close()}>
              {t('host.documentOpen')}
            </OuterLink>
          )}
          <Button tone="secondary" data-autofocus onClick={() => close()}>
            {t('host.documentLater')}
          </Button>
        </>
      }
    />
  );
}
