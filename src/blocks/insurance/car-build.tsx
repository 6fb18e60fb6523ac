import { useMemo } from 'react';
import { arranged } from '@styled/recipes';
import { ENGINE_TYPES } from '../../../schemas/shared/car.form.ts';
import { useT } from '../../i18n/index.ts';
import {
  namedOptions,
  NumberField,
  SearchField,
  SelectField,
  useFieldValue,
  useSetField,
} from '../../ui/form/index.ts';
import { ErrorBlock } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** Fuel, and what is measured of the engine. */
export function EngineFields() {
  const t = useT();
  const isElectric = useFieldValue('engineType') === 'electric';
  return (
    <>
      {/* A line of its own, so that volume and power share the next one. */}
      <div>
        <SelectField
          name="engineType"
          label={t('car.engine')}
          options={ENGINE_TYPES.map((value) => ({ value, label: t(`car.engine.${value}`) }))}
        />
      </div>
      <div className={arranged({ as: 'dates' })}>
        {!isElectric && <NumberField name="engineVolume" label={t('ins.car.volume')} digits={5} />}
        <NumberField name="enginePower" label={t('ins.car.power')} digits={4} />
      </div>
    </>
  );
}

/** From the lists of the claim service: a mark first, then its models. */
export function MarkAndModel({ useRead }: Pick<ScreenProps<'insurance-car' | 'market-car'>, 'useRead'>) {
  const t = useT();
  const set = useSetField();
  const typed = useFieldValue('markId');
  const markId = typeof typed === 'string' ? typed : '';
  const marks = useRead('carMarks', { variables: {} });
  const models = useRead('carModels', markId === '' ? null : { variables: { markId } });
  const failed = [marks, models].find((read) => read.error !== null);
  const markOptions = useMemo(() => namedOptions(marks.data), [marks.data]);
  const modelOptions = useMemo(() => namedOptions(models.data), [models.data]);
  return (
    <>
      <SearchField name="markId" label={t('car.mark')} options={markOptions} onChoose={() => set('modelId', '')} />
      {/* Asked once it can be answered; another mark has other models: what was typed for the old one goes. */}
      {markId !== '' && <SearchField key={markId} name="modelId" label={t('car.model')} options={modelOptions} />}
      {failed && <ErrorBlock title={t('c2c.car.refsError')} text={failed.error} onRetry={failed.retry} />}
    </>
  );
}
