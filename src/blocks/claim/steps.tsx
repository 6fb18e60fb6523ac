import type { ReactNode } from 'react';
import { css } from '@styled/css';
import { flex, stack, wrap } from '@styled/patterns';
import { Icon } from '../../ui/icons.tsx';

export interface Step {
  readonly title: string;
  readonly text: ReactNode;
  readonly done?: boolean;
  /** In words, for those who don't see the tick. */
  readonly state?: string | undefined;
}

const number = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  width: '32',
  height: '32',
  borderRadius: 'full',
  bg: 'accent.subtle',
  color: 'accent.onSubtle',
  textStyle: 'body.strong',
});
// Static calls alone become plain strings when the page is built.
const ticked = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  width: '32',
  height: '32',
  borderRadius: 'full',
  bg: 'approved.bg',
  color: 'approved.fg',
});

/** What has to be done, in order: number, name, a sentence. `level`: `h2` where no section is around it. */
export function Steps({ steps, level: Heading = 'h3' }: { steps: readonly Step[]; level?: 'h2' | 'h3' }) {
  return (
    <ol className={stack({ gap: '16', listStyle: 'none' })}>
      {steps.map(({ title, text, done, state }, index) => (
        <li key={title} className={flex({ gap: '12' })}>
          <span className={done ? ticked : number} aria-hidden="true">
            {done ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <div className={stack({ gap: '2', minW: '0', flex: '1' })}>
            <div className={wrap({ columnGap: '12', rowGap: '2', justify: 'space-between', align: 'baseline' })}>
              <Heading className={css({ textStyle: 'h3' })}>{title}</Heading>
              {state && <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{state}</p>}
            </div>
            <div>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
