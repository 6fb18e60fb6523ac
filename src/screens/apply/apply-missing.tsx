import { Missing } from '../../blocks/claim/unreadable.tsx';
import type { ScreenProps } from '../props.ts';

export default function ClaimMissing({ screen }: ScreenProps<'apply-missing'>) {
  return <Missing screen={screen} />;
}
