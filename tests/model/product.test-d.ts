/**
 * What a product must not declare. `tsc` reads this file; a line marked as an error that is none fails the type check.
 */
import { object, string, number } from 'valibot';
import { defineProduct } from '../../machines/kit/product.ts';
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
