import { css } from '@styled/css';
import type { Progress } from '../../machines/kit/progress.ts';
import type { Standing } from '../../machines/kit/standing.ts';
import { useT } from '../i18n/index.ts';
import { CardSection } from './claim/card-section.tsx';
import { turnText } from './standing.ts';
import { type Passed, trackOf } from './track.ts';
import { Tracker } from './tracker.tsx';

/** Beside a step or a wait: what is done, whose turn it is now, and what comes next, as the product declares it. */
export function Way({
  progress: { milestones, minutes = {} },
  standing,
  passed = [],
  now: said,
}: {
  progress: Pick<Progress, 'milestones' | 'minutes'>;
  standing: Pick<Standing, 'milestone' | 'whose'>;
  /** When what happened, where the answers tell. */
  passed?: readonly Passed[];
  /** Whose turn it is, where the page knows more of them than the product tells. */
  now?: string | undefined;
}) {
  const t = useT();
  const about = standing.whose === 'customer' ? minutes[standing.milestone] : undefined;
  const now = said ?? turnText('customer', standing, t);
  return (
    <CardSection title={t('track.title')}>
      <Tracker
        steps={trackOf({ milestones }, standing, passed, false)}
        minutes={minutes}
        now={
          <p className={css({ textStyle: 'label', color: 'link' })}>
            {about === undefined ? now : `${now} · ${t('line.about', { n: about })}`}
          </p>
        }
      />
    </CardSection>
  );
}
