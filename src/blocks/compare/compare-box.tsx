import { useId } from 'react';
import { choice } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { MOST_COMPARED } from './rows.ts';
import type { Compared } from './use-compared.ts';

/** Ticks an offer for the comparison. */
export function CompareBox({ compared, id, name }: { compared: Compared; id: string; name: string }) {
  const t = useT();
  const classes = choice();
  const on = compared.has(id);
  const refused = !on && compared.full;
  const note = refused ? t('cmp.full', { most: MOST_COMPARED }) : null;
  const noteId = useId();
  return (
    <label className={classes.item}>
      <input
        type="checkbox"
        name={`compare-${id}`}
        className={classes.input}
        checked={on}
        aria-label={t('cmp.addNamed', { name })}
        aria-describedby={note === null ? undefined : noteId}
        aria-disabled={refused || undefined}
        onChange={() => compared.toggle(id)}
      />
      <span className={classes.text}>
        {t('cmp.tick')}
        {note !== null && (
          <span id={noteId} className={classes.note}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
