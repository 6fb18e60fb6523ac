import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { arranged } from '@styled/recipes';
import { CarPicture } from '../../blocks/claim/car-picture.tsx';
import { CarForm } from '../../blocks/claim/car-form.tsx';
import { Finder } from '../../blocks/claim/publication-finder.tsx';
import { Section } from '../../blocks/claim/section.tsx';
import { usePublication } from '../../blocks/claim/use-publication.ts';
import { DeskStep } from './blocks/desk-step.tsx';
import { MoreFields } from '../../blocks/more-fields.tsx';
import { NO_CAR, SeenCar, SoFar } from './blocks/so-far.tsx';
import { refusedOf } from './blocks/refused.ts';
import { personName } from '../../blocks/claim/person-name.ts';
import { dealerCarForm, initial, MAX_DISCOUNT_PERCENT } from '../../../schemas/shared/dealer-car.form.ts';
import { percentOf } from '../../../schemas/facts/money.ts';
import { priceOf } from '../../../schemas/shared/lending.ts';
import { useSum } from '../../blocks/claim/live-offers.tsx';
import { money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useWide } from '../../ui/use-wide.ts';
import { PriceField } from '../../ui/form/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** A dealer may leave them out. */
const OPTIONAL = ['mileage', 'discount', 'plate', 'vin'] as const;
const whose = css({ textStyle: 'body.strong', color: 'fg' });

export default function DealerCar({
  screen,
  send,
  busy,
  problem,
  context,
  facts,
  draft,
  useRead,
}: ScreenProps<'dealer-car'>) {
  const t = useT();
  const { SUBMIT_DEALER_CAR: said } = context.answers;
  const own = draft('SUBMIT_DEALER_CAR');
  const { id, publication, pending } = usePublication(context.responses.getPublication, said, own, useRead);
  const finding = context.problem?.operationId === 'getPublication';
  const client = context.answers.SUBMIT_CLIENT;
  const isWide = useWide();
  const [car, setCar] = useState(NO_CAR);
  const quick = publication === null && !car.any;
  return (
    <DeskStep
      screen={screen}
      title={t('dealer.car.title')}
      lead={!isWide && client && <p className={whose}>{t('dealer.car.client', { name: personName(client) })}</p>}
      busy={busy}
      onBack={() => send({ type: 'BACK' })}
      aside={isWide && <SoFar client={client} car={car} useRead={useRead} />}
    >
      {/* The quick way first; by hand below it. */}
      <div className={arranged({ as: 'strip' })}>
        <Finder
          busy={busy}
          problem={finding ? problem : null}
          said={context.answers.FIND_PUBLICATION}
          draft={draft('FIND_PUBLICATION')}
          {...(quick && { tone: 'primary' })}
          head={<FinderHead />}
          onFind={(values) => send({ type: 'FIND_PUBLICATION', values })}
        />
        <Section title={t('c2c.hand.title')}>
          <div className={arranged({ as: 'carLines' })}>
            <CarForm
              key={id}
              schema={dealerCarForm(facts)}
              event="SUBMIT_DEALER_CAR"
              empty={initial}
              said={said}
              own={own}
              busy={busy}
              awaited={pending}
              problem={finding ? undefined : refusedOf(problem?.fields, initial)}
              useRead={useRead}
              publication={publication}
              afterPrice={<Discount />}
              // One button is the page's first: the finder's, until there is a car to go on with.
              tone={quick ? 'secondary' : undefined}
              rest={(fields) => (
                <>
                  <SeenCar onSeen={setCar} />
                  <MoreFields title={t('dealer.car.more')} names={OPTIONAL}>
                    {fields}
                  </MoreFields>
                </>
              )}
              onSubmit={(values) => send({ type: 'SUBMIT_DEALER_CAR', values })}
            />
          </div>
        </Section>
      </div>
    </DeskStep>
  );
}

/** The quick way is offered with what it is good for, and the drawing of a car. */
function FinderHead() {
  const t = useT();
  return (
    <div className={stack({ gap: '4' })}>
      <CarPicture>
        <h2 className={css({ textStyle: 'h3' })}>{t('c2c.find.title')}</h2>
      </CarPicture>
      <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('dealer.car.lead')}</p>
    </div>
  );
}

/** What is taken off, and what is left to pay as soon as both sums stand. */
function Discount() {
  const t = useT();
  const [carPrice, carDiscount] = [useSum('price') ?? 0, useSum('discount') ?? 0];
  const fits = carDiscount > 0 && carDiscount <= percentOf(carPrice, MAX_DISCOUNT_PERCENT);
  return (
    <PriceField
      name="discount"
      label={t('dealer.car.discount')}
      hint={
        fits
          ? t('dealer.car.discounted', { sum: money(priceOf({ carPrice, carDiscount })) })
          : t('dealer.car.discountHint', { x: MAX_DISCOUNT_PERCENT })
      }
      optional
    />
  );
}
