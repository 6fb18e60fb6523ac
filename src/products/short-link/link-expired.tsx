import { LinkOver } from './blocks/over.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkExpired(props: ScreenProps<'link-expired'>) {
  return <LinkOver {...props} icon="clock" title="link.expiredTitle" text="link.expiredText" />;
}
