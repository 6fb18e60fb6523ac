import type { DealerCarValues } from '../../../../schemas/shared/dealer-car.form.ts';
import type { MeValues } from '../../../../schemas/shared/me.form.ts';
import type { TermsValues } from '../../../../schemas/shared/terms.form.ts';
import { money, months, percent, phone } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';
import { shareOf } from '../../../../schemas/facts/money.ts';
import type { SummaryRow } from '../../../ui/index.ts';
import { extraRows } from './extra-rows.tsx';
import { personName } from '../../../blocks/claim/person-name.ts';

/** What was said of the client. */
export const clientRows = (client: MeValues, t: Translate): SummaryRow[] => [
  { label: t('dealer.row.name'), value: personName(client) },
  { label: t('c2c.me.iin'), value: client.personalNumber },
  { label: t('dealer.client.phone'), value: phone(client.phone) },
];

/** What was said of the car. `name`: mark and model in words, once they are known. */
export const carRows = (car: DealerCarValues, name: string | null, t: Translate): SummaryRow[] => [
  ...(name === null ? [] : [{ label: t('dealer.row.car'), value: `${name}, ${car.productionYear}` }]),
  { label: t('car.type'), value: t(`car.type.${car.carType}`) },
  { label: t('car.price'), value: money(car.price) },
  ...(car.discount > 0
    ? [
        { label: t('dealer.car.discount'), value: money(car.discount) },
        { label: t('dealer.row.toPay'), value: money(car.price - car.discount) },
      ]
    : []),
];

/** The same beside a picture: the car, and what is paid for it. */
export const carFacts = (
  car: DealerCarValues,
  name: string | null,
  t: Translate,
): { name: string; facts: string[] } => {
  const type = t(`car.type.${car.carType}`);
  const price = t('c2c.price', { sum: money(car.price - car.discount) });
  return {
    name: `${name ?? type}, ${car.productionYear}`,
    facts: [
      ...(name === null ? [] : [type]),
      car.discount > 0 ? `${price}, ${t('dealer.row.discounted', { sum: money(car.discount) })}` : price,
    ],
  };
};

/** What was said of the loan. `toPay`: the price less the discount, tenge. */
export const termsRows = (terms: TermsValues, toPay: number, t: Translate): SummaryRow[] => [
  {
    label: t('loan.fee'),
    value: t('dealer.row.feeValue', { sum: money(terms.initialFee), p: percent(shareOf(terms.initialFee, toPay)) }),
  },
  { label: t('loan.sum'), value: money(toPay - terms.initialFee) },
  { label: t('loan.termOnly'), value: months(terms.term, t) },
  { label: t('loan.payment'), value: t(`loan.${terms.paymentType}`) },
  ...extraRows(terms, t),
];
