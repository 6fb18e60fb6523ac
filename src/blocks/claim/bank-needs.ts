import { money } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/runtime.ts';
import type { TermsValues } from '../../../schemas/shared/terms.form.ts';
import { refusesYet } from './counted.ts';
import type { BankMonth } from './months-of.ts';

/** What is taken anyway: nobody is warned of a demand that is met. */
export type Taken = Pick<TermsValues, 'cascoInsurance' | 'gpsTracker'>;

/**
 * What a bank demands beside the payment, in words, and what it costs where that is known. The income only of whom does not prove it
 * yet.
 */
export const bankNeeds = (
  { bank, beside: { casco, gps } }: Pick<BankMonth, 'bank' | 'beside'>,
  provesIncome: boolean,
  t: Translate,
  taken?: Taken,
): string[] => {
  const { cascoRequired, gpsRequired } = bank.terms;
  const sums = (costs: typeof gps) => costs?.map(({ sum }) => money(sum)) ?? [];
  const [aYear] = sums(casco);
  const [once, month] = sums(gps);
  return [
    ...(refusesYet(bank, provesIncome) ? [t('c2c.terms.needsIncome')] : []),
    ...(cascoRequired && taken?.cascoInsurance !== true
      ? [aYear === undefined ? t('c2c.terms.needsCasco') : t('c2c.terms.needsCascoFor', { sum: aYear })]
      : []),
    ...(gpsRequired && taken?.gpsTracker !== true
      ? [
          once === undefined || month === undefined
            ? t('c2c.terms.needsGps')
            : t('c2c.terms.needsGpsFor', { once, month }),
        ]
      : []),
  ];
};
