/**
 * The font comes behind the program: it would share the wire with what takes the first tap, and words stand in a like one until
 * then (`Inter Fallback`, of the same width). Where it has been before, it lies in the browser's cache and comes at once. One
 * file for both languages, for Kazakh words would mix two: public/fonts/inter-kz.v1.codepoints.txt tells what it holds. Its name
 * carries its version.
 */
export const FONT = '/fonts/inter-kz.v1.woff2';
const KEY = 'font';

/** False, too, where the browser tells nothing. */
export const hadFont = (): boolean => {
  try {
    return window.localStorage.getItem(KEY) === FONT;
  } catch {
    return false;
  }
};

/** Shows words in it as soon as it is here. */
export const showFont = (): void => {
  const face = new FontFace('Inter', `url(${FONT})`, { weight: '400 700', display: 'swap' });
  document.fonts.add(face);
  face
    .load()
    .then(() => window.localStorage.setItem(KEY, FONT))
    // It did not come, or nothing may be kept: the other one stands.
    .catch(() => undefined);
};
