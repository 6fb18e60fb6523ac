import type { ScreenProps } from '../../screens/props.ts';
import type { ScreenId } from '../../../machines/screens.ts';
import { Button, OuterLink } from '../../ui/index.ts';

/** Opens a PDF of the insurer: in the mobile app by its own viewer, else in a tab of its own. */
export function DocumentButton({
  path,
  title,
  label,
  host,
  documentAt,
  children,
}: Pick<ScreenProps<ScreenId>, 'host' | 'documentAt'> & {
  path: string;
  title: string;
  /** Its name for screen readers, where several say the same. */
  label?: string;
  children: string;
}) {
  const address = documentAt('insuranceV1', path);
  return host.webview ? (
    <Button full tone="secondary" aria-label={label} onClick={() => host.openDocument(address, title)}>
      {children}
    </Button>
  ) : (
    <OuterLink href={address} look="button" target="_blank" aria-label={label}>
      {children}
    </OuterLink>
  );
}
