import { useEffect, useState } from 'react';
import { progressBar } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

/** Shorter waits pass unseen. */
const APPEARS_AFTER_MS = 200;

/** Two pixels at the top while requests run (`active`: their count is above zero). */
export function ProgressBar({ active }: { active: boolean }) {
  const t = useT();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) return setShown(false);
    const timer = setTimeout(() => setShown(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [active]);
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
