import { LinkOver } from './blocks/over.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

export default function LinkLocked(props: ScreenProps<'link-locked'>) {
  return <LinkOver {...props} icon="alert" title="link.lockedTitle" text="link.lockedText" />;
}
