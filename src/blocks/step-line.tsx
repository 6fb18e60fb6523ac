import { type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { visuallyHidden } from '@styled/patterns';
import { stepLine } from '@styled/recipes';
import type { Line } from '../../machines/kit/line.ts';
import { useT } from '../i18n/index.ts';
import { ScreenReportsContext } from '../ui/form/index.ts';
import { announce } from '../ui/index.ts';

/**
 * One line beside the way back, "Заявка · этап 1 из 6" and the minutes left, over a piece a milestone, that of the one at hand filled
 * as far as its steps are taken. One count stands on the page; the steps are told to those who do not see the bar, and in the page's
 * title: "Автомобиль — шаг 2 из 4 — Заявка". Milestones are no links: Back and the check page lead there.
 */
export function StepLine({ line, back }: { line: Line; /** What leads back. */ back: ReactNode }) {
  const t = useT();
  const { titled } = use(ScreenReportsContext);
  const { milestones, milestone, minutes, step } = line;
  const { at = 0, of = 0 } = step ?? {};
  const title = t(`milestone.${milestone}`);
  // Before the title is written: it is not to be said twice.
  useLayoutEffect(() => {
    if (of === 0) return;
    titled((name) => t('step.title', { name, k: at, n: of, title }));
    return () => titled(null);
  }, [titled, t, at, of, title]);
  const classes = stepLine();
  const here = milestones.indexOf(milestone);
  // Of the milestone at hand: its steps before this one, and half of this; without steps the half. Widths as attributes: the page may
  // come drawn, and styles in attributes are forbidden there.
  const part = of > 0 ? Math.round((100 * (at - 0.5)) / of) : 50;
  // The first step of a milestone says that the one before is done, to those who do not see the bar.
  const before = at === 1 ? milestones[here - 1] : undefined;
  const done = before && t('line.done', { milestone: t(`milestone.${before}`) });
  useEffect(() => {
    if (done) announce(done);
  }, [done]);
  return (
    <div className={classes.root} data-line={milestone}>
      {back}
      <div className={classes.words}>
        <p className={classes.milestone}>
          <strong>{title}</strong>
          {' · '}
          <span data-count>{t('line.of', { k: here + 1, n: milestones.length })}</span>
          {step && (
            <span className={visuallyHidden()}>
              {', '}
              <span data-count data-step>
                {t('step.of', { k: step.at, n: step.of })}
              </span>
            </span>
          )}
        </p>
        {minutes !== null && <p>{t('line.minutes', { n: minutes })}</p>}
      </div>
      <ol aria-hidden="true" className={classes.bar}>
        {milestones.map((one, index) => (
          <li key={one} className={classes.piece}>
            {index <= here && <svg className={classes.fill} width={index < here ? '100%' : `${part}%`} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
