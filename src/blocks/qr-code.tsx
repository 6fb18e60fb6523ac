import { useMemo } from 'react';
import { encode } from 'uqr';
import { css } from '@styled/css';

/** Dark modules as one path: a step right for each, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Readers want dark on light with four light modules around it, whatever the page looks like. */
const plate = css({ display: 'block', width: 'full', maxW: '[280px]', mx: 'auto', borderRadius: 'l2', bg: '[#fff]' });

/** A text to be read by a phone's camera or a seller's reader. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  return (
    <svg className={plate} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
