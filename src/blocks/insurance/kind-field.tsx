import { PRODUCT_KINDS } from '../../../schemas/shared/insurance-product.form.ts';
import { useT } from '../../i18n/index.ts';
import { RadioCardsField } from '../../ui/form/index.ts';

/** What is insured: compulsory insurance, casco, or both. */
export function KindField() {
  const t = useT();
  return (
    <RadioCardsField
      name="kind"
      label={t('ins.product.kind')}
      options={PRODUCT_KINDS.map((value) => ({
        value,
        label: t(`ins.kind.${value}`),
        note: t(`ins.kind.${value}.note`),
      }))}
    />
  );
}
