/**
 * What a product must not declare. `tsc` reads this file; a line marked as an error that is none fails the type check.
 */
import { object, string, number } from 'valibot';
import { flowKit } from '../../machines/kit/flow.ts';
import { defineProduct } from '../../machines/kit/product.ts';
import type { ReportsOf } from '../../machines/kit/reports.ts';
import { defineScreens, values } from '../../machines/kit/screen.ts';

const plain = { access: 'open', layout: 'client', title: 'home.title', texts: 'board' } as const;
const screens = defineScreens({
  first: { ...plain, path: '/first', events: { SUBMIT_NAME: values<{ name: string }>(), BACK: null } },
});
const silent = defineScreens({ only: { ...plain, path: '/only', events: { BACK: null } } });
const flow = () => Promise.reject(new Error('No flow'));
const names = () => Promise.resolve({ SUBMIT_NAME: () => object({ name: string() }) });
const numbers = () => Promise.resolve({ SUBMIT_NAME: () => object({ name: number() }) });
const nothing = () => Promise.resolve({});

defineProduct({ id: 'a', screens, flow, forms: names, entrances: ['first'], links: { claim: 'first' } });
// Without events that carry values there are no forms.
defineProduct({ id: 'a', screens: silent, flow });
// @ts-expect-error -- an event carries values, and nobody knows their rules
defineProduct({ id: 'a', screens, flow });
// @ts-expect-error -- the form of SUBMIT_NAME is missing
defineProduct({ id: 'a', screens, flow, forms: nothing });
// @ts-expect-error -- the form gives other values than the event carries
defineProduct({ id: 'a', screens, flow, forms: numbers });
// @ts-expect-error -- no such screen to enter by
defineProduct({ id: 'a', screens: silent, flow, entrances: ['first'] });
// @ts-expect-error -- no such screen to open by a link
defineProduct({ id: 'a', screens: silent, flow, links: { claim: 'first' } });
const owned = defineScreens({
  ...silent,
  theirs: { ...plain, path: '/theirs', customerOnly: true, events: { BACK: null } },
});
defineProduct({ id: 'a', screens: owned, flow, forDesk: 'only', subject: 'claim' });
// @ts-expect-error -- a screen of the customer alone leads a desk nowhere
defineProduct({ id: 'a', screens: owned, flow });
// @ts-expect-error -- no such screen to lead a desk to
defineProduct({ id: 'a', screens: owned, flow, forDesk: 'first' });
// @ts-expect-error -- no screen is the customer's alone
defineProduct({ id: 'a', screens: silent, flow, forDesk: 'only' });
// @ts-expect-error -- an answer without a status in words
defineProduct({ id: 'a', screens: silent, flow, subject: 'getPublication' });
// @ts-expect-error -- the form has no such value to keep
values<{ name: string }>({ keeps: 'productId' });

const kit = flowKit(screens, ['claim']);
type Declared = ReportsOf<typeof kit>;
export const reported: Declared = {
  answered: { claim: ({ responses }) => (responses.claim?.status.alias === 'new' ? ['decline'] : []) },
  refused: { claim: 'sms_failed' },
  shown: { first: 'bank_sent' },
  said: { BACK: 'repeat' },
};
// @ts-expect-error -- the flow runs no such operation
export const ofOthers: Declared = { answered: { claims: 'decline' } };
// @ts-expect-error -- no such report
export const unknown: Declared = { answered: { claim: 'declined' } };
// @ts-expect-error -- a report that says more than which flow it is
export const tooLittle: Declared = { answered: { claim: 'bank_selected' } };
// @ts-expect-error -- no such screen
export const unseen: Declared = { shown: { only: 'bank_sent' } };
// @ts-expect-error -- nobody says that
export const unsaid: Declared = { said: { NEXT: 'repeat' } };
