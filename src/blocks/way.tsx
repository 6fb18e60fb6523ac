import { css } from '@styled/css';
import type { Progress } from '../../machines/kit/progress.ts';
import type { Standing } from '../../machines/kit/standing.ts';
import { useT } from '../i18n/index.ts';
import { Section } from './claim/section.tsx';
import { turnText } from './standing.ts';
import { type Passed, trackOf } from './track.ts';
import { Tracker } from './tracker.tsx';

const NOTHING: readonly Passed[] = [];

/** Beside a wait: what is done, who is busy now, and what comes next, as the product declares it. */
export function Way({
  progress,
  standing,
  passed = NOTHING,
}: {
  progress: Progress;
  standing: Standing;
  /** When what happened, where the answers tell. */
  passed?: readonly Passed[];
}) {
  const t = useT();
  return (
    <Section title={t('track.title')}>
      <Tracker
        steps={trackOf(progress, standing, passed, false)}
        minutes={progress.minutes}
        now={<p className={css({ textStyle: 'label', color: 'link' })}>{turnText('customer', standing, t)}</p>}
      />
    </Section>
  );
}
