import type { Bank } from '../../../../openapi/index.ts';
import type { TermsValues } from '../../../../schemas/shared/terms.form.ts';
import type { Translate } from '../../../i18n/index.ts';

/** What a bank asks for beside the payment: it is no part of it. The income only of whom does not prove it yet. */
export const conditionsOf = ({ terms }: Bank, wanted: TermsValues | undefined, t: Translate): string[] => [
  ...(terms.gpsRequired ? [t('apply.banks.gps')] : []),
  ...(terms.cascoRequired ? [t('apply.banks.casco')] : []),
  ...(terms.incomeProof && wanted?.provesIncome === false ? [t('c2c.terms.needsIncome')] : []),
];
