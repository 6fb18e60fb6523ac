import { css } from '@styled/css';
import type { Milestone, Progress } from '../../machines/kit/progress.ts';
import { useT } from '../i18n/index.ts';
import { Card } from '../ui/index.ts';
import { Section } from './claim/section.tsx';
import { trackOf } from './track.ts';
import { Tracker } from './tracker.tsx';

/** Beside a step of the customer's: the milestones of its product, as the claim's own page will show them. */
export function Ahead({
  progress: { milestones, minutes = {} },
  at,
}: {
  progress: Pick<Progress, 'milestones' | 'minutes'>;
  /** The one that the step belongs to. */
  at: Milestone;
}) {
  const t = useT();
  const now = [t('turn.customer')];
  if (minutes[at] !== undefined) now.push(t('line.about', { n: minutes[at] }));
  return (
    <Section title={t('track.title')}>
      <Card>
        <Tracker
          steps={trackOf({ milestones }, { milestone: at, whose: 'customer' }, [], false)}
          minutes={minutes}
          now={<p className={css({ textStyle: 'label', color: 'link' })}>{now.join(' · ')}</p>}
        />
      </Card>
    </Section>
  );
}
