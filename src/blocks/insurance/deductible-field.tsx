import { DEDUCTIBLES, type Deductible } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { money, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { RadioCardsField } from '../../ui/form/index.ts';
import { ChoiceEnd } from '../choice-end.tsx';
import { exampleWords, type FirstPrice, partWords } from './first-price.ts';

const name = (part: Deductible, t: Translate): string => (part === 0 ? t('ins.deductible.none') : percent(part));

/** What the owner pays of each repair; null: nothing can be said without the car's value. */
const ownPart = (part: Deductible, { value }: FirstPrice, t: Translate): string | null => {
  if (part === 0) return t('ins.deductible.yoursNone');
  const sum = value === null ? null : money(percentOf(value, part));
  return sum && t('ins.deductible.yours', { sum });
};

/** What it is; while the value of the car is not known, also of which car the prices are. */
const deductibleHint = (first: FirstPrice, t: Translate): string => {
  const example = exampleWords(first, t);
  return example === null ? t('ins.product.deductibleHint') : `${t('ins.product.deductibleHint')} ${example}.`;
};

/** None, the usual one and a high one: between them the price is felt. */
const FEW: readonly Deductible[] = [0, 1, 5];

/** Each share with what the policy then costs and what the owner pays of a repair; all of them on demand. */
export function DeductibleField({ first }: { first: FirstPrice }) {
  const t = useT();
  return (
    <RadioCardsField
      name="deductiblePercent"
      label={t('ins.product.deductible')}
      hint={deductibleHint(first, t)}
      fit="rows"
      few={FEW.map(String)}
      others={t('ins.product.deductibleAll')}
      options={DEDUCTIBLES.map((part) => {
        const least = partWords(first.at(part), t);
        return {
          value: String(part),
          label: name(part, t),
          note: ownPart(part, first, t),
          end: least === null ? undefined : <ChoiceEnd value={least} />,
        };
      })}
    />
  );
}
