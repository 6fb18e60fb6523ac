import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/index.ts';
import { Banner } from '../ui/index.ts';
import { useApp } from './context.ts';

const ID = 'offline';

/** The truth is a failed call; this only says what the device knows. */
export function OfflineBanner() {
  const { network } = useApp();
  const online = useSyncExternalStore(network.onChange, network.isOnline, () => true);
  const t = useT();
  return online ? null : (
    <div id={ID}>
      <Banner tone="error" live>
        {t('error.offline')}
      </Banner>
    </div>
  );
}

/** Whether it is to be seen just now: not above the window, not under a header, a dialog or another message. */
export function isOfflineBannerInSight(): boolean {
  const banner = document.getElementById(ID);
  if (banner === null) return false;
  const { left, top, width, height } = banner.getBoundingClientRect();
  return banner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
