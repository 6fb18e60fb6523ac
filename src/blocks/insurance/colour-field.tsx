import { arranged } from '@styled/recipes';
import { useT } from '../../i18n/index.ts';
import { TextField, useFieldValue, useSetField } from '../../ui/form/index.ts';

/** What most cars are painted. */
const USUAL = ['white', 'black', 'grey', 'silver', 'blue', 'red'] as const;

/** The colour as the papers have it, in words; the usual ones are a tap each. */
export function ColourField() {
  const t = useT();
  const set = useSetField();
  const typed = useFieldValue('colour');
  const label = t('ins.car.colour');
  return (
    <div className={arranged({ as: 'tapped' })}>
      <TextField name="colour" label={label} autoComplete="off" maxLength={40} />
      <div role="group" aria-label={label}>
        {USUAL.map((one) => {
          const colour = t(`ins.colour.${one}`);
          return (
            <button key={one} type="button" aria-pressed={typed === colour} onClick={() => set('colour', colour)}>
              {colour}
            </button>
          );
        })}
      </div>
    </div>
  );
}
