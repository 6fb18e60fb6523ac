import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { button } from '@styled/recipes';
import { phone as showPhone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ContactUsOptions } from '../dialogs/options.ts';
import { Icon } from '../icons.tsx';
import { OuterLink } from '../link.tsx';

/** Phone, WhatsApp, hours of work; what is not configured is not shown. In the mobile app calls go through its bridge. */
export function ContactLinks({ phone, whatsapp, workTime, onCall, webview }: ContactUsOptions) {
  const t = useT();
  return (
    <>
      {workTime && <p className={css({ color: 'fg.muted' })}>{t('contact.hours', { hours: workTime })}</p>}
      <div className={stack({ gap: '8' })}>
        {phone && (
          <a
            className={button({ tone: 'primary', width: 'full' })}
            href={`tel:+${phone}`}
            data-autofocus
            onClick={(event) => {
              if (!onCall) return;
              event.preventDefault();
              onCall(phone);
            }}
          >
            <Icon name="phone" />
            {showPhone(phone)}
          </a>
        )}
        {whatsapp && (
          <OuterLink look="button" href={`https://wa.me/${whatsapp}`} target={webview ? undefined : '_blank'}>
            <Icon name="chat" />
            {t('contact.whatsapp')}
          </OuterLink>
        )}
      </div>
    </>
  );
}
