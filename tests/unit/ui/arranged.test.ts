import { expect, it } from 'vitest';
import { cards } from '../../../src/theme/recipes/arranged/cards.ts';
import { offers } from '../../../src/theme/recipes/arranged/offers.ts';
import { pages } from '../../../src/theme/recipes/arranged/pages.ts';
import { questions } from '../../../src/theme/recipes/arranged/questions.ts';

it('names no arrangement twice: the later of two would silently take the place of the other', () => {
  const names = [questions, offers, cards, pages].flatMap((of) => Object.keys(of));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
