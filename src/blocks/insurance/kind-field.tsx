import { arranged } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { PRODUCT_KINDS } from '../../../schemas/shared/insurance-product.form.ts';
import { useT } from '../../i18n/index.ts';
import { RadioCardsField } from '../../ui/form/index.ts';
import { ChoiceEnd } from '../choice-end.tsx';
import { money } from '../../i18n/format.ts';
import { exampleWords, useFirstPrice } from './first-price.ts';

/** What is insured: compulsory insurance, casco, or both; each with the price that is known of it. */
export function KindField({ claim, today }: { claim: InsuranceClaim | undefined; today: string }) {
  const t = useT();
  const first = useFirstPrice(claim, today);
  const example = exampleWords({ ...first, kind: 'both', casco: first.of('casco') }, t);
  return (
    <div className={arranged({ as: 'priced' })}>
      <RadioCardsField
        name="kind"
        label={t('ins.product.kindPrice')}
        hint={example === null ? undefined : t('ins.first.examples', { of: example })}
        options={PRODUCT_KINDS.map((value) => {
          const price = first.of(value);
          return {
            value,
            label: t(`ins.kind.${value}`),
            note: t(`ins.kind.${value}.note`),
            ...(price !== null && { end: <ChoiceEnd value={money(price)} /> }),
          };
        })}
      />
    </div>
  );
}
