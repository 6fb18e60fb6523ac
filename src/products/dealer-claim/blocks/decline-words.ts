import { type DeclineWords, ownWords } from '../../../blocks/claim/decline-words.ts';

/** To a dealer about a customer's claim. */
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
