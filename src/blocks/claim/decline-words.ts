/** What the decline dialog says. */
import type { DeclineValues } from '../../../schemas/shared/decline.form.ts';
import type { TextId } from '../../../locales/ids.ts';

export interface DeclineWords {
  readonly title: TextId;
  readonly text: TextId;
  readonly ask: TextId;
  readonly reasons: Readonly<Record<DeclineValues['reason'], TextId>>;
  readonly confirm: TextId;
  readonly keep: TextId;
}

/** To the customer about their own claim. */
export const ownWords: DeclineWords = {
  title: 'decline.title',
  text: 'decline.text',
  ask: 'decline.reason',
  reasons: {
    changed_mind: 'decline.reason.changed_mind',
    other_bank: 'decline.reason.other_bank',
    terms: 'decline.reason.terms',
    car_sold: 'decline.reason.car_sold',
    mistake: 'decline.reason.mistake',
    other: 'decline.reason.other',
  },
  confirm: 'decline.confirm',
  keep: 'decline.keep',
};
