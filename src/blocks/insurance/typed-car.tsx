import { useState } from 'react';
import { cx } from '@styled/css';
import { arranged, carCard } from '@styled/recipes';
import { parsePlate } from '../../../schemas/facts/plate.ts';
import { useT } from '../../i18n/index.ts';
import { useFieldValue } from '../../ui/form/index.ts';
import { CarPicture } from '../claim/car-picture.tsx';
import type { ScreenProps } from '../props.ts';
import { CarPlate } from './car-plate.tsx';
import { showPlate } from './plate-words.ts';
import { engineWords } from './words.ts';

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The car as it is told so far: it takes shape with every answer, in the same place and of the same height. */
export function TypedCar({ useRead }: Pick<ScreenProps<'insurance-car' | 'market-car'>, 'useRead'>) {
  const t = useT();
  const classes = carCard();
  const markId = words(useFieldValue('markId'));
  const modelId = words(useFieldValue('modelId'));
  const year = words(useFieldValue('year'));
  const plate = words(useFieldValue('plate'));
  const colour = words(useFieldValue('colour'));
  const isTrailer = useFieldValue('type') === 'trailer';
  const engine = {
    engineType: words(useFieldValue('engineType')),
    engineVolume: words(useFieldValue('engineVolume')),
    enginePower: words(useFieldValue('enginePower')),
  };
  const marks = useRead('carMarks', { variables: {} }).data;
  const models = useRead('carModels', markId === '' ? null : { variables: { markId } }).data;
  // One that was said before is drawn; one that is typed below must not move the field away.
  const [isDrawn] = useState(parsePlate(plate) !== null);
  const mark = marks?.find(({ id }) => id === markId)?.name;
  const model = models?.find(({ id }) => id === modelId)?.name;
  const name = [[mark, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ');
  const facts = [
    isDrawn || parsePlate(plate) === null ? '' : showPlate(plate),
    colour,
    // The usual fuel says nothing by itself.
    isTrailer || engine.enginePower === '' ? '' : engineWords(engine, t),
  ].filter(Boolean);
  return (
    <section
      className={cx(classes.root, arranged({ as: 'shaping' }))}
      aria-label={t('ins.row.car')}
      data-shaped={mark === undefined ? undefined : ''}
    >
      <CarPicture>
        <p className={classes.name}>{name || t('ins.car.yours')}</p>
        <p className={classes.facts}>{facts.join(' · ') || t('ins.car.shaping')}</p>
        {isDrawn && <CarPlate plate={plate} label={t('ins.row.plate')} />}
      </CarPicture>
    </section>
  );
}
