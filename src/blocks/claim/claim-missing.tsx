import { Missing } from '../unreadable.tsx';
import { listOf } from './claims-list.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';

export default function ClaimMissing({
  screen,
  profile,
  config,
  host,
}: ScreenProps<'claim-missing' | 'apply-missing' | 'dealer-missing'>) {
  const t = useT();
  return (
    <Missing
      screen={screen}
      title={t('missing.title')}
      text={t('missing.text')}
      list={listOf(profile, t)}
      config={config}
      host={host}
    />
  );
}
