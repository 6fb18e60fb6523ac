import { stack } from '@styled/patterns';
import { choice } from '@styled/recipes';
import type { TextId } from '../../../../../locales/ids.ts';
import { useT } from '../../../../i18n/index.ts';
import { everything, type Filter } from '../../../../blocks/banks/answers.ts';
import { Picker } from '../../../../blocks/banks/picker.tsx';
import { Fold } from '../../../../ui/index.ts';

const BOXES = [
  ['approvedOnly', 'b.onlyApproved'],
  ['noCasco', 'b.noCasco'],
  ['noGps', 'b.noGps'],
] as const satisfies readonly (readonly [keyof Filter, TextId])[];
const LENDERS = [
  ['all', 'b.lenderAll'],
  ['bvu', 'b.lenderBank'],
  ['mfo', 'b.lenderMfo'],
] as const;

/** Leaves out answers that do not matter; folded away until it is wanted, and says how many of its boxes are in force. */
export function AnswerFilter({ filter, onFilter }: { filter: Filter; onFilter(next: Filter): void }) {
  const t = useT();
  const classes = choice();
  const used = (Object.keys(everything) as (keyof Filter)[]).filter((key) => filter[key] !== everything[key]).length;
  return (
    <Fold title={used > 0 ? t('b.filterUsed', { n: used }) : t('b.filter')}>
      <div className={stack({ gap: '4' })}>
        {BOXES.map(([key, text]) => (
          <label key={key} className={classes.item}>
            <input
              type="checkbox"
              className={classes.input}
              checked={filter[key]}
              onChange={(event) => onFilter({ ...filter, [key]: event.target.checked })}
            />
            <span className={classes.text}>{t(text)}</span>
          </label>
        ))}
        <Picker
          label={t('b.lender')}
          value={filter.lender}
          options={LENDERS.map(([value, text]) => ({ value, label: t(text) }))}
          onPick={(lender) => onFilter({ ...filter, lender })}
        />
      </div>
    </Fold>
  );
}
