import type { ComponentProps } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import type { Claim } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { dateTimeKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Fold } from '../../ui/parts/fold.tsx';
import { Timeline } from '../../ui/parts/records.tsx';
import { turnText } from '../standing.ts';
import { trackOf } from '../track.ts';
import { Tracker } from '../tracker.tsx';
import { statusName, statusOf } from './status-words.ts';
import { historyOf, passedBy } from './timeline.ts';

/** The journey of the claim: what is done, whose turn it is now, what comes; below it all that happened, folded away. */
export function ClaimTrack({
  claim,
  own,
  about,
}: {
  claim: Claim;
  own: boolean;
  about?: ComponentProps<typeof Tracker>['about'];
}) {
  const t = useT();
  const reader = own ? 'customer' : 'desk';
  const standing = standingOf(claimProgress, { claim });
  const entries = historyOf(claim).map(({ alias, at, state }, index) => ({
    key: `${index}/${alias}`,
    text: alias === claim.status.alias ? statusOf(claim, reader, t) : statusName({ alias, name: alias }, t, own),
    time: at === null ? undefined : dateTimeKz(at),
    current: state === 'current',
  }));
  return (
    <div className={stack({ gap: '16' })}>
      <Tracker
        steps={trackOf(claimProgress, standing, passedBy(claim), claim.status.alias === 'issued')}
        minutes={claimProgress.minutes}
        // What is said more of it says who does what; at a desk the panel beside does.
        now={
          about?.milestone === standing.milestone || !own ? null : (
            <p className={css({ textStyle: 'label', color: 'link' })}>{turnText(reader, standing, t)}</p>
          )
        }
        about={about}
        brief={!own}
      />
      <Fold title={t('detail.log')}>
        <Timeline entries={entries} />
      </Fold>
    </div>
  );
}
