import { stepper } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';

interface Props {
  /** From 1. */
  step: number;
  /** Left out where it is not sure yet. */
  total?: number | undefined;
  title: string;
}

/** "Шаг 2 из 5 · Работа и доход", above the heading, and a bar for the eye. Steps are no links: Back and the check page lead there. */
export function Stepper({ step, total, title }: Props) {
  const t = useT();
  const { root, text, bar, piece } = stepper();
  return (
    <div className={root}>
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
