import { useEffect, useRef, useState } from 'react';
import { progressBar } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

/** Shorter waits pass unseen. */
const APPEARS_AFTER_MS = 200;
/** Once shown, it is seen (spec §9). */
const STAYS_MS = 200;

/** Two pixels at the top while requests run (`active`: their count is above zero). */
export function ProgressBar({ active }: { active: boolean }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active === shown) return;
    const wait = active ? APPEARS_AFTER_MS : since.current + STAYS_MS - performance.now();
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown]);
  const { root, fill } = progressBar();
  return (
    <div
      className={root}
      {...(shown ? { role: 'progressbar', 'aria-label': t('state.progress') } : { 'aria-hidden': true })}
    >
      {shown && <span className={fill} />}
    </div>
  );
}
