import { stack } from '@styled/patterns';
import { emptyDriver, MAX_DRIVERS, type DriverRow } from '../../../schemas/shared/drivers.ts';
import { useRows } from '../questionnaire/use-rows.ts';
import { useT } from '../../i18n/index.ts';
import { CheckboxField, FieldSet, NumberField, PersonalNumberField, TextField } from '../../ui/form/index.ts';
import { Button } from '../../ui/index.ts';

/** One to five people who drive the car. */
export function DriverRows() {
  const t = useT();
  const { rows, list, adds, add, remove } = useRows<DriverRow>('drivers', emptyDriver, (n) =>
    t('ins.driver.removed', { n }),
  );
  const nameOf = (row: number) => (rows.length === 1 ? t('ins.driver.only') : t('ins.driver.legend', { n: row + 1 }));
  return (
    <div ref={list} className={stack({ gap: '24' })}>
      {rows.map((driver, row) => (
        // Rows are told apart by their place: fields are named by it.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <FieldSet key={row} legend={nameOf(row)}>
          {row === 0 && (
            <CheckboxField
              name="drivers.0.isPolicyholder"
              label={t('ins.driver.policyholder')}
              hint={t('ins.driver.policyholderHint')}
            />
          )}
          {!driver.isPolicyholder && (
            <>
              <TextField name={`drivers.${row}.lastName`} label={t('f.last')} autoComplete="off" capitals />
              <TextField name={`drivers.${row}.firstName`} label={t('f.first')} autoComplete="off" capitals />
              <PersonalNumberField name={`drivers.${row}.personalNumber`} label={t('ins.iin')} />
            </>
          )}
          <NumberField name={`drivers.${row}.experienceYears`} label={t('ins.driver.experience')} digits={2} />
          <CheckboxField
            name={`drivers.${row}.isPrivileged`}
            label={t('ins.driver.privileged')}
            hint={t('ins.driver.privilegedHint')}
          />
          {rows.length > 1 && (
            <Button tone="quiet" onClick={() => remove(row)}>
              {t('ins.driver.remove', { n: row + 1 })}
            </Button>
          )}
        </FieldSet>
      ))}
      {rows.length < MAX_DRIVERS && (
        <div>
          <Button ref={adds} tone="secondary" onClick={add}>
            {t('ins.driver.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
