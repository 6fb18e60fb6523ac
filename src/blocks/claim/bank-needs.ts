import type { Bank } from '../../../openapi/index.ts';
import type { Translate } from '../../i18n/runtime.ts';

/** What a bank demands beside the payment, in words: no payment holds it. */
export const bankNeeds = ({ terms }: Bank, t: Translate): string[] => [
  ...(terms.cascoRequired ? [t('c2c.terms.needsCasco')] : []),
  ...(terms.gpsRequired ? [t('c2c.terms.needsGps')] : []),
  ...(terms.incomeProof ? [t('c2c.terms.needsIncome')] : []),
];
