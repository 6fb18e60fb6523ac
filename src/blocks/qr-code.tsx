import { useMemo } from 'react';
import { encode } from 'uqr';
import { css } from '@styled/css';

/** Dark modules as one path: a step right for each, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Readers want dark on light with four light modules around it, whatever the page looks like. */
const plate = css({ display: 'block', width: 'full', maxW: '[340px]', mx: 'auto', borderRadius: 'l2', bg: '[#fff]' });

/** What a code holds at this level of correction is some 2 300 bytes; null: more than that. */
function modulesOf(text: string) {
  try {
    return encode(text, { ecc: 'M', border: 4 });
  } catch {
    return null;
  }
}

/** A text to be read by a phone's camera or a seller's reader. `tooLong`: what is said where the text is too long for a code. */
export function QrCode({ text, label, tooLong }: { text: string; label: string; tooLong: string }) {
  const modules = useMemo(() => modulesOf(text), [text]);
  if (modules === null) return <p>{tooLong}</p>;
  const { size, data } = modules;
  return (
    <svg className={plate} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
