import { useId } from 'react';
import { deductibles } from '@styled/recipes';
import type { InsuranceClaim } from '../../../openapi/index.ts';
import { type Deductible, DEDUCTIBLES, INSTALMENTS } from '../../../schemas/facts/insurance/casco-tariff.ts';
import { cascoWith, OPTIONS } from '../../../schemas/facts/insurance/first-price.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import type { DeductibleChoiceValues } from '../../../schemas/shared/deductible-choice.form.ts';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { fewWith, USUAL_DEDUCTIBLES } from './few.ts';
import { cheapest, type PricedOffer } from './offers.ts';

interface Props {
  claim: InsuranceClaim;
  /** Those that have a price. */
  offers: readonly PricedOffer[];
  /** ISO date in Kazakhstan. */
  today: string;
  /** What is being asked for; undefined: nothing. */
  sent: DeductibleChoiceValues | undefined;
  busy: boolean;
  onPick: (values: DeductibleChoiceValues) => void;
}

/** What the same casco costs with another deductible, asked for by one press; nothing where there is none. */
export function OtherDeductibles({ claim: { product, car, contract }, offers, today, sent, busy, onPick }: Props) {
  const t = useT();
  const classes = deductibles();
  const title = useId();
  const asked = DEDUCTIBLES.find((one) => one === product?.deductiblePercent);
  if (product === null || product.kind === 'ogpo' || asked === undefined) return null;
  const price = contract?.price ?? null;
  const on = DEDUCTIBLES.find((one) => busy && one === Number(sent?.deductiblePercent)) ?? asked;
  // An insurer may offer another deductible than was asked for: its price says nothing of the others.
  const least = cheapest(offers.filter(({ deductible }) => deductible.percent === asked));
  const casco = least?.premiumParts.find(({ kind }) => kind === 'casco')?.sum ?? null;
  const wanted = price !== null && {
    price,
    year: car?.year ?? null,
    deductible: asked,
    options: product.options.map((name) => OPTIONS[name]),
    termMonths: product.termMonths,
    instalments: INSTALMENTS.find((one) => one === product.instalments) ?? 1,
  };
  /** With all that is bought beside it; null: nobody has told a price for what was asked yet. */
  const from = (part: Deductible): number | null => {
    if (least === null || casco === null || !wanted) return null;
    if (part === asked) return least.premium;
    const other = cascoWith(part, wanted, casco, today);
    return other === null ? null : other + least.premium - casco;
  };
  const said =
    on === 0 ? t('ins.offers.ownNone') : price !== null && t('ins.offers.ownOf', { sum: money(percentOf(price, on)) });
  return (
    <section className={classes.root} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {t('ins.offers.deductibles')}
      </h2>
      <div className={classes.list} role="group" aria-labelledby={title}>
        {fewWith(USUAL_DEDUCTIBLES, asked).map((part) => {
          const sum = from(part);
          const isAsked = part === asked;
          return (
            <Button
              key={part}
              tone="quiet"
              // The one that was asked for keeps the focus of the press that asked.
              event={isAsked ? undefined : 'CHANGE_DEDUCTIBLE'}
              aria-pressed={part === on}
              busy={busy && part === on && !isAsked}
              aria-disabled={busy || undefined}
              onClick={() => isAsked || onPick({ deductiblePercent: `${part}` })}
            >
              <b>{percent(part)}</b>
              {sum !== null && <span>{money(sum)}</span>}
            </Button>
          );
        })}
      </div>
      {said && <p className={classes.said}>{said}</p>}
    </section>
  );
}
