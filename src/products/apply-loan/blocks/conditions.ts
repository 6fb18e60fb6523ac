import type { Bank } from '../../../../openapi/index.ts';
import { percentOf } from '../../../../schemas/facts/money.ts';
import type { TermsValues } from '../../../../schemas/shared/terms.form.ts';
import { money } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

interface Wanted {
  readonly terms: TermsValues | undefined;
  /** Of the car, tenge. */
  readonly price: number;
}

const gps = ({ extras }: Bank['terms'], t: Translate): string =>
  extras?.gpsOnce == null || extras.gpsMonthly == null
    ? t('apply.banks.gps')
    : t('apply.banks.gpsFor', { once: money(extras.gpsOnce), month: money(extras.gpsMonthly) });

const casco = ({ extras }: Bank['terms'], price: number, t: Translate): string =>
  extras?.cascoPercent == null
    ? t('apply.banks.casco')
    : t('apply.banks.cascoFor', { sum: money(percentOf(price, extras.cascoPercent)) });

/** It would refuse: it wants the income proved, and it is not. */
export const refusesYet = ({ terms }: Bank, wanted: TermsValues | undefined): boolean =>
  terms.incomeProof && wanted?.provesIncome === false;

/**
 * What a bank asks for beside the payment, and what it costs where the bank tells: it is no part of it. The income only of whom
 * does not prove it yet.
 */
export const conditionsOf = (bank: Bank, { terms: wanted, price }: Wanted, t: Translate): string[] => [
  ...(bank.terms.gpsRequired ? [gps(bank.terms, t)] : []),
  ...(bank.terms.cascoRequired ? [casco(bank.terms, price, t)] : []),
  ...(refusesYet(bank, wanted) ? [t('apply.banks.income')] : []),
];
