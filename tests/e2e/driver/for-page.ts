import { delays } from '../../../machines/kit/setup.ts';
import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { asFields } from '../support/forms.ts';
import type { Field } from '../support/in-page.ts';
import type { BrowserPath } from '../support/paths.ts';
import { wordsIn, type Language } from '../support/texts.ts';
import { expectedOf } from '../support/sight.ts';
import { stretchesOf, type Setup } from './legs.ts';
import type { PlanEntry } from '../../../sandbox/core/plan.ts';
import type { PagePath, Planned } from './path-plan.ts';

/** A path that opens a door signs somebody in anew: another document, which the page's driver does not live through. */
export const staysOnPage = ({ legs }: BrowserPath): boolean => legs.every(({ enters }) => enters === undefined);

const bare = ({ operationId, kind, standing }: PlanEntry): Planned => ({
  operationId,
  ...(kind === undefined ? {} : { kind }),
  ...(standing === undefined ? {} : { standing }),
});

/** As JSON a name that there is not would be `null`. */
const withoutGap = ([path, value, mayLack, name]: Field): Field =>
  name === undefined ? [path, value, mayLack] : [path, value, mayLack, name];

/**
 * What of a path the page is handed, and the plan of its steps, which is the sandbox's.
 * @param first the number of its first step, where the plan of other paths stands before it
 */
export const pagePath = (
  setup: Setup,
  path: BrowserPath,
  language: Language,
  first: number,
): { path: PagePath; steps: readonly (readonly PlanEntry[])[] } => {
  const words = wordsIn(language);
  const stretches = stretchesOf(setup, path, words);
  const walked: PagePath = {
    addRow: words('q.addContact'),
    today: EXAMPLE_TODAY,
    legs: stretches.map(({ enters: _, screen, doings, plan, polled, ...stretch }, at) => ({
      ...stretch,
      step: first + 2 * at,
      plan: plan.map(bare),
      polled: polled.map(bare),
      doings: doings.map((doing) =>
        doing.do === 'fill'
          ? {
              do: 'fill',
              event: doing.event,
              fields: asFields(doing.event, doing.raw).map(withoutGap),
              again: doing.again === true,
            }
          : doing,
      ),
      polledAfterMs: delays.calm,
      expected: screen === null ? null : expectedOf(screen, { words, language, focus: false, refused: true }),
    })),
  };
  return { path: walked, steps: stretches.flatMap(({ plan, polled }) => [plan, polled]) };
};
