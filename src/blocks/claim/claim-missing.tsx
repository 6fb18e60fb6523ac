import { Missing } from '../unreadable.tsx';
import { listOf } from './claims-list.ts';
import { isClient } from './status.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

/** There is no such claim, or it is somebody else's. At a desk, where many are looked at: which one was asked for. */
export default function ClaimMissing({
  screen,
  context: { id },
  profile,
  config,
  host,
}: ScreenProps<'claim-missing' | 'apply-missing' | 'dealer-missing'>) {
  const t = useT();
  const own = isClient(profile);
  return (
    <Missing
      screen={screen}
      title={t('missing.title')}
      text={t(own ? 'missing.text' : 'missing.textAtDesk')}
      about={own || id === null ? undefined : [{ label: t('missing.asked'), value: id }]}
      list={listOf(profile, t)}
      config={config}
      host={host}
    />
  );
}
