import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged, button } from '@styled/recipes';
import { phone as showPhone } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import type { ContactUsOptions } from '../dialogs/options.ts';
import { Icon } from '../icons.tsx';
import { OuterLink } from '../link.tsx';

/** Phone, WhatsApp, hours of work; what is not configured is not shown. In the mobile app calls go through its bridge. */
export function ContactLinks({
  phone,
  whatsapp,
  workTime,
  onCall,
  webview,
  short,
}: Omit<ContactUsOptions, 'why'> & {
  /** Words so short that both buttons stand in a line: the number then stands above them. */
  short?: { readonly call: string; readonly chat: string };
}) {
  const t = useT();
  const number = phone && showPhone(phone);
  return (
    <>
      {(short || workTime) && (
        <div>
          {short && number && <p className={css({ textStyle: 'h3' })}>{number}</p>}
          {workTime && <p className={css({ color: 'fg.muted' })}>{t('contact.hours', { hours: workTime })}</p>}
        </div>
      )}
      <div className={short ? arranged({ as: 'halves' }) : stack({ gap: '8' })}>
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
            {short?.call ?? number}
          </a>
        )}
        {whatsapp && (
          <OuterLink look="button" href={`https://wa.me/${whatsapp}`} target={webview ? undefined : '_blank'}>
            <Icon name="chat" />
            {short?.chat ?? t('contact.whatsapp')}
          </OuterLink>
        )}
      </div>
    </>
  );
}
