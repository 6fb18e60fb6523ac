import { useId } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { numbered } from '@styled/recipes';

const said = css({ color: 'fg', minW: '0', pt: '2' });

/** What is left to do after a good end, in its order. */
export function NextSteps({ title, steps }: { title: string; steps: readonly string[] }) {
  const id = useId();
  const classes = numbered();
  return (
    <section aria-labelledby={id} className={stack({ gap: '16', textAlign: 'start' })}>
      <h2 id={id} className={css({ textStyle: 'h2' })}>
        {title}
      </h2>
      <ol className={classes.list}>
        {steps.map((step, at) => (
          <li key={step} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={said}>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
