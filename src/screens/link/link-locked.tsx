import { LinkOver } from '../../blocks/link/over.tsx';
import type { ScreenProps } from '../props.ts';

export default function LinkLocked(props: ScreenProps<'link-locked'>) {
  return <LinkOver {...props} title="link.lockedTitle" text="link.lockedText" />;
}
