/** What the decline dialog says: to the customer about their own claim, or to a dealer about a customer's. */
import type { DeclineValues } from '../../../schemas/decline.form.ts';
import type { TextId } from '../../../locales/ids.ts';

export interface DeclineWords {
  readonly title: TextId;
  readonly text: TextId;
  readonly ask: TextId;
  readonly reasons: Readonly<Record<DeclineValues['reason'], TextId>>;
  readonly confirm: TextId;
  readonly keep: TextId;
}

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

export const deskWords: DeclineWords = {
  ...ownWords,
  title: 'dealer.decline.title',
  ask: 'dealer.decline.reason',
  reasons: {
    ...ownWords.reasons,
    changed_mind: 'dealer.decline.reason.changed_mind',
    other_bank: 'dealer.decline.reason.other_bank',
    terms: 'dealer.decline.reason.terms',
  },
  confirm: 'dealer.detail.decline',
};
