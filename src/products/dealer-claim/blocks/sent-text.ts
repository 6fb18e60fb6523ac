import type { FlowContext } from '../../../../machines/kit/context.ts';
import { dateTimeKz, phone } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/index.ts';

/** When and where the link went by SMS: with the claim itself, or anew from this desk; null: the claim is not known. */
export const sentText = (
  { claim, renewShortLink: again }: Pick<FlowContext['responses'], 'claim' | 'renewShortLink'>,
  t: Translate,
): string | null => {
  if (claim === undefined) return null;
  const to = phone(claim.customerPhone);
  return again
    ? t('dealer.share.smsAgain', { phone: to })
    : t('dealer.share.smsSent', { phone: to, date: dateTimeKz(claim.createdAt) });
};
