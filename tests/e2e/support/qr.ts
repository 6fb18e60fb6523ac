import { encode } from 'uqr';

/** A text as a code is drawn in the page, by the encoder itself: what its path must be. */
export const qrOf = (text: string): string =>
  encode(text, { ecc: 'M', border: 4 })
    .data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
