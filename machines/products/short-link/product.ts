import { defineProduct } from '../../kit/product.ts';
import { shortLinkScreens } from './screens.ts';

/** A link of an SMS. */
export const product = defineProduct({
  id: 'short-link',
  screens: shortLinkScreens,
  forms: async () => (await import('./forms.ts')).forms,
  flow: async () => (await import('./flow.ts')).shortLink,
  // The first answer uses the link up: a page reloaded before it came asks for the same answer.
  keeps: ['openShortLink'],
});
