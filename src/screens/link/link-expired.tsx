import { LinkOver } from '../../blocks/link/over.tsx';
import type { ScreenProps } from '../props.ts';

export default function LinkExpired(props: ScreenProps<'link-expired'>) {
  return <LinkOver {...props} title="link.expiredTitle" text="link.expiredText" />;
}
