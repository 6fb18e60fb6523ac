import { css } from '@styled/css';
import type { HostActions } from '../screens/props.ts';
import { Button, OuterLink } from '../ui/index.ts';
import { HandOverButton } from './hand-over-button.tsx';

/** A link to the bytes is signed for five minutes: asked anew before it is over. */
export const LINK_LIVES_MS = 4 * 60 * 1_000;

/** As wide as the place allows, beside each other while their words fit. */
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  '& > *': { flex: '[1 1 auto]', width: 'auto', px: '12' },
});

/** Opens a PDF of a service, in the mobile app by its own viewer, else in a tab of its own; and hands it over to others. */
export function DocumentButton({
  address,
  title,
  name = `${title}.pdf`,
  label,
  tone = 'secondary',
  event,
  onOpened,
  host,
  children,
}: {
  /** Where its bytes lie, for some minutes. */
  address: string;
  title: string;
  /** Of the file. */
  name?: string;
  /** Its name for screen readers, where several say the same. */
  label?: string;
  tone?: 'primary' | 'secondary';
  /** What opening it means to the flow. */
  event?: string;
  onOpened?: () => void;
  host: HostActions;
  children: string;
}) {
  return (
    <div className={actions}>
      {host.webview ? (
        <Button
          tone={tone}
          aria-label={label}
          event={event}
          onClick={() => {
            host.openDocument(address, title);
            onOpened?.();
          }}
        >
          {children}
        </Button>
      ) : (
        <OuterLink
          href={address}
          look={tone === 'primary' ? 'primary' : 'button'}
          target="_blank"
          aria-label={label}
          data-event={event}
          onClick={onOpened}
        >
          {children}
        </OuterLink>
      )}
      <HandOverButton address={address} name={name} title={title} host={host} />
    </div>
  );
}
