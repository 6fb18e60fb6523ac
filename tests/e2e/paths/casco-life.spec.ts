import { cascoLife } from '../../../machines/flows/casco-life.flow.ts';
import { forms, type FormName } from '../../../schemas/examples.ts';
import { testPaths } from '../support/walk-paths.ts';
import type { Walker } from '../support/walker.ts';

/** What is decided stands folded; its form is opened first. */
const chooses =
  (event: string, form: FormName) =>
  async (walker: Walker): Promise<void> => {
    const opener = walker.page.locator(`[data-opens="${event}"]`);
    if ((await opener.count()) > 0) await opener.click();
    await walker.submit(event, forms[form].examples.valid[0]);
  };

testPaths({
  flow: 'casco-life',
  machine: cascoLife,
  who: 'aidos',
  start: 'casco-life-complete',
  opens: (claim) => `/insurance/casco-and-life/${claim}`,
  says: {
    CHOOSE_CASCO: chooses('CHOOSE_CASCO', 'casco-choice'),
    CHOOSE_LIFE: chooses('CHOOSE_LIFE', 'life-choice'),
  },
});
