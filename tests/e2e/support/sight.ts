import { fill } from '../../../machines/kit/address.ts';
import { screenSpec, type ScreenId } from '../../../machines/screens.ts';
import { CLAIM, elsewhere, judge, type Expected, type Sight } from './judge.ts';
import { linesOf } from './lines.ts';
import type { Language, Words } from './texts.ts';

/**
 * Where a screen stands: the claim's id in the path, else in `?claim=`, and the product's word where several share the
 * address. Null: at whatever address is in the bar.
 */
export const addressOf = (screen: ScreenId, claim: string | null): string | null => {
  const { path, kind } = screenSpec(screen);
  if (path === null || (claim === null && /:id(?!\?)/.test(path))) return null;
  const query = new URLSearchParams({
    ...(claim === null || path.includes(':id') ? {} : { claim }),
    ...(kind === undefined ? {} : { kind }),
  });
  return `${fill(path, { id: claim ?? undefined })}${query.size > 0 ? `?${query.toString()}` : ''}`;
};

interface Asked {
  readonly words: Words;
  readonly language: Language;
  /** The heading has the focus, as after every step. */
  readonly focus: boolean;
  /** The form may have been refused: the title then says so. */
  readonly refused: boolean;
}

/** What a page without a claim is headed by, once some are found: it counts them. */
const FOUND: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    'У вас есть открытая заявка',
    'У вас есть открытые заявки',
    'У вас есть действующий автокредит',
    'У вас есть действующие автокредиты',
    'Ваши заявки и кредиты',
  ],
  kk: [
    'Ашық өтініміңіз бар',
    'Ашық өтінімдеріңіз бар',
    'Қолданыстағы автонесиеңіз бар',
    'Қолданыстағы автонесиелеріңіз бар',
    'Өтінімдеріңіз бен несиелеріңіз',
  ],
};

/** What a screen must show in these words. */
export const expectedOf = (screen: ScreenId, { words, language, focus, refused }: Asked): Expected => ({
  screen,
  address: addressOf(screen, CLAIM),
  bare: addressOf(screen, null),
  name: words(screenSpec(screen).title),
  brand: words('brand.main'),
  whichClaim: [words('state.whichClaim'), words('list.noneTitle'), ...FOUND[language]],
  refused: refused ? `${words('form.error')} {title}` : null,
  lines: linesOf(screen),
  language,
  focus,
});

/** Why it is another screen, or not yet this one; nothing: null. */
export const isElsewhere = (seen: Sight | null, screen: ScreenId): string | null => {
  if (seen === null) return 'the page is being left';
  return elsewhere(seen, screen);
};

/** What of the screen that stands is not as it must be: address, title, line, language, one heading, focus. */
export const faultsOf = (
  seen: Sight,
  { screen, claim, ...asked }: Asked & { readonly screen: ScreenId; readonly claim: string | null },
): string[] => judge(seen, expectedOf(screen, asked), claim);
