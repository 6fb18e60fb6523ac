import { hasId, isConflict, isMissing } from '../../kit/conditions.ts';
import type { Entrance } from '../../kit/meta.ts';
import { entrance } from '../../kit/flow.ts';
import type { ContextOf } from '../../kit/kit.types.ts';
import { linkAddress } from '../../link-targets.ts';
import { kit } from './kit.ts';
import { progress } from './progress.ts';

const { call, choice, defineFlow, final, screen, unavailable, when } = kit;
type Context = ContextOf<typeof kit>;

/** In this flow the id is the link's own, the secret of its address. */
const byId = (c: Context) => ({ path: { id: c.id ?? '' } });
export const isOver = when('problem', (problem) => problem?.status === 410);
/** Three wrong tries: at the third the service says so, afterwards it hears nothing more. */
export const isLockedOut = when('problem', (problem) => problem?.status === 423 || problem?.data?.attemptsLeft === 0);

const opened = (c: Context): Entrance | null => {
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
  progress,
  initial: 'start',
  states: {
    start: choice({ if: hasId, to: 'opening' }, 'home'),
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
          { if: isLockedOut, to: 'locked' },
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
