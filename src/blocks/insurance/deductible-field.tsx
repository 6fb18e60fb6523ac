import { css, cx } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { DEDUCTIBLES, type Deductible } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { money, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { RadioCardsField, SelectField } from '../../ui/form/index.ts';
import { exampleWords, type FirstPrice, partWords } from './first-price.ts';

const figure = (sum: number | null): string | undefined => (sum === null ? undefined : money(sum));
const name = (part: Deductible, t: Translate): string => (part === 0 ? t('ins.deductible.none') : percent(part));

/** What the owner pays of each repair; null: nothing can be said without the car's value. */
const ownPart = (part: Deductible, { price }: FirstPrice, t: Translate): string | null => {
  if (part === 0) return t('ins.deductible.payNothing');
  return price === null ? null : t('ins.deductible.pay', { sum: money(percentOf(price, part)) });
};

/** What it is; while the value of the car is not known, also of which car the prices are. */
const deductibleHint = (first: FirstPrice, t: Translate): string => {
  const example = exampleWords(first, t);
  return example === null ? t('ins.product.deductibleHint') : `${t('ins.product.deductibleHint')} ${example}.`;
};

/** Each share with what the policy then costs, every choice on show; below them what the owner pays of a repair. */
export function DeductibleField({ first }: { first: FirstPrice }) {
  const t = useT();
  const own = ownPart(first.deductible, first, t);
  return (
    <div className={cx(stack({ gap: '8' }), arranged({ as: 'threes' }))}>
      <RadioCardsField
        name="deductiblePercent"
        label={t('ins.product.deductible')}
        hint={deductibleHint(first, t)}
        tiles
        options={DEDUCTIBLES.map((part) => ({
          value: String(part),
          label: name(part, t),
          note: figure(first.at(part)),
        }))}
      />
      {own !== null && (
        <p aria-live="polite" className={css({ textStyle: 'body.sm', fontVariantNumeric: 'tabular-nums' })}>
          {own}
        </p>
      )}
    </div>
  );
}

/** The same in one line, among other questions. */
export function DeductibleSelect({ first }: { first: FirstPrice }) {
  const t = useT();
  return (
    <SelectField
      name="deductiblePercent"
      label={t('ins.product.deductible')}
      hint={(first.price === null ? null : ownPart(first.deductible, first, t)) ?? deductibleHint(first, t)}
      options={DEDUCTIBLES.map((part) => {
        const least = partWords(first.at(part), t);
        return {
          value: String(part),
          label: least === null ? name(part, t) : t('ins.deductible.option', { part: name(part, t), price: least }),
        };
      })}
    />
  );
}
