import { css } from '@styled/css';
import { card } from '@styled/recipes';
import { stack } from '@styled/patterns';
import { CAR_PRICE } from '../../../schemas/shared/car.form.ts';
import { Payments, RangeHead, rangeText, useSpokenRange } from '../../blocks/claim/estimate-range.tsx';
import { useLiveOffers, useSum } from '../../blocks/claim/live-offers.tsx';
import type { Estimate } from '../../blocks/claim/offers.ts';
import { money, percent } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { ErrorBlock, Skeleton } from '../../ui/index.ts';

const small = css({ textStyle: 'body.sm', color: 'fg.muted' });

/** The range at the banks for what stands in the calculator. */
export function LiveRange() {
  const t = useT();
  const { banks, loan, offers } = useLiveOffers();
  const price = useSum('price');
  useSpokenRange(offers && rangeText(offers.lending, t));
  if (banks.error !== null)
    return <ErrorBlock title={banks.error} text={t('calculator.without')} onRetry={banks.retry} />;
  if (banks.data === undefined) return <Skeleton lines={2} />;
  const isCar = price !== null && price >= CAR_PRICE.min && price <= CAR_PRICE.max;
  if (!isCar || offers === null || loan === null)
    return (
      <p>
        {isCar
          ? t('calculator.enter')
          : t('calculator.price', { from: money(CAR_PRICE.min), to: money(CAR_PRICE.max) })}
      </p>
    );
  if (offers.lending.length === 0) return <p>{t('c2c.terms.noOffers')}</p>;
  return <RangeHead lending={offers.lending} loan={loan} />;
}

/** Whose payments they are, with an example of one of them. */
export function LivePayments() {
  const t = useT();
  const { offers } = useLiveOffers();
  const best = offers?.lending[0];
  if (offers === null || best === undefined) return null;
  return (
    <div className={card()}>
      <div className={stack({ gap: '12' })}>
        <div>
          <h2 className={css({ textStyle: 'h3' })}>{t('calculator.banks')}</h2>
          <p className={small}>{t('calculator.gesv')}</p>
        </div>
        <Payments lending={offers.lending} />
        <Example {...best} />
      </div>
    </div>
  );
}

/** What the cheapest would mean, all in: nobody looks at a payment alone. */
function Example({ bank, rate, gesv, overpayment }: Estimate) {
  const t = useT();
  return (
    <p className={small} data-example>
      {t('calculator.example', {
        bank: bank.name,
        rate: percent(rate),
        gesv: gesv === null ? '—' : percent(gesv),
        over: money(overpayment),
      })}
    </p>
  );
}
