import { Pledged } from '../../blocks/claim/pledged.tsx';
import type { ScreenProps } from '../../blocks/props.ts';

export default function CarPledged({ screen, send, busy }: ScreenProps<'dealer-pledged'>) {
  return <Pledged screen={screen} busy={busy} onBack={() => send({ type: 'BACK' })} />;
}
