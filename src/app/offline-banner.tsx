import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { css } from '@styled/css';
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
    <Sticky>
      <Banner tone="error" live>
        {t('error.offline')}
      </Banner>
    </Sticky>
  );
}

const sticky = css({ position: 'sticky', zIndex: 'header', borderRadius: 'l3' });

/** Stays in sight under the header; what is scrolled to stays clear of it. */
function Sticky({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = box.current;
    if (here === null) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => {
      here.style.top = `${document.querySelector<HTMLElement>('header')?.offsetHeight ?? 0}px`;
      style.setProperty('--offline', `${here.offsetHeight + 8}px`);
    });
    measured.observe(here);
    return () => {
      measured.disconnect();
      style.removeProperty('--offline');
    };
  }, []);
  return (
    <div ref={box} id={ID} className={sticky}>
      {children}
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
