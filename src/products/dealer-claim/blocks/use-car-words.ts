import type { DealerCarValues } from '../../../../schemas/shared/dealer-car.form.ts';
import type { ScreenProps } from '../../../blocks/props.ts';

/** Mark and model in words; null until they are known. */
export function useCarWords(
  car: Pick<DealerCarValues, 'markId' | 'modelId'> | undefined,
  useRead: ScreenProps<'dealer-car' | 'dealer-terms' | 'dealer-review'>['useRead'],
): string | null {
  const marks = useRead('carMarks', { variables: {} });
  const models = useRead('carModels', car ? { variables: { markId: car.markId } } : null);
  const mark = marks.data?.find(({ id }) => id === car?.markId);
  const model = models.data?.find(({ id }) => id === car?.modelId);
  return mark && model ? `${mark.name} ${model.name}` : null;
}
