import { wrap } from '@styled/patterns';
import { tracker } from '@styled/recipes';
import type { Claim, Offer } from '../../../openapi/index.ts';
import { standingOf } from '../../../machines/kit/standing.ts';
import { claimProgress } from '../../../machines/products/shared/claim.progress.ts';
import { useT } from '../../i18n/index.ts';
import { TrackMark, TrackName } from '../tracker.tsx';
import { isTurnOf } from '../standing.ts';
import { dealSteps, DOES, textsOf, type DealStep } from './deal.ts';

/** Parts of the deal, as the milestones around them: what is done, what is now, and who does it. */
export function DealParts({
  claim,
  own,
  told = null,
  offer,
}: {
  claim: Claim;
  own: boolean;
  told?: DealStep | null;
  /** What was signed, where it is known. */
  offer?: Offer | undefined;
}) {
  const t = useT();
  const classes = tracker();
  const steps = dealSteps(claim, offer);
  const now = steps.findIndex(({ done }) => !done);
  const isTheirTurn = isTurnOf('customer', standingOf(claimProgress, { claim }));
  return (
    <ol className={classes.parts}>
      {steps.map(({ step, done }, at) => {
        // The buyer's own, but the claim waits for others before it can be done: nobody is called on by it yet.
        const waits = at === now && own && DOES[step] === 'customer' && !isTheirTurn;
        const state = done ? 'done' : at === now ? 'now' : 'next';
        return (
          <li key={step} className={classes.item} data-state={state}>
            <TrackMark state={state} number={at + 1} />
            <div className={classes.text}>
              <div className={wrap({ gap: '8', align: 'baseline', justify: 'space-between' })}>
                <p className={classes.name}>
                  <TrackName name={t(textsOf(step, claim).title)} state={state} />
                </p>
                {!done && (
                  <p className={classes.note}>
                    {waits
                      ? t('deal.by.later')
                      : t(own || DOES[step] === 'bank' ? `deal.by.${DOES[step]}` : 'deal.by.client')}
                  </p>
                )}
              </div>
              {/* Of those to come only the next one is explained, and to who does it. */}
              {step !== told && (done || (state === 'now' && !waits && (own || DOES[step] === 'bank'))) && (
                <p className={classes.note}>{t(textsOf(step, claim)[done ? 'done' : 'text'])}</p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
