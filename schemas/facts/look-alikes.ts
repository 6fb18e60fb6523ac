const CYRILLIC = 'АВЕКМНОРСТУХІ';
const LATIN = 'ABEKMHOPCTYXI';

/** Cyrillic capitals that look like Latin ones, as Latin: plates and VINs are typed in whatever layout is on. */
export const latinLookAlikes = (capitals: string): string =>
  capitals.replace(/[АВЕКМНОРСТУХІ]/g, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)));
