import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { emptyIncome, type IncomeRow, MAX_INCOMES } from '../../../../../schemas/shared/job.form.ts';
import { incomeWarnings } from '../../../../blocks/questionnaire/soft-warnings.ts';
import { useRows } from '../../../../blocks/questionnaire/use-rows.ts';
import { Warned } from '../../../../blocks/questionnaire/warned.tsx';
import { useT } from '../../../../i18n/index.ts';
import { FieldSet, type Option, PriceField, SelectField } from '../../../../ui/form/index.ts';
import { Button } from '../../../../ui/index.ts';

/** Incomes a month, each of a type that the claim service names. */
export function IncomeRows({ types, today }: { types: readonly Option[]; today: string }) {
  const t = useT();
  const { rows, list, adds, add, remove } = useRows<IncomeRow>('incomes', emptyIncome, (n) =>
    t('q.incomeRemoved', { n }),
  );
  return (
    <div ref={list} className={stack({ gap: '24' })}>
      {rows.map(({ type }, row) => {
        const path = `incomes.${row}.value`;
        return (
          // Rows are told apart by their place: fields are named by it.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <FieldSet key={row} legend={rows.length > 1 ? t('f.incomeN', { n: row + 1 }) : t('q.incomes')}>
            <SelectField name={`incomes.${row}.type`} label={t('f.incomeType')} options={types} />
            <Warned path={path} of={incomeWarnings(type, path, today)}>
              <PriceField name={path} label={t('f.income')} hint={t('f.incomeHint')} />
            </Warned>
            {rows.length > 1 && (
              <Button tone="quiet" onClick={() => remove(row)}>
                {t('q.removeIncome', { n: row + 1 })}
              </Button>
            )}
          </FieldSet>
        );
      })}
      {rows.length < MAX_INCOMES && (
        <button ref={adds} type="button" className={arranged({ as: 'further' })} onClick={add}>
          {t('q.addIncome')}
        </button>
      )}
    </div>
  );
}
