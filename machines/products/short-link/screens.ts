import type { DigitsValues } from '../../../schemas/short-link/digits.form.ts';
import { defineScreens, values } from '../../kit/screen.ts';

/** What a short link shows when it does not lead on at once. One entry of the history: Back leaves it. */
const shared = {
  path: '/link/:id?',
  access: 'open',
  layout: 'empty',
  texts: 'link',
  result: true,
  withoutId: true,
} as const;

export const shortLinkScreens = defineScreens({
  // The first one comes with the address; the one with a form when it is asked for.
  'link-expired': { ...shared, title: 'link.expiredTitle', events: { RENEW: null } },
  'link-digits': {
    ...shared,
    title: 'link.digitsTitle',
    events: { SUBMIT_DIGITS: values<DigitsValues>(), RENEW: null },
  },
  'link-locked': { ...shared, title: 'link.lockedTitle', events: { RENEW: null } },
  'link-sent': { ...shared, title: 'link.sentTitle', events: { RENEW: null } },
  'link-unavailable': { ...shared, title: 'link.unavailableTitle', events: { RETRY: null } },
  'link-missing': { ...shared, title: 'link.missingTitle', events: {} },
});
