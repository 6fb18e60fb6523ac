import { Missing } from '../unreadable.tsx';
import { listOf } from './claims-list.ts';
import { isClient } from './status.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

/** There is no such claim, or it is somebody else's. */
export default function ClaimMissing({
  screen,
  profile,
}: ScreenProps<'claim-missing' | 'apply-missing' | 'dealer-missing'>) {
  const t = useT();
  return (
    <Missing
      screen={screen}
      title={t('missing.title')}
      text={t(isClient(profile) ? 'missing.text' : 'missing.textAtDesk')}
      list={listOf(profile, t)}
    />
  );
}
