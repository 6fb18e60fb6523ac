import { use, useLayoutEffect } from 'react';
import { stepper } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { ScreenReportsContext } from '../form/context.ts';

interface Props {
  /** From 1. */
  step: number;
  /** Left out where it is not sure yet. */
  total?: number | undefined;
  /** What the steps lead to: the name of the flow. */
  title: string;
}

/**
 * "Шаг 2 из 5 · Анкета", above the heading, and a bar for the eye; the page's title says the same: "Работа и доход — шаг 2
 * из 5 — Анкета". Steps are no links: Back and the check page lead there.
 */
export function Stepper({ step, total, title }: Props) {
  const t = useT();
  const { titled } = use(ScreenReportsContext);
  // Before the title is written: it is not to be said twice.
  useLayoutEffect(() => {
    titled((name) =>
      total ? t('step.title', { name, k: step, n: total, title }) : t('step.titleOpen', { name, k: step, title }),
    );
    return () => titled(null);
  }, [titled, t, step, total, title]);
  const { root, text, bar, piece } = stepper();
  return (
    <div className={root} data-stepper>
      <p className={text}>{total ? t('step.of', { k: step, n: total, title }) : t('step.open', { k: step, title })}</p>
      {total && (
        <ol aria-hidden="true" className={bar}>
          {Array.from({ length: total }, (_, index) => (
            <li key={index} className={piece} data-done={index < step || undefined} />
          ))}
        </ol>
      )}
    </div>
  );
}
