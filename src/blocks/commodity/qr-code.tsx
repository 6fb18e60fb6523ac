import { css } from '@styled/css';
import { QR_SIZE, QR_TEXT_BYTES, qrRows } from './qr.ts';

/** The light edge that readers need, in modules. */
const EDGE = 4;

/** A text as a picture for a reader; always dark on white. Nothing where the text is too long: it stands beside in letters. */
export function QrCode({ text, label }: { text: string; label: string }) {
  if (new TextEncoder().encode(text).length > QR_TEXT_BYTES) return null;
  const side = QR_SIZE + 2 * EDGE;
  const path = qrRows(text)
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={css({ width: 'full', maxWidth: '[240px]', height: 'auto' })}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
