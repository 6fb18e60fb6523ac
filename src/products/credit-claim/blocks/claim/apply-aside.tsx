import type { ReactNode } from 'react';
import { estimate } from '@styled/recipes';
import { CarHead } from '../../../../blocks/claim/car-head.tsx';
import type { ScreenProps } from '../../../../blocks/props.ts';
import { money, months } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/index.ts';
import { SummaryList } from '../../../../ui/index.ts';
import { Follows } from './follows.tsx';

type Said = Pick<ScreenProps<'c2c-me'>['context'], 'answers' | 'responses'>;

/** The car that was said, as the announcement names it; without one by its kind. */
export function SaidCar({
  context: { answers, responses },
  more = null,
}: {
  context: Said;
  /** What else is known of it. */
  more?: string | null;
}) {
  const t = useT();
  const car = answers.SUBMIT_CAR;
  if (car === undefined) return null;
  const found = responses.getPublication;
  const name =
    found && found.id === car.productId ? `${found.mark.name} ${found.model.name}` : t(`car.type.${car.carType}`);
  return (
    <CarHead
      name={[name, car.productionYear].filter(Boolean).join(', ')}
      facts={[t('c2c.price', { sum: money(car.price) }), ...(more === null ? [] : [more])]}
    />
  );
}

/** Beside a step of a new claim, where there is room: what was said so far, what that costs, and what follows. */
export function ApplyAside({ context, children }: { context: Said; children?: ReactNode }) {
  const t = useT();
  const classes = estimate();
  const terms = context.answers.SUBMIT_TERMS;
  return (
    <>
      <section className={`${classes.panel} ${classes.wide}`} aria-label={t('c2c.said')}>
        <SaidCar context={context} />
        {children}
        {terms && (
          <SummaryList
            rows={[
              { label: t('loan.fee'), value: money(terms.initialFee) },
              { label: t('loan.termOnly'), value: months(terms.term, t) },
            ]}
          />
        )}
      </section>
      <Follows at="application" />
    </>
  );
}
