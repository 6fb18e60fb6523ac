import { Pledged } from '../../../blocks/claim/pledged.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';

export default function CarPledged({ screen, send, busy, context }: ScreenProps<'c2c-pledged'>) {
  return (
    <Pledged
      screen={screen}
      publication={context.responses.getPublication}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
    />
  );
}
