import { defineScreens, values } from '../../../machines/kit/screen.ts';
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';

const shared = {
  path: null,
  access: 'authenticated',
  layout: 'client',
  texts: 'claim',
  title: 'detail.title',
} as const;

/** What the example of docs/flows.md shows. */
export const screens = defineScreens({
  'give-up-open': { ...shared, events: { DECLINE: values<DeclineValues>(), BACK: null } },
  'give-up-over': { ...shared, events: {} },
  'give-up-unread': { ...shared, events: { RETRY: null } },
});
