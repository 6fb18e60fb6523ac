import { Missing } from '../../blocks/claim/unreadable.tsx';
import type { ScreenProps } from '../props.ts';

export default function ClaimMissing({ screen }: ScreenProps<'dealer-missing'>) {
  return <Missing screen={screen} />;
}
