import type { CallOutput } from '../../../openapi/index.ts';
import { say, type AnyCall } from '../../core/service.ts';
import { dealerOf } from '../../data/dealers.ts';
import { usernameOf } from '../auth/index.ts';

/** The dealer or partner behind an account, in the caller's language; null: it is nobody's. */
export const dealerView = async (c: AnyCall, userId: string): Promise<CallOutput<'myDealer'>> => {
  const dealer = dealerOf((await usernameOf(c, userId)) ?? '');
  return dealer && { name: say(dealer.name, c.locale), address: say(dealer.address, c.locale) };
};
