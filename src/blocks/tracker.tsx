import type { ReactNode } from 'react';
import { visuallyHidden } from '@styled/patterns';
import { tracker } from '@styled/recipes';
import type { Milestone, Progress } from '../../machines/kit/progress.ts';
import type { TextId } from '../../locales/ids.ts';
import { dateTimeKz } from '../i18n/format.ts';
import { useT } from '../i18n/index.ts';
import { Fold, Icon } from '../ui/index.ts';
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
  /** Whoever reads it has read it before: what is to come is named, and not told. */
  brief?: boolean | undefined;
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

/** So many that are done stand in one line: what is now comes first. */
const MANY = 3;
const passedOf = (steps: readonly Tracked[]): number => {
  const open = steps.findIndex(({ state }) => state !== 'done');
  // Of a journey that is over its end stays.
  const passed = open === -1 ? steps.length - 1 : open;
  return passed < MANY ? 0 : passed;
};

/** Milestones below each other: a tick and a moment for what is done, what is now, and what comes. */
export function Tracker({ steps, ...said }: Props) {
  const t = useT();
  const classes = tracker();
  const passed = passedOf(steps);
  if (passed === 0) return <Milestones steps={steps} from={0} {...said} />;
  return (
    <div>
      <Fold
        look="part"
        title={
          <span className={classes.passed} data-state="done">
            <TrackMark state="done" number={passed} />
            {t('track.passed', { n: passed })}
          </span>
        }
      >
        <Milestones steps={steps.slice(0, passed)} from={0} {...said} />
      </Fold>
      <Milestones steps={steps.slice(passed)} from={passed} {...said} />
    </div>
  );
}

function Milestones({ steps, from, minutes = {}, now, about, brief }: Props & { from: number }) {
  const t = useT();
  const classes = tracker();
  return (
    <ol className={classes.root} start={from + 1}>
      {steps.map(({ milestone, state, at }, index) => (
        <li
          key={milestone}
          className={classes.item}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <TrackMark state={state} number={from + index + 1} />
          <div className={classes.text}>
            <h3 className={classes.name}>
              <TrackName name={t(`milestone.${milestone}`)} state={state} />
            </h3>
            {at !== null && <p className={classes.note}>{dateTimeKz(at)}</p>}
            {state === 'now' && now}
            {state === 'next' && isTold(milestone) && !brief && (
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
