import type { Entrance, FlowContext } from '../../kit/context.ts';
import { isConflict, isMissing } from '../../kit/questions.ts';
import { call, choice, defineFlow, entrance, final, screen, unavailable } from '../../kit/flow.ts';
import { linkAddress } from '../../link-targets.ts';

/** In this flow the id is the link's own, the secret of its address. */
const byId = (c: FlowContext) => ({ path: { id: c.id ?? '' } });
const hasLink = (c: FlowContext): boolean => c.id !== null;
const isOver = (c: FlowContext): boolean => c.problem?.status === 410;
/** Three wrong tries: at the third the service says so, afterwards it hears nothing more. */
const isLocked = (c: FlowContext): boolean => c.problem?.status === 423 || c.problem?.data?.attemptsLeft === 0;

const opened = (c: FlowContext): Entrance | null => {
  const link = c.responses.confirmShortLink ?? c.responses.openShortLink;
  const path = link === undefined ? null : linkAddress(link.target);
  return link === undefined || path === null
    ? null
    : { path, refreshToken: link.refreshToken ?? null, productId: link.productId ?? null };
};

/** A new link to the phone on record; what cannot be sent is said where it was asked for. */
const renewing = <const Asked extends string>(asked: Asked) =>
  call('renewShortLink', byId, { done: 'sent', failed: [{ if: isMissing, to: 'missing' }, asked] });

/** A link of an SMS: signs its owner in, and leads to what it opens. */
export const shortLink = defineFlow({
  id: 'short-link',
  initial: 'start',
  states: {
    start: choice({ if: hasLink, to: 'opening' }, 'home'),
    home: final(null, { to: 'home' }),
    opening: call('openShortLink', byId, {
      done: 'opened',
      failed: [
        { if: isOver, to: 'expired' },
        { if: isMissing, to: 'missing' },
        { if: isConflict, to: 'digits' },
        'unavailable',
      ],
    }),
    unavailable: unavailable('link-unavailable', { RETRY: 'opening' }),
    missing: final('link-missing'),

    /** Opened before, on another device: who is this? */
    digits: screen('link-digits', { SUBMIT_DIGITS: 'confirming', RENEW: 'renewingDigits' }),
    confirming: call(
      'confirmShortLink',
      (c) => ({ ...byId(c), body: { lastDigits: c.answers.SUBMIT_DIGITS?.lastDigits ?? '' } }),
      {
        done: 'opened',
        failed: [
          { if: isOver, to: 'expired' },
          { if: isMissing, to: 'missing' },
          { if: isLocked, to: 'locked' },
          // Never opened after all.
          { if: isConflict, to: 'unavailable' },
          'digits',
        ],
      },
    ),
    renewingDigits: renewing('digits'),

    expired: screen('link-expired', { RENEW: 'renewingExpired' }),
    renewingExpired: renewing('expired'),
    locked: screen('link-locked', { RENEW: 'renewingLocked' }),
    renewingLocked: renewing('locked'),
    sent: screen('link-sent', { RENEW: 'renewingSent' }),
    renewingSent: renewing('sent'),

    opened: entrance(opened),
  },
});
