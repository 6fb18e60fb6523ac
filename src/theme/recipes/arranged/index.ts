import { defineRecipe } from '@pandacss/dev';
import { cards } from './cards.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { questions } from './questions.ts';

/** How the things inside stand where there is room; below each other, or as they would, where there is not. */
export const arranged = defineRecipe({
  className: 'arranged',
  variants: { as: { ...questions, ...offers, ...cards, ...pages } },
});
