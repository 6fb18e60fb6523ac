import { useEffect } from 'react';
import type { MeValues } from '../../../../schemas/shared/me.form.ts';
import { priceOf } from '../../../../schemas/shared/lending.ts';
import { CardSection } from '../../../blocks/claim/card-section.tsx';
import { useSum } from '../../../blocks/claim/live-offers.tsx';
import type { ScreenProps } from '../../../blocks/props.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { useFieldValue } from '../../../ui/form/index.ts';
import { SummaryList } from '../../../ui/index.ts';
import { clientRows } from './said.tsx';
import { useCarWords } from './use-car-words.ts';

/** What of the car stands in its form at present. */
interface Seen {
  readonly markId: string;
  readonly modelId: string;
  readonly year: string;
  /** Tenge, what is taken off included. */
  readonly price: number | null;
  readonly discount: number;
  /** Something is there to go on with. */
  readonly any: boolean;
}
export const NO_CAR: Seen = { markId: '', modelId: '', year: '', price: null, discount: 0, any: false };

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Stands among the fields, and tells the page around them what is typed. */
export function SeenCar({ onSeen }: { onSeen: (car: Seen) => void }) {
  const markId = textOf(useFieldValue('markId'));
  const modelId = textOf(useFieldValue('modelId'));
  const year = textOf(useFieldValue('productionYear'));
  const price = useSum('price');
  const discount = useSum('discount') ?? 0;
  useEffect(() => {
    const any = markId !== '' || year !== '' || price !== null;
    onSeen({ markId, modelId, year, price, discount, any });
  }, [onSeen, markId, modelId, year, price, discount]);
  return null;
}

/** Beside the form of the car: what the claim holds already, and the car as it is typed. */
export function SoFar({
  client,
  car,
  useRead,
}: Pick<ScreenProps<'dealer-car'>, 'useRead'> & { client: MeValues | undefined; car: Seen }) {
  const t = useT();
  const { markId, modelId, year, price, discount } = car;
  const name = useCarWords(markId !== '' && modelId !== '' ? { markId, modelId } : undefined, useRead);
  const none = t('dealer.sofar.none');
  return (
    <CardSection title={t('dealer.sofar.title')}>
      <SummaryList
        rows={[
          ...(client ? clientRows(client, t) : []),
          { label: t('dealer.row.car'), value: name === null ? none : [name, year].filter(Boolean).join(', ') },
          {
            label: t(discount > 0 ? 'dealer.row.toPay' : 'car.price'),
            value: price === null ? none : money(priceOf({ carPrice: price, carDiscount: discount })),
          },
        ]}
      />
    </CardSection>
  );
}
