import type { CallOutput } from '../../../openapi/index.ts';
import { say, type Locale, type Work } from '../../core/service.ts';
import { dealerOf } from '../../data/dealers.ts';
import { usernameOf } from '../auth/index.ts';

/** The dealer or partner behind an account, in the caller's language unless told; null: it is nobody's. */
export const dealerView = async (
  work: Work,
  userId: string,
  locale: Locale = work.locale,
): Promise<CallOutput<'myDealer'>> => {
  const dealer = dealerOf((await usernameOf(work, userId)) ?? '');
  return dealer && { name: say(dealer.name, locale), address: say(dealer.address, locale) };
};
