import type { ReactNode } from 'react';
import { visuallyHidden } from '@styled/patterns';
import { tracker } from '@styled/recipes';
import type { Milestone, Progress } from '../../machines/kit/progress.ts';
import type { TextId } from '../../locales/ids.ts';
import { dateTimeKz } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/index.ts';
import type { Tracked } from './track.ts';

const STATES: Readonly<Record<Tracked['state'], TextId>> = {
  done: 'track.done',
  now: 'track.now',
  next: 'track.next',
  over: 'track.over',
};

/** Words about what a milestone holds, while it is still to come. */
type Told = TextId extends infer Id ? (Id extends `ahead.${infer Name}` ? Name : never) : never;
const AHEAD: Readonly<Record<Told, true>> = { identity: true, data: true, banks: true, signing: true, deal: true };
const isTold = (milestone: Milestone): milestone is Told & Milestone => milestone in AHEAD;

interface Props {
  steps: readonly Tracked[];
  /** How long a milestone takes, where the product says so. */
  minutes?: Progress['minutes'];
  /** Said of what is now: whose turn it is, what is to be done. */
  now: ReactNode;
  /** More about one milestone, whatever its state. */
  about?: { readonly milestone: Milestone; readonly content: ReactNode } | undefined;
}

/** The sign of a milestone, or of a part of it: a tick, a cross, its number. */
export const TrackMark = ({ state, number }: { state: Tracked['state']; number: number }) => (
  <span className={tracker().mark} aria-hidden="true">
    {state === 'done' ? <Icon name="check" size={16} /> : state === 'over' ? <Icon name="cross" size={16} /> : number}
  </span>
);

/** Its name, with how it stands in words for those who do not see the sign. */
export const TrackName = ({ name, state }: { name: string; state: Tracked['state'] }) => (
  <>
    {name} <span className={visuallyHidden()}>{useT()(STATES[state])}</span>
  </>
);

/** Milestones below each other: a tick and a moment for what is done, what is now, and what comes. */
export function Tracker({ steps, minutes = {}, now, about }: Props) {
  const t = useT();
  const classes = tracker();
  return (
    <ol className={classes.root}>
      {steps.map(({ milestone, state, at }, index) => (
        <li
          key={milestone}
          className={classes.item}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <TrackMark state={state} number={index + 1} />
          <div className={classes.text}>
            <h3 className={classes.name}>
              <TrackName name={t(`milestone.${milestone}`)} state={state} />
            </h3>
            {at !== null && <p className={classes.note}>{dateTimeKz(at)}</p>}
            {state === 'now' && now}
            {state === 'next' && isTold(milestone) && (
              <p className={classes.note}>
                {t(`ahead.${milestone}`)}
                {minutes[milestone] !== undefined && ` · ${t('line.about', { n: minutes[milestone] })}`}
              </p>
            )}
            {about?.milestone === milestone && about.content}
          </div>
        </li>
      ))}
    </ol>
  );
}
