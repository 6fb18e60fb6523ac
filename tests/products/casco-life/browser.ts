import { cascoLife } from '../../../machines/products/casco-life/flow.ts';
import { asksCasco, asksLife } from '../../../machines/products/casco-life/conditions.ts';
import { submit, type Says } from '../../e2e/driver/doing.ts';
import { forms, type FormName } from '../../paths/support/form-examples.ts';
import type { Setup } from '../../e2e/driver/legs.ts';

/** What is decided stands folded; its form is opened first. */
const chooses =
  (event: string, form: FormName): Says =>
  () => [
    { do: 'press', selector: `[data-opens="${event}"]`, maybe: true },
    ...submit(event, forms[form].examples.valid[0] ?? {}),
  ];

/** How a browser walks this product. */
export const setup: Setup = {
  flow: 'casco-life',
  machine: cascoLife,
  who: 'aidos',
  start: 'casco-life-complete',
  opens: (claim) => `/insurance/casco-and-life/${claim}`,
  // An insurance that is no matter of the claim has no form; a lock is not tried before its time.
  offers: (event, context) =>
    event === 'RETRY' && context.screen === 'casco-life-sign-fail'
      ? false
      : event === 'CHOOSE_CASCO'
        ? asksCasco(context) && context.responses.getCascoConditions !== undefined
        : event !== 'CHOOSE_LIFE' || (asksLife(context) && context.responses.getLifeConditions !== undefined),
  says: {
    CHOOSE_CASCO: chooses('CHOOSE_CASCO', 'casco-choice'),
    CHOOSE_LIFE: chooses('CHOOSE_LIFE', 'life-choice'),
  },
};
