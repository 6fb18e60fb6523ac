import type { ScreenId } from '../../machines/screens.ts';
import type { ServiceName } from '../../schemas/config.schema.ts';
import type { ScreenProps } from '../screens/props.ts';
import { Button, OuterLink } from '../ui/index.ts';

/** A link to the bytes is signed for five minutes: asked anew before it is over. */
export const LINK_LIVES_MS = 4 * 60 * 1_000;

/** Opens a PDF of a service: in the mobile app by its own viewer, else in a tab of its own. */
export function DocumentButton({
  service,
  path,
  title,
  label,
  tone = 'secondary',
  event,
  onOpened,
  host,
  documentAt,
  children,
}: Pick<ScreenProps<ScreenId>, 'host' | 'documentAt'> & {
  service: ServiceName;
  path: string;
  title: string;
  /** Its name for screen readers, where several say the same. */
  label?: string;
  tone?: 'primary' | 'secondary';
  /** What opening it means to the flow. */
  event?: string;
  onOpened?: () => void;
  children: string;
}) {
  const address = documentAt(service, path);
  return host.webview ? (
    <Button
      full
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
  );
}
