import { delays } from '../../../machines/kit/setup.ts';
import { EXAMPLE_TODAY } from '../../paths/support/form-examples.ts';
import { asFields } from '../support/forms.ts';
import type { BrowserPath } from '../support/paths.ts';
import { wordsIn, type Language } from '../support/texts.ts';
import { expectedOf } from '../support/sight.ts';
import { stretchesOf, type Setup } from './legs.ts';
import type { PagePath } from './path-plan.ts';

/** A path that opens a door signs somebody in anew: another document, which the page's driver does not live through. */
export const staysOnPage = ({ legs }: BrowserPath): boolean => legs.every(({ enters }) => enters === undefined);

/** What the page is handed of a path. */
export const pagePath = (setup: Setup, path: BrowserPath, language: Language): PagePath => {
  const words = wordsIn(language);
  return {
    addRow: words('q.addContact'),
    today: EXAMPLE_TODAY,
    legs: stretchesOf(setup, path, words).map(({ enters: _, screen, doings, ...stretch }) => ({
      ...stretch,
      doings: doings.map((doing) =>
        doing.do === 'fill'
          ? { do: 'fill', event: doing.event, fields: asFields(doing.raw), again: doing.again === true }
          : doing,
      ),
      polledAfterMs: delays.calm,
      expected: screen === null ? null : expectedOf(screen, { words, language, focus: false, refused: true }),
    })),
  };
};
