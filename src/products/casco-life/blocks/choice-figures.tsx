import { choiceEnd } from '@styled/recipes';
import type { SummaryRow } from '../../../ui/index.ts';

/** What a choice makes of the loan, the same figures in the same places for each: they are to be compared. Part of a label. */
export function ChoiceFigures({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <span className={choiceEnd({ below: true, figures: true })}>
      {rows.map(({ label, value }) => (
        <span key={label}>
          <span>{label} </span>
          <span>{value}</span>
        </span>
      ))}
    </span>
  );
}
