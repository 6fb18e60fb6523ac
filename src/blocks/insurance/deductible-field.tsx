import { useState } from 'react';
import { segmented } from '@styled/recipes';
import { DEDUCTIBLES } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { money, percent } from '../../i18n/format.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { RadioCardsField } from '../../ui/form/index.ts';
import { fewWith, USUAL_DEDUCTIBLES } from './few.ts';
import { exampleWords, type FirstPrice } from './first-price.ts';

/** What is paid of each repair; while the value of the car is not known, also of which car the prices are. */
const deductibleHint = (first: FirstPrice, t: Translate): string | undefined => {
  const { deductible, value } = first;
  const example = exampleWords(first, t);
  const said =
    deductible === 0
      ? `${t('ins.offers.ownNone')}.`
      : value !== null && t('ins.product.deductibleHint', { sum: money(percentOf(value, deductible)) });
  return [said, example && `${example}.`].filter(Boolean).join(' ') || undefined;
};

/** Each share with what the policy then costs, beside each other as on the page of offers; all of them on demand. */
export function DeductibleField({ first }: { first: FirstPrice }) {
  const t = useT();
  const [few] = useState(() => fewWith(USUAL_DEDUCTIBLES, first.deductible));
  return (
    <div className={segmented().row}>
      <RadioCardsField
        name="deductiblePercent"
        label={t('ins.offers.deductibles')}
        hint={deductibleHint(first, t)}
        few={few.map(String)}
        others={t('ins.product.deductibleAll')}
        options={DEDUCTIBLES.map((part) => {
          const least = first.at(part);
          return {
            value: String(part),
            label: percent(part),
            end: least === null ? undefined : <span>{money(least)}</span>,
          };
        })}
      />
    </div>
  );
}
