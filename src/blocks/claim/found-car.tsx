import { type ReactNode, useEffect, useId, useState } from 'react';
import { carCard } from '@styled/recipes';
import type { Publication } from '../../../openapi/index.ts';
import { group, money } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { useFieldValue, useHasErrors } from '../../ui/form/index.ts';
import { announce } from '../../ui/index.ts';
import { CardFoot } from './card-foot.tsx';
import { CarHead } from './car-head.tsx';
import { fromPublication } from './car-raw.ts';

interface Props {
  publication: Publication;
  /** The fields that the announcement has filled in. */
  children: ReactNode;
}

/**
 * The car of an announcement, as a card; the fields that it has filled in are folded. They are sent all the same, and are
 * opened by a press, by another value than the announcement's, and by a refusal.
 */
export default function FoundCar({ publication, children }: Props) {
  const t = useT();
  const fold = useId();
  const classes = carCard();
  const { id, mark, model, year, price, mileage, engineType, city } = publication;
  const given = fromPublication(publication);
  const refused = useHasErrors(Object.keys(given));
  const changed = useChanged(given);
  const [open, setOpen] = useState(false);
  const [had, setHad] = useState(false);
  const must = refused || changed;
  if (must !== had) {
    setHad(must);
    if (must) setOpen(true);
  }
  const name = `${mark.name} ${model.name}, ${year}`;
  const words = t('c2c.find.found', { id });
  useEffect(() => announce(`${words}: ${name}`), [words, name]);
  return (
    <>
      <div className={classes.root} data-found-car>
        <CarHead
          name={name}
          facts={[money(price), `${t('c2c.find.km', { n: group(mileage) })}, ${t(`car.engine.${engineType}`)}`, city]}
        />
        <CardFoot source={words}>
          <button
            type="button"
            className={classes.change}
            aria-expanded={open}
            aria-controls={fold}
            onClick={() => setOpen(!open)}
          >
            {t('c2c.find.change')}
          </button>
        </CardFoot>
      </div>
      <div id={fold} className={classes.fold} hidden={!open}>
        {children}
      </div>
    </>
  );
}

/** What is typed only for the eye: groups of digits. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s/g, '') : '';

/** Whether something else stands in the form than the announcement says. */
function useChanged(given: ReturnType<typeof fromPublication>): boolean {
  const [markId, modelId, productionYear, mileage, price, engineType] = [
    useFieldValue('markId'),
    useFieldValue('modelId'),
    useFieldValue('productionYear'),
    useFieldValue('mileage'),
    useFieldValue('price'),
    useFieldValue('engineType'),
  ];
  const typed = { markId, modelId, productionYear, mileage, price, engineType };
  return Object.entries(typed).some(([name, value]) => plain(value) !== given[name as keyof typeof typed]);
}
